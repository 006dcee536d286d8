#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// What a carousel draws is the scene of the engine, within 0.01 points.
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

    @Test(arguments: [CarouselEffect.coverFlow, .cylinder])
    func itemsTurnInSpaceAsInTheScene(effect: CarouselEffect) async throws {
      let carousel = await MountedCarousel(0..<20) { AnyView($0.carouselEffect(effect)) }
      carousel.window.perform { withAnimation { carousel.app.selection = 2 } }
      await carousel.window.run(for: 0.1)
      let driver = try #require(carousel.driver)
      var turned = 0
      for placement in driver.exhibit.scene.placements where placement.opacity > 0 {
        let name = "\(driver.ids[placement.item])"
        let drawn = try #require(carousel.window.drawn.first { $0.name == name })
        #expect(abs(drawn.turn.y - placement.rotation.y) < 1e-9, "\(name)")
        if drawn.turn.y != 0 {
          turned += 1
          #expect(drawn.turn.perspective == 0.25, "200 points long, the eye 800 points away")
        }
      }
      #expect(turned > 1 || effect == .cylinder)
    }
  }
}

/// A carousel whose drawings are compared with its scene. Items are about 100 points long.
@MainActor
struct SceneCarousel {
  enum Kind: CaseIterable {
    case plain, loop, column, measured, fraction, ratio, scale, fade, stack, parallax
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
    window.expectVisible(driver.exhibit.scene, moment) { "\(driver.ids[$0.item])" }
  }
}

private struct SceneCarouselView: View {
  let app: CarouselApp
  let kind: SceneCarousel.Kind

  var body: some View {
    Carousel(app.items, id: \.self, axis: kind == .column ? .vertical : .horizontal) { number in
      Color.numbered(number)
        .frame(width: kind == .measured ? 80 + CGFloat(number % 4) * 20 : nil)
    }
    .environment(\.carouselReference, app.reference)
    .carouselLoops(kind == .loop)
    .carouselItemLength(length)
    .carouselEffect(effect)
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
    case .stack: .stack
    case .parallax: .parallax
    default: .none
    }
  }
}
#endif
