#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Actions that an app calls before the carousel is there, as when its page appears.
  @MainActor @Suite struct ReaderRequestTests {
    private func window(
      _ prepare: @escaping @MainActor (CarouselActions) -> Void
    ) async -> TestWindow {
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        CarouselReader { carousel in
          Carousel(0..<9, id: \.self) { Color.numbered($0) }
            .carouselItemLength(.fixed(100)).carouselSpacing(0).carouselAutoplay(every: 2)
            .onAppear { prepare(carousel) }
        }
      }
      await window.run(for: 1)
      return window
    }

    @Test func anItemThatIsSelectedWhenThePageAppearsIsShown() async {
      let window = await window { $0.select(4) }
      #expect(window.drawn("4").first?.frame.minX == 100)
      #expect(window.faults == [])
    }

    @Test(arguments: [true, false])
    func anItemThatIsAppendedAndSelectedInOneActionIsMovedTo(appendsFirst: Bool) async {
      let app = CarouselApp()
      app.items = Array(0..<5)
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        AppendingPage(app: app, appendsFirst: appendsFirst) { $0.select(5) }
      }
      await window.run(for: 1)
      window.tap(at: CGPoint(x: 150, y: 180))
      await window.runFrame()
      await window.runFrame()
      let left = window.drawn("0").first?.frame.minX ?? -500
      #expect(left < 100 && left > -300, "it is on its way")
      await window.run(for: 2)
      #expect(window.drawn("5").first?.frame.minX == 100)
      let driver = window.stored(CarouselStorage<Int>.self)?.driver
      #expect(driver?.warnings.given == [] && window.isAtRest && window.faults == [])
    }

    @Test(arguments: [true, false])
    func aStepToAnItemThatTheSameActionAppendsIsMade(appendsFirst: Bool) async {
      let app = CarouselApp()
      app.items = Array(0..<5)
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        AppendingPage(app: app, appendsFirst: appendsFirst) { $0.next() }
      }
      let driver = window.stored(CarouselStorage<Int>.self)?.driver
      await window.run(for: 1)
      window.perform { driver?.select(4, animated: false) }
      await window.run(for: 1)
      window.tap(at: CGPoint(x: 150, y: 180))
      await window.run(for: 2)
      #expect(window.drawn("5").first?.frame.minX == 100)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func anItemThatNoUpdateAddsGivesAWarning() async {
      let window = await window { $0.select(40) }
      let driver = window.stored(CarouselStorage<Int>.self)?.driver
      #expect(driver?.warnings.given.count == 1 && window.isAtRest && window.faults == [])
    }

    @Test func autoplayThatIsPausedWhenThePageAppearsDoesNotStart() async {
      let window = await window { $0.isPaused = true }
      await window.run(for: 5)
      #expect(window.drawn("0").first?.frame.minX == 100)
      #expect(window.faults == [])
    }
  }
}

/// A carousel, and a button that appends an item and moves to it in one action.
private struct AppendingPage: View {
  let app: CarouselApp
  let appendsFirst: Bool
  let move: @MainActor (CarouselActions) -> Void

  var body: some View {
    CarouselReader { carousel in
      VStack(spacing: 0) {
        Carousel(app.items, id: \.self) { Color.numbered($0) }
          .carouselItemLength(.fixed(100)).carouselSpacing(0)
        Button {
          if appendsFirst { app.items.append(5) }
          move(carousel)
          if !appendsFirst { app.items.append(5) }
        } label: {
          Color.named("append").frame(height: 40)
        }
      }
    }
  }
}
#endif
