#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Two fingers on the trackpad of an iPad, and its mouse.
  @MainActor @Suite struct TrackpadTests {
    private let middle = CGPoint(x: 150, y: 30)

    @Test func aScrollAlongTheStripMovesIt() async {
      let carousel = await MountedCarousel(0..<20)
      let scroll = CGSize(width: -110, height: 4)
      let parts = await carousel.window.scrollTrackpad(at: middle, by: scroll, frames: 20)
      #expect(parts == 1)
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections.last.map { $0 ?? 0 > 0 } == true)
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    /// Pointers of a mouse are more precise than fingers, so the engine recognizes their drags earlier.
    @Test(arguments: [UITouch.TouchType.direct, .indirectPointer])
    func aMouseDragsAfterFewerPointsThanAFinger(device: UITouch.TouchType) async {
      let carousel = await MountedCarousel()
      carousel.window.press(at: middle, with: device)
      await carousel.window.runFrame()
      carousel.window.move(to: CGPoint(x: 144, y: 30))
      await carousel.window.runFrame()
      carousel.window.move(to: CGPoint(x: 143, y: 30))
      await carousel.window.runFrame()
      #expect(carousel.hasLeft(0, at: 100) == (device == .direct))
      carousel.window.cancelTouch()
    }

    /// A page that scrolls in the direction of a loop would never get past it.
    @Test func theWheelTurnsALoopInThePagesDirectionOnlyWithFocus() async {
      let window = TestWindow {
        Carousel(0..<9, id: \.self, axis: .vertical) { Color.numbered($0) }
          .carouselLoops().carouselItemLength(.fixed(100))
      }
      await window.run(for: 0.5)
      let (middle, scroll) = (CGPoint(x: 195, y: 422), CGSize(width: 0, height: 30))
      #expect(!window.turnWheel(at: middle, by: scroll))
      #expect(window.focusNext())
      #expect(window.turnWheel(at: middle, by: scroll))
      #expect(window.faults == [])
    }

    @Test func aMouseShowsTheControlsOfAPhotograph() async {
      let window = TestWindow {
        PhotoViewer(0..<9, id: \.self, selection: .constant(3)) { Color.numbered($0) }
          .photoTap(.controls)
      }
      await window.run(for: 5)
      let opacity = { window.drawn("xmark").first?.opacity ?? 0 }
      #expect(opacity() == 0)
      window.hover(at: CGPoint(x: 195, y: 422))
      window.hover(at: CGPoint(x: 196, y: 422))
      await window.run(for: 1)
      #expect(opacity() == 1)
      #expect(window.faults == [])
    }

    @Test func aCancelledScrollComesToRest() async {
      let carousel = await MountedCarousel(0..<20)
      await carousel.window.scrollTrackpad(
        at: middle, by: CGSize(width: -130, height: 0), frames: 20, cancels: true)
      await carousel.window.run(for: 2)
      #expect(carousel.window.isAtRest)
      #expect(carousel.shown.allSatisfy { abs($0.frame.minX.remainder(dividingBy: 10)) < 0.01 })
      #expect(carousel.window.faults == [])
    }

    @Test func aScrollAcrossTheStripBelongsToWhatContainsIt() async {
      let app = NestedApp()
      let window = TestWindow(size: CGSize(width: 300, height: 300)) { Nested(app: app) }
      await window.run(for: 0.5)
      await window.scrollTrackpad(at: middle, by: CGSize(width: 3, height: -200), frames: 20)
      await window.run(for: 2)
      #expect(app.outer ?? 0 > 0 && app.inner == 0)
      await window.scrollTrackpad(at: middle, by: CGSize(width: -110, height: 2), frames: 20)
      await window.run(for: 2)
      #expect(app.inner ?? 0 > 0)
      #expect(window.isAtRest)
      #expect(window.faults == [])
    }

    @Test func aScrollOverAnOpenPhotographShowsTheNext() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      await grid.window.scrollTrackpad(
        at: CGPoint(x: 195, y: 400), by: CGSize(width: -250, height: 0), frames: 10)
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, 5])
      #expect(grid.window.faults == [])
    }
  }
}

@MainActor @Observable
private final class NestedApp {
  var outer: Int? = 0
  var inner: Int? = 0
}

/// Rows in a column, each of which is a carousel.
private struct Nested: View {
  let app: NestedApp

  var body: some View {
    Carousel(0..<9, id: \.self, selection: Binding(app, \.outer), axis: .vertical) { _ in
      Carousel(0..<9, id: \.self, selection: Binding(app, \.inner)) { Color.numbered($0) }
        .carouselItemLength(.fixed(100))
    }
    .carouselItemLength(.fixed(300))
  }
}
#endif
