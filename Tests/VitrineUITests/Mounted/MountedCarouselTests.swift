#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  @MainActor @Suite struct CarouselTests {
    private let middle = CGPoint(x: 150, y: 30)

    @Test func itemsRunFromTheRightWhereOneWritesFromThere() async {
      let carousel = await MountedCarousel(direction: .rightToLeft)
      #expect(carousel.left(of: 0) == 100)
      #expect(carousel.left(of: 1) == 0)
      await carousel.window.drag(from: middle, to: CGPoint(x: 230, y: 30), frames: 20)
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [1])
      #expect(carousel.window.faults == [])
    }

    @Test func aDragMovesTheItemsAndTheReleaseSettles() async {
      let carousel = await MountedCarousel()
      await carousel.window.drag(
        from: middle, to: CGPoint(x: 70, y: 30), frames: 20, lifts: false)
      let dragged = carousel.left(of: 1) ?? 0
      #expect(dragged < 150 && dragged > 100)
      carousel.window.lift(at: CGPoint(x: 70, y: 30))
      #expect(!carousel.window.isAtRest)
      await carousel.window.run(for: 2)
      #expect(carousel.left(of: 1) == 100)
      #expect(carousel.app.selections == [1])
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    @Test func aFingerCatchesAMovingStrip() async {
      let carousel = await MountedCarousel(0..<50)
      await carousel.window.drag(from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 4)
      await carousel.window.run(for: 0.05)
      carousel.window.press(at: middle)
      let caught = carousel.shown
      await carousel.window.run(for: 0.2)
      #expect(carousel.shown == caught)
      carousel.window.cancelTouch()
      await carousel.window.run(for: 2)
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    @Test func anAssignmentMovesTheStripOnlyWithinAnAnimation() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.selection = 2 }
      await carousel.window.settle()
      #expect(carousel.left(of: 2) == 100)
      carousel.window.perform { withAnimation { carousel.app.selection = 1 } }
      #expect(carousel.left(of: 2) == 100)
      await carousel.window.run(for: 0.1)
      #expect(carousel.left(of: 2) != 100)
      await carousel.window.run(for: 2)
      #expect(carousel.left(of: 1) == 100)
      #expect(carousel.app.selections == [], "the app hears nothing of its own change")
      #expect(carousel.window.faults == [])
    }

    @Test func arrowKeysMoveAFocusedCarousel() async {
      let carousel = await MountedCarousel()
      #expect(!carousel.window.press(.rightArrow), "nothing has focus")
      carousel.window.focusNext()
      #expect(carousel.window.press(.rightArrow))
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [1])
      #expect(!carousel.window.press(.rightArrow, modifiers: .command))
      #expect(carousel.window.faults == [])
    }

    @Test func aTapOnAButtonActsAndADragOfItDoesNot() async {
      let carousel = await MountedCarousel()
      let button = CGPoint(x: 150, y: 100)
      carousel.window.tap(at: button)
      #expect(carousel.app.taps == [0])
      await carousel.window.run(for: 1)
      await carousel.window.drag(from: button, to: CGPoint(x: 60, y: 100), frames: 10)
      await carousel.window.run(for: 2)
      #expect(carousel.app.taps == [0])
      #expect(carousel.app.selections.count == 1)
      #expect(carousel.window.faults == [])
    }

    @Test func aScreenReaderFindsTheItemsAndTheirPositions() async {
      let carousel = await MountedCarousel()
      let elements = carousel.window.accessibility
      #expect(elements.map(\.value) == ["1 of 5", "2 of 5"])
      elements.first?.adjust?(.increment)
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [1])
    }
  }
}
#endif
