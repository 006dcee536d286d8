#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The content of items runs in the direction of writing of the page, although exhibits compute from the left.
  @MainActor @Suite struct WritingDirectionTests {
    @Test(arguments: AnyExhibit.allCases, LayoutDirection.allCases)
    func contentRunsInTheDirectionOfThePage(exhibit: AnyExhibit, direction: LayoutDirection) async {
      let window = TestWindow(environment: { $0.layoutDirection = direction }) {
        TwoColors(exhibit: exhibit)
      }
      await window.run(for: 1)
      let (first, second) = (window.drawn("first").last, window.drawn("second").last)
      let isFirstLeft = (first?.frame.minX ?? 0) < (second?.frame.minX ?? 0)
      #expect(first != nil && isFirstLeft == (direction == .leftToRight), "\(window.drawn)")
      #expect(window.faults == [])
    }
  }
}

/// An exhibit of one item, whose content is two colours beside each other.
private struct TwoColors: View {
  let exhibit: AnyExhibit

  var body: some View {
    switch exhibit {
    case .carousel, .column:
      Carousel([1], id: \.self, axis: exhibit == .column ? .vertical : .horizontal) { _ in colors }
        .carouselItemLength(.fixed(100))
    case .cards:
      ExpandingCarousel([1], id: \.self, expanded: .constant(nil as Int?)) { _ in
        colors
      } details: { _ in
        colors
      }
    case .row:
      StitchedCarousel([1], id: \.self, isStitched: .constant(false), aspectRatio: { _ in 1.5 }) {
        _ in colors
      }
    case .grid: PhotoGrid([1], id: \.self, aspectRatio: { _ in 1.5 }) { _ in colors }
    case .viewer:
      PhotoViewer([1], id: \.self, aspectRatio: { _ in 1.5 }, selection: .constant(1)) { _ in
        colors
      }
    }
  }

  private var colors: some View {
    HStack(spacing: 0) {
      Color.named("first")
      Color.named("second")
    }
  }
}
#endif
