#if EXECUTES_VIEWS
import Accessibility
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Haptics, accessibility announcements and elements, and the corners of pictures.
  @MainActor @Suite struct FeedbackTests {
    @Test func eachItemThatPassesInADragIsFelt() async {
      let carousel = await MountedCarousel(0..<20)
      await carousel.window.drag(
        from: CGPoint(x: 280, y: 30), to: CGPoint(x: 50, y: 30), frames: 30, lifts: false)
      #expect(carousel.window.feedback == [.selection, .selection])
      carousel.window.lift(at: CGPoint(x: 50, y: 30))
      await carousel.window.run(for: 2)
      #expect(carousel.window.feedback.count == 2, "nothing is felt without a finger")
    }

    @Test func stitchingIsFeltOnce() async {
      let row = await MountedPhotographs()
      await row.window.pinch(at: CGPoint(x: 200, y: 50), to: 0.5, frames: 10)
      #expect(row.window.feedback == [.impact(weight: .heavy)])
      await row.window.run(for: 1)
      #expect(row.window.feedback.count == 1)
    }

    @Test func aScreenReaderThatScrollsHearsThePosition() async throws {
      let carousel = await MountedCarousel()
      AccessibilityNotification.posted = []
      let item = try #require(carousel.window.accessibility.first)
      carousel.window.perform { item.adjust?(.decrement) }
      #expect(AccessibilityNotification.posted == ["1 of 5"], "there is nothing before the first")
      AccessibilityNotification.posted = []
      carousel.window.perform { item.scroll?(.trailing) }
      #expect(AccessibilityNotification.posted == [], "it waits until the strip is at rest")
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [3], "a page farther")
      #expect(AccessibilityNotification.posted == ["4 of 5"])
    }

    @Test func aScreenReaderFollowsTheItemThatItAskedFor() async throws {
      let carousel = await MountedCarousel()
      let item = try #require(carousel.window.accessibility.first)
      carousel.window.perform { item.adjust?(.increment) }
      await carousel.window.run(for: 2)
      let focused = try #require(carousel.window.accessibilityFocus?.base as? Cell<Int>.Key)
      #expect(focused.item == 1)
    }

    @Test func aScreenReaderGoesToAnOpenPhotographAndBackToItsCell() async throws {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      #expect((grid.window.accessibilityFocus?.base as? Cell<Int>.Key)?.item == 4)
      let photo = try #require(grid.window.accessibility.last { $0.traits.contains(.isImage) })
      #expect(photo.value == "5 of 60")
      grid.window.perform { photo.adjust?(.increment) }
      await grid.window.run(for: 2)
      #expect((grid.window.accessibilityFocus?.base as? Cell<Int>.Key)?.item == 5)
      // The cell has the same key as the photograph, which has gone with its cover.
      grid.window.press(.escape)
      await grid.window.run(for: 2)
      let focus = try #require(grid.window.stored(PhotoStorage<Int>.self)).driver.voiceOverFocus
      #expect(focus.key?.item == 5)
      #expect((grid.window.accessibilityFocus?.base as? Cell<Int>.Key) == focus.key)
    }

    @Test func aScreenReaderHearsThatThereIsNoNextPhotograph() async throws {
      let grid = await MountedGrid(0..<5)
      grid.window.perform { grid.app.selection = 4 }
      await grid.window.run(for: 2)
      AccessibilityNotification.posted = []
      let photo = try #require(grid.window.accessibility.last { $0.traits.contains(.isImage) })
      grid.window.perform { photo.adjust?(.increment) }
      await grid.window.run(for: 1)
      #expect(AccessibilityNotification.posted == ["5 of 5"])
      #expect(grid.app.selection == 4)
    }

    @Test func theEscapeGestureOfAScreenReaderClosesAPhotograph() async throws {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      let viewer = try #require(grid.window.accessibility.first { $0.traits.contains(.isModal) })
      let escape = try #require(viewer.actions["escape"])
      grid.window.perform { escape() }
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, nil])
      #expect(grid.window.faults == [])
    }

    @Test func cardsHaveRoundCorners() async {
      let cards = await MountedCards()
      #expect(cards.window.drawn("poster 0").first?.radii == [10, 10, 10, 10])
    }

    @Test func onlyTheOuterCornersOfAStitchedRowAreRound() async {
      let row = await MountedPhotographs()
      #expect(row.window.drawn("0").first?.radii == [8, 8, 8, 8])
      row.window.perform { row.app.isStitched = true }
      #expect(row.window.drawn("0").first?.radii == [8, 0, 0, 8])
      #expect(row.window.drawn("1").first?.radii == [0, 0, 0, 0])
    }
  }
}
#endif
