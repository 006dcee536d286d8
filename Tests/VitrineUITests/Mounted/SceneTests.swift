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

    @Test(arguments: [CarouselEffect.none, .scale], LayoutDirection.allCases)
    func cardsDrawTheScene(effect: CarouselEffect, direction: LayoutDirection) async throws {
      let cards = await MountedCards(effect: effect, direction: direction)
      func expectCards(_ moment: String) throws {
        let driver = try #require(cards.app.reference.driver as? CarouselDriver<Int>)
        // An opening card crops its details; its poster grows as it fades.
        expectVisible(driver.exhibit.scene, in: cards.window, moment) {
          "\($0.openness > 0 ? "details" : "poster") \(driver.ids[$0.item])"
        } opacity: {
          $0.openness > 0 ? $0.opacity * $0.openness : $0.opacity
        }
      }
      try expectCards("at rest")
      cards.window.perform { withAnimation { cards.app.expanded = [1] } }
      for _ in 0..<20 {
        await cards.window.runFrame()
        try expectCards("while a card opens")
      }
      await cards.window.drag(
        from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), frames: 6, lifts: false)
      try expectCards("in a drag")
      cards.window.lift(at: CGPoint(x: 100, y: 100))
      await cards.window.run(for: 0.1)
      try expectCards("in a settle")
      cards.window.perform { cards.app.items = [5, 4, 3, 2, 1] }
      await cards.window.runFrame()
      try expectCards("after a change of data")
      cards.window.resize(to: CGSize(width: 333, height: 222))
      await cards.window.run(for: 1)
      try expectCards("after a rotation")
      #expect(cards.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aRowDrawsTheScene(direction: LayoutDirection) async throws {
      let row = await MountedPhotographs(direction: direction)
      func expectRow(_ moment: String) throws {
        let driver = try #require(row.app.reference.driver as? CarouselDriver<Int>)
        expectVisible(driver.exhibit.scene, in: row.window, moment) { "\(driver.ids[$0.item])" }
      }
      try expectRow("at rest")
      await row.window.drag(
        from: CGPoint(x: 300, y: 50), to: CGPoint(x: 150, y: 50), frames: 6, lifts: false)
      try expectRow("in a drag")
      row.window.lift(at: CGPoint(x: 150, y: 50))
      await row.window.run(for: 0.1)
      try expectRow("in a settle")
      row.window.perform { withAnimation { row.app.isStitched = true } }
      for _ in 0..<15 {
        await row.window.runFrame()
        try expectRow("while it is stitched")
      }
      row.window.perform { row.app.items = [5, 1, 0, 7] }
      await row.window.runFrame()
      try expectRow("after a change of data")
      row.window.resize(to: CGSize(width: 300, height: 80))
      await row.window.run(for: 1)
      try expectRow("after a rotation")
      #expect(row.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aGridDrawsTheScene(direction: LayoutDirection) async throws {
      let grid = await MountedGrid(direction: direction)
      func expectGrid(_ moment: String) throws {
        let driver = try #require(grid.driver)
        let scrolled = Vector(x: 0, y: -driver.window)
        expectVisible(driver.exhibit.scene, in: grid.window, moment, movedBy: scrolled) {
          "cell \(driver.ids[$0.item])"
        }
      }
      try expectGrid("at rest")
      grid.window.scroll(by: 777.7)
      await grid.window.runFrame()
      try expectGrid("after it was scrolled")
      grid.window.resize(to: CGSize(width: 844, height: 390))
      await grid.window.run(for: 0.2)
      try expectGrid("after a rotation")
      grid.window.perform { grid.app.photos = Array(30..<45) + Array(100..<180) }
      await grid.window.run(for: 0.2)
      try expectGrid("after a change of data")
      #expect(grid.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aViewerDrawsTheScene(direction: LayoutDirection) async throws {
      let grid = await MountedGrid(coverDelay: 0, sizeDelay: 0, direction: direction)
      func expectViewer(_ moment: String) throws {
        let viewer = try #require(grid.driver?.viewer)
        expectVisible(viewer.exhibit.scene, in: grid.window, moment) {
          "large \(viewer.ids[$0.item])"
        }
        let scene = viewer.exhibit.scene
        let backdrop = grid.window.drawn.last { $0.name == "black" }?.opacity ?? 0
        #expect(abs(backdrop - scene.backdrop * scene.sceneOpacity) < 0.01, "\(moment)")
      }
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      for _ in 0..<20 {
        await grid.window.runFrame()
        try expectViewer("while it opens")
      }
      await grid.window.run(for: 2)
      try expectViewer("at rest")
      await grid.window.drag(
        from: CGPoint(x: 195, y: 400), to: CGPoint(x: 170, y: 450), frames: 9, lifts: false)
      try expectViewer("in a drag")
      await grid.window.run(for: 0.3)
      grid.window.lift(at: CGPoint(x: 170, y: 450))
      for _ in 0..<10 {
        await grid.window.runFrame()
        try expectViewer("in a settle")
      }
      await grid.window.run(for: 2)
      let way: CGFloat = direction == .leftToRight ? 1 : -1
      await grid.window.drag(
        from: CGPoint(x: 195 + 100 * way, y: 400), to: CGPoint(x: 195 - 100 * way, y: 400),
        frames: 6)
      for _ in 0..<10 {
        await grid.window.runFrame()
        try expectViewer("while a page turns")
      }
      await grid.window.run(for: 2)
      #expect(grid.app.selection == 5)
      await grid.window.pinch(at: CGPoint(x: 195, y: 400), to: 2, frames: 6)
      await grid.window.run(for: 1)
      try expectViewer("when it is zoomed")
      grid.window.resize(to: CGSize(width: 844, height: 390))
      await grid.window.run(for: 1)
      try expectViewer("after a rotation")
      grid.window.perform { grid.app.photos = [9, 5, 7] }
      await grid.window.run(for: 1)
      try expectViewer("after a change of data")
      #expect(grid.window.drawn("large 5").count == 1)
      #expect(grid.window.faults == [])
    }

    @Test(arguments: [CarouselEffect.coverFlow, .cylinder])
    func itemsTurnInSpaceAsInTheScene(effect: CarouselEffect) async throws {
      let carousel = await MountedCarousel(0..<20) { AnyView($0.carouselEffect(effect)) }
      carousel.window.perform { withAnimation { carousel.app.selection = 2 } }
      await carousel.window.run(for: 0.1)
      let driver = try #require(carousel.app.reference.driver as? CarouselDriver<Int>)
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

    /// Compares what is visible with the visible parts of a scene's placements, in number, position, opacity and order.
    private func expectVisible(
      _ scene: ExhibitScene, in window: TestWindow, _ moment: String,
      movedBy shift: Vector = .zero, named name: (Placement) -> String,
      opacity: (Placement) -> Double = { $0.opacity }
    ) {
      let bounds = CGRect(origin: .zero, size: window.size)
      var expected: [(name: String, visible: CGRect, opacity: Double)] = []
      for placement in scene.placements.sorted(by: { $0.depth < $1.depth }) {
        let frame = placement.frame.moved(by: scene.offset).moved(by: shift)
        let visible = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
          .intersection(bounds)
        let opacity = opacity(placement) * scene.sceneOpacity
        guard opacity > 0, visible.width > 0.01, visible.height > 0.01 else { continue }
        expected.append((name(placement), visible, opacity))
      }
      let names = Set(expected.map(\.name))
      let drawn = window.drawn.filter {
        names.contains($0.name) && $0.opacity > 0 && $0.visible.width > 0.01
          && $0.visible.height > 0.01
      }
      #expect(drawn.map(\.name) == expected.map(\.name), "\(moment)")
      for (drawn, expected) in zip(drawn, expected) {
        let differences = [
          drawn.visible.minX - expected.visible.minX, drawn.visible.minY - expected.visible.minY,
          drawn.visible.width - expected.visible.width,
          drawn.visible.height - expected.visible.height, drawn.opacity - expected.opacity,
        ]
        #expect(
          differences.allSatisfy { abs($0) < 0.01 }, "\(moment): \(drawn), but \(expected)")
      }
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
