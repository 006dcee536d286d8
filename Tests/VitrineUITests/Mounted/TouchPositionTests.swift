#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Fingers over views that are scaled, or that have moved: recognizers convert their positions from the window to the view.
  @MainActor @Suite struct TouchPositionTests {
    @Test(arguments: [true, false])
    func anItemOfAScaledCarouselStaysUnderTheFinger(oneByOne: Bool) async throws {
      // The window shows the middle 150 of 300 points at twice their size, so items are 200 points wide.
      let carousel = await MountedCarousel(0..<20) {
        AnyView($0.scaleEffect(2).environment(\.hasTouchRecognizers, oneByOne))
      }
      carousel.window.press(at: CGPoint(x: 200, y: 30))
      await carousel.window.runFrame()
      carousel.window.move(to: CGPoint(x: 150, y: 30))
      await carousel.window.runFrame()
      let before = try #require(carousel.left(of: 0))
      carousel.window.move(to: CGPoint(x: 110, y: 30))
      await carousel.window.runFrame()
      let after = try #require(carousel.left(of: 0))
      #expect(abs(before - 40 - after) < 0.01, "\(before) \(after)")
      carousel.window.cancelTouch()
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [true, false])
    func aTapFindsItsCardAfterTheRowHasMoved(oneByOne: Bool) async {
      let app = MovedApp()
      let window = TestWindow(
        size: CGSize(width: 600, height: 200), environment: { $0.hasTouchRecognizers = oneByOne }
      ) { MovedCards(app: app) }
      await window.run(for: 0.5)
      for (distance, card) in [(0.0, 1), (170, 0), (340, 1)] {
        window.perform { (app.distance, app.expanded) = (distance, nil) }
        await window.run(for: 1)
        // Cards are 150 points wide, and 20 apart.
        window.tap(at: CGPoint(x: distance + 170 * Double(card) + 75, y: 100))
        await window.run(for: 1)
        #expect(app.expanded == card, "moved by \(distance)")
      }
      #expect(window.faults == [])
    }

    @Test func thePhotographBetweenTwoFingersStaysThereInARowThatHasMoved() async throws {
      let app = MovedApp()
      app.distance = 160
      let window = TestWindow(size: CGSize(width: 560, height: 100)) { MovedRow(app: app) }
      await window.run(for: 0.5)
      // The second photograph begins after 150 points and a gap of 8.
      let middle = CGPoint(x: 160 + 158 + 30, y: 50)
      await window.pinch(at: middle, to: 0.5, frames: 10)
      let frame = try #require(window.drawn("1").first?.frame)
      #expect(app.isStitched)
      #expect(abs(frame.minX + 30 - middle.x) < 2, "\(frame)")
      #expect(window.faults == [])
    }
  }
}

@MainActor @Observable
private final class MovedApp {
  var distance = 0.0
  var expanded: Int?
  var isStitched = false
}

private struct MovedCards: View {
  let app: MovedApp

  var body: some View {
    ExpandingCarousel(0..<3, id: \.self, expanded: Binding(app, \.expanded)) {
      Color.named("poster \($0)")
    } details: {
      Color.named("details \($0)")
    }
    .padding(.leading, app.distance)
  }
}

private struct MovedRow: View {
  let app: MovedApp

  var body: some View {
    StitchedCarousel(
      0..<6, id: \.self, isStitched: Binding(app, \.isStitched), aspectRatio: { _ in 1.5 }
    ) {
      Color.numbered($0)
    }
    .padding(.leading, app.distance)
  }
}
#endif
