#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: layout.
  @MainActor @Suite struct LayoutTests {
    @Test func aStackSharesItsLengthAndGivesToTheLeastFlexibleFirst() {
      let frames = frames {
        HStack(spacing: 10) {
          Color.numbered(1)
          Color.numbered(2).frame(width: 50)
          Color.numbered(3).frame(maxWidth: 60)
        }
      }
      #expect(frames["2"] == CGRect(x: 180, y: 0, width: 50, height: 100))
      #expect(frames["3"] == CGRect(x: 240, y: 0, width: 60, height: 100))
      #expect(frames["1"] == CGRect(x: 0, y: 0, width: 170, height: 100))
    }

    @Test func aStackProbesItsViewsWithZeroAndInfinity() {
      let log = ProbeLog()
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        HStack(spacing: 0) {
          ProbeLayout(log: log) { Color.numbered(1) }
          Color.numbered(2)
        }
      }
      #expect(log.widths.contains(0) && log.widths.contains(.infinity), "\(log.widths)")
      #expect(window.drawn("1").first?.frame.width == 150)
    }

    @Test func textGrowsWithItsSize() {
      func width(_ size: DynamicTypeSize) -> CGFloat {
        let window = TestWindow(environment: { $0.dynamicTypeSize = size }) { Text("text") }
        return window.drawn("text")[0].frame.width
      }
      #expect(width(.xSmall) < width(.large) && width(.large) < width(.accessibility5))
    }

    @Test func aRowRunsFromTheRightWhereOneWritesFromThere() {
      let frames = frames(.rightToLeft) {
        HStack(spacing: 0) {
          Color.numbered(1).frame(width: 100)
          Color.numbered(2)
        }
      }
      #expect(frames["1"]?.minX == 200)
      #expect(frames["2"] == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func aBackgroundGetsTheSizeOfItsView() {
      let frames = frames {
        Color.numbered(1).frame(width: 40, height: 20)
          .background { Color.numbered(2) }
          .overlay(alignment: .topLeading) { Color.numbered(3).frame(width: 10, height: 10) }
      }
      #expect(frames["2"] == CGRect(x: 130, y: 40, width: 40, height: 20))
      #expect(frames["3"] == CGRect(x: 130, y: 40, width: 10, height: 10))
    }

    @Test func aspectRatiosFitAndFill() {
      #expect(
        frames { Color.numbered(1).aspectRatio(1, contentMode: .fit) }["1"]
          == CGRect(x: 100, y: 0, width: 100, height: 100))
      #expect(
        frames { Color.numbered(1).aspectRatio(1, contentMode: .fill) }["1"]
          == CGRect(x: 0, y: -100, width: 300, height: 300))
    }

    @Test func aViewIgnoresTheSafeAreaThatItTouches() {
      let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
      let window = TestWindow(size: CGSize(width: 300, height: 400), safeArea: insets) {
        ZStack {
          Color.numbered(1).ignoresSafeArea()
          Color.numbered(2).ignoresSafeArea(.all, edges: [])
          Color.numbered(3).frame(height: 10).ignoresSafeArea()
        }
      }
      #expect(window.drawn("1")[0].frame == CGRect(x: 0, y: 0, width: 300, height: 400))
      #expect(window.drawn("2")[0].frame == CGRect(x: 0, y: 50, width: 300, height: 320))
      #expect(window.drawn("3")[0].frame.height == 10)
    }

    @Test func aScrollViewProposesNoHeightAndClips() {
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        ScrollView {
          VStack(spacing: 0) {
            Color.numbered(1).frame(height: 80)
            Color.numbered(2).frame(height: 80)
            Text("a")
          }
        }
      }
      #expect(window.drawn("2")[0].visible == CGRect(x: 0, y: 80, width: 300, height: 20))
      window.scroll(by: 1000)
      #expect(window.drawn("1").map(\.visible.height) == [3])
    }

    private func frames(
      _ direction: LayoutDirection = .leftToRight, @ViewBuilder content: () -> some View
    ) -> [String: CGRect] {
      let window = TestWindow(
        size: CGSize(width: 300, height: 100), environment: { $0.layoutDirection = direction },
        content: content)
      return Dictionary(uniqueKeysWithValues: window.drawn.map { ($0.name, $0.frame) })
    }
  }
}

private final class ProbeLog: @unchecked Sendable {
  var widths: [CGFloat?] = []
}

/// Records the widths that it is asked for.
private struct ProbeLayout: Layout {
  let log: ProbeLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.widths.append(proposal.width)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
#endif
