#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// A carousel draws the scene of the engine, within 0.01 points.
  @MainActor @Suite struct CarouselSceneTests {
    @Test(arguments: SceneCarousel.Kind.allCases, LayoutDirection.allCases)
    func aCarouselDrawsTheScene(kind: SceneCarousel.Kind, direction: LayoutDirection) async throws {
      let carousel = await SceneCarousel(kind, direction: direction)
      try carousel.expectScene("at rest")
      let way: CGFloat = direction == .leftToRight ? -1 : 1
      carousel.window.press(at: CGPoint(x: 150, y: 120))
      for step in stride(from: 0.0, to: 100, by: 17.3) {
        await carousel.window.runFrame()
        carousel.window.move(
          to: kind == .column
            ? CGPoint(x: 150, y: 120 - step) : CGPoint(x: 150 + way * step, y: 120))
      }
      await carousel.window.runFrame()
      try carousel.expectScene("in a drag")
      carousel.window.lift(
        at: kind == .column ? CGPoint(x: 150, y: 20) : CGPoint(x: 150 + way * 100, y: 120))
      for _ in 0..<20 {
        await carousel.window.runFrame()
        try carousel.expectScene("in a settle")
      }
      #expect(carousel.driver?.target != 0)
      carousel.window.resize(to: CGSize(width: 500, height: 211))
      await carousel.window.runFrame()
      try carousel.expectScene("after a rotation")
      carousel.window.perform { carousel.app.items = Array(3..<9) + Array(100..<110) }
      await carousel.window.runFrame()
      try carousel.expectScene("after a change of data")
      await carousel.window.run(for: 2)
      try carousel.expectScene("at rest again")
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [60, 200] as [CGFloat])
    func theEyeIsAsFarAwayFromLongItemsAsFromHighOnes(height: CGFloat) async {
      let size = CGSize(width: 300, height: height)
      let carousel = await MountedCarousel(0..<20, size: size) {
        AnyView($0.carouselEffect(.coverFlow))
      }
      let turned = carousel.window.drawn.filter { $0.turn.y != 0 }
      #expect(turned.count > 1)
      // SwiftUI's perspective is relative to the longer side of an item, which is 100 points long.
      #expect(turned.allSatisfy { $0.turn.perspective == max(100, height) / 800 })
    }
  }
}

/// A carousel whose drawings are compared with its scene. Items are about 100 points long.
@MainActor
struct SceneCarousel {
  enum Kind: CaseIterable {
    case plain, loop, column, measured, fraction, ratio
    case scale, fade, coverFlow, cylinder, wheel, stack, parallax, custom
  }

  let app: CarouselApp
  let window: TestWindow
  var driver: CarouselDriver<Int>? { app.reference.driver as? CarouselDriver<Int> }

  init(_ kind: Kind, direction: LayoutDirection) async {
    let app = CarouselApp()
    app.items = Array(0..<20)
    self.app = app
    window = TestWindow(
      size: CGSize(width: 300, height: 200), environment: { $0.layoutDirection = direction }
    ) { SceneCarouselView(app: app, kind: kind) }
    await window.run(for: 0.5)
  }

  func expectScene(_ moment: String) throws {
    let driver = try #require(driver)
    let scene =
      driver.effect.map { driver.exhibit.scene.applying($0, in: driver.environment) }
      ?? driver.exhibit.scene
    window.expectVisible(scene, moment) { "\(driver.ids[ifPresent: $0.item] ?? -1)" }
  }
}

private struct SceneCarouselView: View {
  let app: CarouselApp
  let kind: SceneCarousel.Kind

  var body: some View {
    if kind == .custom {
      carousel.carouselEffect { phase in
        var item = CarouselTransform()
        (item.scale, item.opacity) = (0.7 + 0.3 * phase.nearness, 0.4 + 0.6 * phase.nearness)
        item.offset = CGSize(width: 5 * phase.value, height: -9 * phase.value)
        (item.rotation, item.turn) = (.degrees(6 * phase.value), .degrees(20 * phase.value))
        item.depth = phase.nearness
        return item
      }
    } else {
      carousel.carouselEffect(effect)
    }
  }

  private var carousel: some View {
    Carousel(app.items, id: \.self, axis: kind == .column ? .vertical : .horizontal) { number in
      Color.numbered(number)
        .frame(width: kind == .measured ? 80 + CGFloat(number % 4) * 20 : nil)
    }
    .environment(\.carouselReference, app.reference)
    .carouselLoops(kind == .loop)
    .carouselItemLength(length)
  }

  private var length: CarouselItemLength {
    switch kind {
    case .measured: .measured
    case .fraction: .fraction(0.4)
    case .ratio: .ratio(0.6)
    default: .fixed(100)
    }
  }

  private var effect: CarouselEffect {
    switch kind {
    case .scale: .scale
    case .fade: .fade
    case .coverFlow: .coverFlow
    case .cylinder: .cylinder
    case .wheel: .wheel
    case .stack: .stack
    case .parallax: .parallax
    default: .none
    }
  }
}
#endif
