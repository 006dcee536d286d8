#if EXECUTES_VIEWS || os(macOS)
import Observation
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// Carousels in a window of either system.
  @MainActor @Suite struct HostedCarouselTests {
    @Test func itemsAreDrawnBesideEachOther() async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      #expect(carousel.hasLeft(1, at: 200))
      #expect(carousel.window.frame(of: "0")?.size == CGSize(width: 100, height: 200))
    }

    @Test func itemsRunFromTheRightWhereOneWritesFromThere() async {
      let carousel = await MountedCarousel(direction: .rightToLeft)
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      #expect(carousel.hasLeft(1, at: 0))
    }

    @Test(arguments: [false, true])
    func anAssignmentSelectsAnItemAndIsNotReportedBack(animated: Bool) async {
      let carousel = await MountedCarousel()
      carousel.window.perform {
        if animated {
          withAnimation { carousel.app.selection = 2 }
        } else {
          carousel.app.selection = 2
        }
      }
      #expect(await carousel.window.reaches { carousel.hasLeft(2, at: 100) })
      #expect(await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == false })
      #expect(carousel.app.selections == [])
    }

    @Test func anAssignmentWithinAnAnimationMovesTheItems() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { withAnimation { carousel.app.selection = 1 } }
      #expect(
        await carousel.window.reaches {
          carousel.window.frame(of: "1").map { $0.minX > 100.01 && $0.minX < 199.99 } == true
        })
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
    }

    @Test func anItemStaysInTheMiddleWhenTheWindowChangesItsSize() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.selection = 2 }
      #expect(await carousel.window.reaches { carousel.hasLeft(2, at: 100) })
      carousel.window.resize(to: CGSize(width: 500, height: 100))
      #expect(await carousel.window.reaches { carousel.hasLeft(2, at: 200) })
      #expect(carousel.app.selections == [])
    }

    @Test func aTapOnAnotherItemSelectsIt() async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 200) })
      carousel.window.tap(at: CGPoint(x: 250, y: 30))
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      #expect(carousel.app.selections == [1])
    }

    @Test func contentIsBuiltOnceForEachItemAndNotAtRest() async {
      let carousel = await MountedCarousel(0..<40)
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      let calls = carousel.app.contentCalls
      #expect(calls > 0 && calls < 12, "only items near the window are built")
      carousel.window.perform { withAnimation { carousel.app.selection = 1 } }
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      let moved = carousel.app.contentCalls
      // The app's body is evaluated for the assignment, and builds the content of each visible item anew.
      #expect(moved - calls < 12, "no frame of the motion builds content")
      await carousel.window.run(for: 0.3)
      #expect(carousel.app.contentCalls == moved)
    }

    @Test(arguments: [false, true])
    func aCarouselIsFreedWithItsViews(isMoving: Bool) async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.driver != nil })
      if isMoving {
        carousel.window.perform { withAnimation { carousel.app.selection = 3 } }
        await carousel.window.runFrame()
      }
      weak let driver = carousel.driver
      carousel.window.close()
      #expect(await carousel.window.reaches { driver == nil })
    }

    @Test func autoplayMovesOn() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselAutoplay(every: 1, button: .hidden))
      }
      #expect(await carousel.window.reaches { carousel.app.selections.starts(with: [1, 2]) })
    }

    @Test func aReaderMovesItsCarousel() async {
      var carousel: CarouselActions?
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        CarouselReader { actions in
          let _ = carousel = actions
          Carousel(0..<5, id: \.self) { Color.numbered($0) }
            .carouselItemLength(.fixed(100)).carouselSpacing(0)
        }
      }
      #expect(await window.reaches { carousel?.canGoNext == true })
      window.perform { carousel?.next() }
      #expect(await window.reaches { window.frame(of: "1")?.minX == 100 })
      #expect(carousel?.canGoPrevious == true)
    }

    @Test func theNewestClosureAndValuesCount() async {
      let app = HostedNameApp()
      let window = TestWindow(size: CGSize(width: 400, height: 100)) { HostedNames(app: app) }
      #expect(await window.reaches { window.frame(of: "old 1") != nil })
      window.perform { app.name = "new" }
      #expect(await window.reaches { window.frame(of: "new 1") != nil })
      #expect(window.frame(of: "old 1") == nil)
      window.tap(at: CGPoint(x: 200, y: 50))
      #expect(await window.reaches { app.opened == ["new 1"] })
    }
  }
}

@MainActor @Observable
private final class HostedNameApp {
  var name = "old"
  @ObservationIgnored var opened: [String] = []
}

private struct HostedNames: View {
  let app: HostedNameApp

  var body: some View {
    let name = app.name
    StitchedCarousel(
      0..<5, id: \.self, isStitched: .constant(false), aspectRatio: { _ in 1.5 },
      onOpen: { app.opened.append("\(name) \($0)") }
    ) { Color.named("\(name) \($0)") }
  }
}
#endif
