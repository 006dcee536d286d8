#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  @MainActor @Suite struct CarouselTests {
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

    @Test func keysWithACommandAreTheSystems() async {
      let carousel = await MountedCarousel()
      carousel.window.focusNext()
      #expect(!carousel.window.press(.rightArrow, modifiers: .command))
      #expect(carousel.window.faults == [])
    }

    @Test func theSystemMarksACarouselOnceThePersonUsesTheKeyboard() async {
      let carousel = await MountedCarousel()
      #expect(!carousel.window.showsFocusEffect)
      carousel.window.focusNext()
      #expect(carousel.window.showsFocusEffect, "the Tab key has given it focus")
      let clicked = await MountedCarousel()
      clicked.window.click(at: CGPoint(x: 150, y: 30))
      clicked.window.focusNext()
      #expect(clicked.window.hasFocus && !clicked.window.showsFocusEffect, "a click has given it")
      clicked.window.press(.rightArrow)
      #expect(clicked.window.showsFocusEffect)
      #expect(carousel.window.faults == [] && clicked.window.faults == [])
    }

    @Test func theSystemMarksNoGridAndNoPhotograph() async {
      let grid = await MountedGrid()
      grid.window.focusNext()
      #expect(grid.window.hasFocus && !grid.window.showsFocusEffect, "the grid marks a cell")
      grid.window.press(.return)
      await grid.window.run(for: 2)
      #expect(grid.window.hasCover && grid.window.hasFocus && !grid.window.showsFocusEffect)
    }

    @Test func aScreenReaderMovesTheCarousel() async {
      let carousel = await MountedCarousel()
      carousel.window.accessibility.first?.adjust?(.increment)
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [1])
    }
  }
}
#endif
