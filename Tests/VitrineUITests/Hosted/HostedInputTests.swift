#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// The mouse or a finger, keys, the wheel and a screen reader, in a window of either system.
  @MainActor @Suite struct HostedInputTests {
    private let middle = CGPoint(x: 150, y: 30)

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aDragMovesTheItemsAndTheReleaseSettles(direction: LayoutDirection) async {
      let carousel = await MountedCarousel(direction: direction)
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      let sign: CGFloat = direction == .leftToRight ? -1 : 1
      let end = CGPoint(x: 150 + 80 * sign, y: 30)
      await carousel.window.drag(from: middle, to: end, frames: 20, lifts: false)
      #expect(
        await carousel.window.reaches {
          carousel.left(of: 0).map { (20..<100).contains(sign * ($0 - 100)) } == true
        })
      #expect(carousel.app.selections == [])
      carousel.window.lift(at: end)
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      #expect(carousel.app.selections == [1])
    }

    @Test func aPressCatchesAMovingStrip() async {
      let carousel = await MountedCarousel(0..<50)
      await carousel.window.drag(from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 4)
      #expect(
        await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == true })
      carousel.window.press(at: middle)
      await carousel.window.runFrame()
      await carousel.window.runFrame()
      let caught = carousel.driver?.offset
      await carousel.window.run(for: 0.2)
      #expect(carousel.driver?.offset == caught)
      carousel.window.lift(at: middle)
      #expect(await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == false })
    }

    @Test func aButtonActsUnlessItIsDragged() async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      let button = CGPoint(x: 150, y: 100)
      carousel.window.tap(at: button)
      #expect(await carousel.window.reaches { carousel.app.taps == [0] })
      await carousel.window.run(for: 1)
      await carousel.window.drag(from: button, to: CGPoint(x: 60, y: 100), frames: 10)
      #expect(await carousel.window.reaches { carousel.app.selections.count == 1 })
      #expect(await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == false })
      #expect(carousel.app.taps == [0])
    }

    @Test func onlyAClosedViewerLetsTouchesThrough() async {
      let app = GridApp()
      app.photos = Array(0..<10)
      let window = TestWindow { ViewerOverButton(app: app) }
      #expect(await window.reaches { window.frame(of: "page") != nil })
      window.tap(at: CGPoint(x: 195, y: 422))
      #expect(await window.reaches { app.contentCalls == 1 })
      window.perform { app.selection = 3 }
      #expect(await window.reaches { window.frame(of: "3") != nil })
      // A tap right after an opening is ignored.
      await window.run(for: 1)
      window.tap(at: CGPoint(x: 195, y: 422))
      #expect(await window.reaches { app.selection == nil }, "the tap closes the photograph")
      #expect(app.contentCalls == 1)
    }

    @Test func aScreenReaderFindsTheItemsAndTheirPositions() async {
      let carousel = await MountedCarousel()
      #expect(
        await carousel.window.reaches { carousel.window.spokenValues == ["1 of 5", "2 of 5"] })
    }
  }
}
#endif
