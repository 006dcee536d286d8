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

    @Test func autoplayThatIsPausedWhenThePageAppearsDoesNotStart() async {
      let window = await window { $0.isPaused = true }
      await window.run(for: 5)
      #expect(window.drawn("0").first?.frame.minX == 100)
      #expect(window.faults == [])
    }
  }
}
#endif
