#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Exhibits in a view that an app disables.
  @MainActor @Suite struct DisabledTests {
    private let app = DisabledApp()

    private func mounted() async -> MountedCarousel {
      let app = app
      return await MountedCarousel(0..<20) { AnyView(DisabledView(app: app, content: $0)) }
    }

    @Test func neitherFingersNorWheelsMoveADisabledCarousel() async {
      let carousel = await mounted()
      carousel.window.perform { app.isDisabled = true }
      let before = carousel.left(of: 0)
      await carousel.window.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 40, y: 30), frames: 9)
      let scroll = CGSize(width: -110, height: 0)
      _ = await carousel.window.scrollTrackpad(at: CGPoint(x: 150, y: 30), by: scroll, frames: 20)
      #expect(!carousel.window.turnWheel(at: CGPoint(x: 150, y: 30), by: scroll))
      await carousel.window.run(for: 2)
      #expect(carousel.left(of: 0) == before && carousel.app.selections == [])
      carousel.window.perform { app.isDisabled = false }
      await carousel.window.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 40, y: 30), frames: 9)
      await carousel.window.run(for: 2)
      #expect(carousel.left(of: 0) != before)
      #expect(carousel.window.faults == [])
    }

    @Test func aCarouselThatIsDisabledDuringADragSettles() async {
      let carousel = await mounted()
      carousel.window.press(at: CGPoint(x: 200, y: 30))
      await carousel.window.runFrame()
      carousel.window.move(to: CGPoint(x: 150, y: 30))
      await carousel.window.runFrame()
      #expect(!carousel.hasLeft(0, at: 100))
      carousel.window.perform { app.isDisabled = true }
      await carousel.window.run(for: 2)
      #expect(carousel.hasLeft(0, at: 100) || carousel.hasLeft(1, at: 100))
      carousel.window.lift(at: CGPoint(x: 150, y: 30))
      #expect(carousel.window.faults == [])
    }
  }
}

@MainActor @Observable
private final class DisabledApp {
  var isDisabled = false
}

private struct DisabledView<Content: View>: View {
  let app: DisabledApp
  let content: Content

  var body: some View { content.disabled(app.isDisabled) }
}
#endif
