#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Buttons in the items of a carousel.
  @MainActor @Suite struct ItemButtonTests {
    private let ownButton = CGPoint(x: 150, y: 100)
    private let nextButton = CGPoint(x: 250, y: 100)

    @Test(arguments: [true, false], [true, false])
    func aButtonOfAnotherItemSelectsFirstWhereThatIsSet(oneByOne: Bool, buttonsKeepTouches: Bool)
      async
    {
      let carousel = await MountedCarousel {
        AnyView($0.carouselTap(.select).environment(\.hasTouchRecognizers, oneByOne))
      }
      carousel.window.buttonsKeepTouches = buttonsKeepTouches
      carousel.window.tap(at: nextButton)
      await carousel.window.run(for: 2)
      #expect(carousel.app.taps == [])
      #expect(carousel.app.selections == [1])
      carousel.window.tap(at: ownButton)
      await carousel.window.run(for: 1)
      #expect(carousel.app.taps == [1])
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [true, false])
    func aButtonOfAnotherItemActsAtTheFirstTap(oneByOne: Bool) async {
      let carousel = await MountedCarousel {
        AnyView($0.environment(\.hasTouchRecognizers, oneByOne))
      }
      carousel.window.tap(at: nextButton)
      await carousel.window.run(for: 2)
      #expect(carousel.app.taps == [1])
      #expect(carousel.window.faults == [])
    }

    /// With drags in place of recognizers, only the system can take the touch from a button.
    @Test(arguments: [(true, true), (true, false), (false, false)])
    func aFingerThatCatchesAStripPressesNoButton(oneByOne: Bool, buttonsKeepTouches: Bool) async {
      let carousel = await MountedCarousel(0..<50) {
        AnyView($0.environment(\.hasTouchRecognizers, oneByOne))
      }
      carousel.window.buttonsKeepTouches = buttonsKeepTouches
      await carousel.window.drag(from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 4)
      await carousel.window.run(for: 0.05)
      let button = carousel.window.drawn("button").first { $0.visible.width == 40 }
      #expect(button != nil && !carousel.window.isAtRest)
      carousel.window.tap(at: CGPoint(x: button?.frame.midX ?? 0, y: button?.frame.midY ?? 0))
      #expect(carousel.app.taps == [])
    }
  }
}
#endif
