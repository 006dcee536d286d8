#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Strips whose items have a length that follows from their height.
  @MainActor @Suite struct RatioStripTests {
    @Test(arguments: RatioContent.allCases)
    func anyContentHasOneHeight(content: RatioContent) async {
      let window = TestWindow(size: CGSize(width: 300, height: 400)) {
        RatioStrip(content: content)
      }
      for moment in ["in the first frame", "later"] {
        let breadth = window.drawn("below").first?.frame.minY
        #expect(breadth == content.breadth, "\(content) \(moment)")
        let first = window.drawn("0").first?.frame
        #expect(first?.size == content.size, "\(content) \(moment)")
        await window.run(for: 0.5)
      }
      #expect(window.mostPasses <= 2 && window.isAtRest && window.faults == [])
    }

    @Test func itemsThatBecomeHigherMakeRoomInTheSameFrame() async {
      let page = await BreadthPage(.row(40, tall: -1), .ratio)
      for height in [90, 60] as [CGFloat] {
        page.window.resetEvaluations()
        page.window.perform { page.app.items[0].height = height }
        let first = starts(in: page.window)
        #expect(first[1] - first[0] == 1.5 * height)
        #expect(page.breadth == height)
        await page.window.run(for: 0.5)
        #expect(starts(in: page.window) == first && page.window.isAtRest)
        #expect(page.window.mostPasses <= 2 && page.window.faults == [])
      }
    }

    /// The starts of the first two items, in points.
    private func starts(in window: TestWindow) -> [CGFloat] {
      (0..<2).map { window.drawn("\($0)").first?.frame.minX ?? .nan }
    }
  }
}

enum RatioContent: CaseIterable {
  /// Pictures that keep their ratio, colours that take all room, items of one size, text that is the higher the narrower it is.
  case picture, color, fixed, text

  /// The height of the strip, in points.
  var breadth: CGFloat {
    switch self {
    case .picture: 200
    case .color: 350
    case .fixed: 90
    case .text: 30
    }
  }

  /// The size of an item, in points.
  var size: CGSize {
    switch self {
    case .picture: CGSize(width: 300, height: 200)
    case .color: CGSize(width: 525, height: 350)
    case .fixed: CGSize(width: 100, height: 90)
    case .text: CGSize(width: 45, height: 200)
    }
  }
}

private struct RatioStrip: View {
  let content: RatioContent

  var body: some View {
    VStack(spacing: 0) {
      Carousel(0..<40, id: \.self) { number in
        switch content {
        case .picture: Color.numbered(number).aspectRatio(1.5, contentMode: .fit)
        case .color: Color.numbered(number)
        case .fixed: Color.numbered(number).frame(width: 100, height: 90)
        case .text: WrappedLayout { Color.numbered(number) }
        }
      }
      .carouselSpacing(0)
      .carouselItemLength(.ratio(1.5))
      Color.named("below").frame(height: 50)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// Lays out like text: with the proposed length, and the higher the shorter that is.
private struct WrappedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width.map { min(max($0, 1), 900) } ?? 900
    return CGSize(width: width, height: 9000 / width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.forEach { $0.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
#endif
