#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The first frame of items whose lengths are those of their content: the engine knows them in the next frame only, but no item jumps.
  @MainActor @Suite struct MeasuredFrameTests {
    @Test(arguments: MeasuredStrip.all)
    func itemsAreWhereTheyStayInTheirFirstFrame(strip: MeasuredStrip) async {
      let app = MeasuredApp()
      let window = TestWindow(size: CGSize(width: 300, height: 300)) {
        MeasuredItems(app: app, strip: strip)
      }
      await expectSame(window, "\(strip) appears")
      for selection in [12, 3] {
        window.perform { app.selection = selection }
        #expect(window.drawn("\(selection)").first?.visible.isEmpty == false)
        await expectSame(window, "\(strip) jumps")
      }
      window.perform { app.items = Array(100..<120) }
      await expectSame(window, "\(strip) has other items")
      #expect(window.faults == [])
    }

    @Test(arguments: MeasuredStrip.all)
    func itemsThatComeLaterAreWhereTheyStay(strip: MeasuredStrip) async {
      let app = MeasuredApp()
      app.items = []
      let window = TestWindow(size: CGSize(width: 300, height: 300)) {
        MeasuredItems(app: app, strip: strip)
      }
      await window.run(for: 0.5)
      window.perform { app.items = Array(0..<20) }
      await expectSame(window, "\(strip)")
    }

    @Test(arguments: MeasuredStrip.all)
    func itemsThatChangeTheirLengthsMakeRoomAtOnce(strip: MeasuredStrip) async {
      let app = MeasuredApp()
      let window = TestWindow(size: CGSize(width: 300, height: 300)) {
        MeasuredItems(app: app, strip: strip)
      }
      for (selection, step) in [(0, 30.0), (1, 15), (2, 25), (4, 10), (19, 20)] {
        window.perform { withAnimation { app.selection = selection } }
        await window.run(for: 1.5)
        window.perform { app.step = step }
        await expectSame(window, "\(strip), item \(selection)")
      }
      #expect(window.faults == [])
    }

    /// Expects that the present frame and the following ones show the same.
    private func expectSame(_ window: TestWindow, _ moment: String) async {
      let first = seen(in: window)
      #expect(first.count > 2, "\(moment)")
      await window.run(for: 0.5)
      let later = seen(in: window)
      #expect(first.keys == later.keys, "\(moment)")
      for (name, frame) in first {
        let other = later[name] ?? .zero
        let (x, y) = (abs(frame.minX - other.minX), abs(frame.minY - other.minY))
        #expect(x < 0.01 && y < 0.01, "\(moment): \(name)")
      }
    }

    private func seen(in window: TestWindow) -> [String: CGRect] {
      let visible = window.drawn.filter { $0.visible.width > 0.01 && $0.visible.height > 0.01 }
      return Dictionary(uniqueKeysWithValues: visible.map { ($0.name, $0.frame) })
    }
  }
}

/// The direction and the alignment of a measured strip.
struct MeasuredStrip: Sendable {
  var axis = SwiftUI.Axis.horizontal
  var direction = LayoutDirection.leftToRight
  var alignment = CarouselAlignment.center

  static let all =
    [
      MeasuredStrip(), MeasuredStrip(alignment: .start), MeasuredStrip(axis: .vertical),
      MeasuredStrip(axis: .vertical, direction: .rightToLeft, alignment: .end),
    ]
    + [CarouselAlignment.start, .center, .end].map {
      MeasuredStrip(direction: .rightToLeft, alignment: $0)
    }
}

@MainActor @Observable
private final class MeasuredApp {
  var items = Array(0..<20)
  var selection: Int?
  /// The difference between the lengths of neighbours, in points.
  var step: CGFloat = 20
}

private struct MeasuredItems: View {
  let app: MeasuredApp
  let strip: MeasuredStrip

  var body: some View {
    Carousel(app.items, id: \.self, selection: Binding(app, \.selection), axis: strip.axis) {
      let length = 60 + CGFloat($0 % 4) * app.step
      Color.numbered($0).frame(
        width: strip.axis == .vertical ? 50 : length, height: strip.axis == .vertical ? length : 50)
    }
    .carouselLoops()
    .carouselAlignment(strip.alignment)
    .environment(\.layoutDirection, strip.direction)
  }
}
#endif
