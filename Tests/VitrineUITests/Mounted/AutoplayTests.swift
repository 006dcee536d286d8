#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// When carousels move on by themselves, and when they wait.
  @MainActor @Suite struct AutoplayTests {
    @Test func autoplayMovesOnUntilItIsPaused() async throws {
      let carousel = await MountedCarousel { AnyView($0.carouselAutoplay(every: 2)) }
      await carousel.window.run(for: 2.5)
      #expect(carousel.app.selections == [1])
      let button = try #require(carousel.window.drawn("pause.fill").first)
      carousel.window.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
      await carousel.window.run(for: 5)
      #expect(carousel.app.selections == [1])
      #expect(carousel.window.drawn("play.fill").count == 1)
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    @Test func aPlayButtonNeedsAutoplayAndMotion() async {
      let still = await MountedCarousel()
      #expect(still.window.drawn("pause.fill").isEmpty)
      let playing = await MountedCarousel { AnyView($0.carouselAutoplay(every: 2)) }
      #expect(playing.window.drawn("pause.fill").count == 1)
      playing.window.setEnvironment { $0.accessibilityReduceMotion = true }
      #expect(playing.window.drawn("pause.fill").isEmpty)
      playing.window.setEnvironment { $0.accessibilityReduceMotion = false }
      #expect(playing.window.drawn("pause.fill").count == 1)
      #expect(playing.window.faults == [])
    }

    @Test func autoplayWaitsInTheBackground() async {
      let carousel = await MountedCarousel { AnyView($0.carouselAutoplay(every: 2)) }
      carousel.window.setEnvironment { $0.scenePhase = .background }
      await carousel.window.run(for: 5)
      #expect(carousel.app.selections == [])
      carousel.window.setEnvironment { $0.scenePhase = .active }
      await carousel.window.run(for: 2.5)
      #expect(carousel.app.selections.count == 1)
      #expect(carousel.window.faults == [])
    }

    @Test func aCarouselThatPlaysIsFreedWithItsViews() async {
      let carousel = await MountedCarousel { AnyView($0.carouselAutoplay(every: 2)) }
      await carousel.window.run(for: 2.1)
      weak let driver = carousel.driver
      #expect(driver != nil)
      carousel.window.close()
      await carousel.window.settle()
      #expect(driver == nil)
    }

    @Test func autoplayWaitsWhileTheCarouselIsScrolledAway() async {
      let app = AutoplayApp()
      let window = TestWindow(size: CGSize(width: 300, height: 200)) { Scrolled(app: app) }
      window.scroll(by: 500)
      await window.run(for: 5)
      #expect(app.selections == [])
      window.scroll(by: -500)
      await window.run(for: 2.5)
      #expect(app.selections == [1])
      #expect(window.faults == [])
    }

    @Test func autoplayWaitsUnderTheMouse() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselAutoplay(every: 2, button: .hidden))
      }
      carousel.window.hover(at: CGPoint(x: 150, y: 30))
      await carousel.window.run(for: 5)
      #expect(carousel.app.selections == [])
      carousel.window.hover(at: nil)
      await carousel.window.run(for: 2.5)
      #expect(carousel.app.selections == [1])
      #expect(carousel.window.faults == [])
    }

    @Test func autoplayWaitsWhileAnotherPageCoversTheCarousel() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselAutoplay(every: 2, button: .hidden))
      }
      carousel.window.setCovered(true)
      await carousel.window.run(for: 5)
      #expect(carousel.app.selections == [])
      carousel.window.setCovered(false)
      await carousel.window.run(for: 2.5)
      #expect(carousel.app.selections == [1])
    }

    @Test func autoplayWaitsForThePlayButtonOnceThereIsAScreenReader() async throws {
      let carousel = await MountedCarousel { AnyView($0.carouselAutoplay(every: 2)) }
      carousel.window.setEnvironment { $0.accessibilityVoiceOverEnabled = true }
      await carousel.window.run(for: 5)
      #expect(carousel.app.selections == [])
      let button = try #require(carousel.window.drawn("play.fill").first)
      carousel.window.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
      await carousel.window.run(for: 2.5)
      #expect(carousel.app.selections == [1])
      #expect(carousel.window.faults == [])
    }
  }
}

@MainActor
private final class AutoplayApp {
  var selections: [Int?] = []
}

private struct Scrolled: View {
  let app: AutoplayApp

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Carousel(
          0..<5, id: \.self,
          selection: Binding {
            nil
          } set: {
            app.selections.append($0)
          }
        ) { Color.numbered($0) }
        .carouselItemLength(.fixed(100)).carouselAutoplay(every: 2)
        .frame(height: 100)
        Color.named("below").frame(height: 1000)
      }
    }
  }
}
#endif
