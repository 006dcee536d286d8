#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Margins of carousels, and items outside of their view.
  @MainActor @Suite struct OptionTests {
    @Test func itemsAreInsetByMarginsAndSeenInThem() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselAlignment(.start).carouselContentMargins(50))
      }
      #expect(carousel.left(of: 0) == 50)
      #expect(
        carousel.window.drawn("2").first?.visible == CGRect(x: 250, y: 0, width: 50, height: 200))
      carousel.window.tap(at: CGPoint(x: 275, y: 30))
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections.last == 2)
      #expect(carousel.left(of: 2) == 50)
      #expect(
        carousel.window.drawn("1").first?.visible == CGRect(x: 0, y: 0, width: 50, height: 200))
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [-20, .nan, .infinity] as [CGFloat])
    func aMarginThatIsNoLengthCountsAsNone(margin: CGFloat) async {
      let carousel = await MountedCarousel { AnyView($0.carouselContentMargins(margin)) }
      #expect(carousel.left(of: 0) == 100)
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [false, true])
    func itemsAreSeenOutsideOfTheViewUnlessTheyAreCut(isClipped: Bool) async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselClipDisabled(!isClipped).padding(.horizontal, 60))
      }
      // The view is 180 points wide, and the next item begins 140 points from its edge.
      let next = carousel.window.drawn("1").first?.visible
      #expect(next == CGRect(x: 200, y: 0, width: isClipped ? 40 : 100, height: 200))
    }
  }
}
#endif
