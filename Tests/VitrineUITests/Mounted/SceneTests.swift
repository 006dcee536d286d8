#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// What is drawn is the scene of the engine, within 0.01 points.
  @MainActor @Suite struct SceneTests {
    @Test(arguments: LayoutDirection.allCases, [false, true])
    func aCarouselDrawsTheScene(direction: LayoutDirection, loops: Bool) async throws {
      let carousel = await MountedCarousel(0..<20, direction: direction) {
        AnyView($0.carouselLoops(loops))
      }
      try expectScene(carousel, "at rest")
      carousel.window.press(at: CGPoint(x: 200, y: 30))
      for x in stride(from: 190.0, to: 30, by: -17.3) {
        await carousel.window.runFrame()
        carousel.window.move(to: CGPoint(x: x, y: 30))
      }
      await carousel.window.runFrame()
      try expectScene(carousel, "in a drag")
      carousel.window.lift(at: CGPoint(x: 30, y: 30))
      for _ in 0..<20 {
        await carousel.window.runFrame()
        try expectScene(carousel, "in a settle")
      }
      carousel.window.resize(to: CGSize(width: 500, height: 111))
      await carousel.window.runFrame()
      try expectScene(carousel, "after a rotation")
      carousel.window.perform { carousel.app.items = Array(3..<9) + Array(100..<110) }
      await carousel.window.runFrame()
      try expectScene(carousel, "after a change of data")
      await carousel.window.run(for: 2)
      try expectScene(carousel, "at rest again")
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [CarouselEffect.scale, .fade])
    func anEffectDrawsTheScene(effect: CarouselEffect) async throws {
      let carousel = await MountedCarousel(0..<20) { AnyView($0.carouselEffect(effect)) }
      try expectScene(carousel, "at rest")
      carousel.window.perform { withAnimation { carousel.app.selection = 2 } }
      await carousel.window.run(for: 0.1)
      try expectScene(carousel, "in a motion")
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [CarouselEffect.none, .scale])
    func cardsDrawTheScene(effect: CarouselEffect) async throws {
      let cards = await MountedCards(effect: effect)
      let driver = try #require(cards.app.reference.driver as? CarouselDriver<Int>)
      let scene = driver.exhibit.scene
      for placement in scene.placements where placement.opacity > 0 {
        let expected = placement.frame.moved(by: scene.offset)
        let drawn = cards.window.drawn.first { $0.name == "poster \(placement.item)" }?.frame
        let isSame = drawn.map {
          abs($0.minX - expected.x) < 0.01 && abs($0.minY - expected.y) < 0.01
            && abs($0.width - expected.width) < 0.01
        }
        #expect(isSame == true, "\(placement.item) is drawn at \(drawn as Any), not at \(expected)")
      }
      #expect(cards.window.faults == [])
    }

    /// Compares the visible items with the placements of the driver's scene.
    private func expectScene(_ carousel: MountedCarousel, _ moment: String) throws {
      let driver = try #require(carousel.app.reference.driver as? CarouselDriver<Int>)
      let scene = driver.exhibit.scene
      let drawn = carousel.window.drawn.filter { $0.name != "button" && $0.opacity > 0 }
      #expect(drawn.count == scene.placements.count { $0.opacity > 0 }, "\(moment)")
      for placement in scene.placements where placement.opacity > 0 {
        let (frame, name) = (
          placement.frame.moved(by: scene.offset), "\(driver.ids[placement.item])"
        )
        let isDrawn = drawn.contains {
          $0.name == name && abs($0.opacity - placement.opacity * scene.sceneOpacity) < 0.01
            && abs($0.frame.minX - frame.x) < 0.01 && abs($0.frame.minY - frame.y) < 0.01
            && abs($0.frame.width - frame.width) < 0.01
            && abs($0.frame.height - frame.height) < 0.01
        }
        #expect(isDrawn, "\(moment): \(name) at \(frame) is not among \(drawn)")
      }
    }
  }
}
#endif
