#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Values that change too often in a frame for SwiftUI to report them all.
  @MainActor @Suite struct LatestValueTests {
    @Test func theLastOfManyChangesInAFrameArrives() async {
      let model = RuleModel()
      let window = TestWindow { Latest(model: model) }
      await window.run(for: 0.1)
      model.log = []
      for number in [10, 20, 10, 30, 10] { window.perform { model.number = number } }
      await window.run(for: 0.1)
      let (changes, sizes) = (
        model.log.filter { $0.hasPrefix("change") }, model.log.filter { $0.hasPrefix("size") }
      )
      #expect(changes == ["change 0 10", "change 10 20", "change 20 10"])
      #expect(sizes == ["size 10.0", "size 20.0", "size 30.0", "size 10.0"])
      #expect(window.faults == [])
    }

    @Test func aValueThatStaysTheSameArrivesOnce() async {
      let model = RuleModel()
      let window = TestWindow { Latest(model: model) }
      await window.run(for: 1)
      window.perform { model.number = 7 }
      await window.run(for: 1)
      #expect(model.log == ["size 0.0", "change 0 7", "size 7.0"] && window.faults == [])
    }
  }
}

private struct Latest: View {
  let model: RuleModel
  var body: some View {
    Color.red.frame(width: CGFloat(model.number), height: 10)
      .onLatestChange(of: model.number) { model.log.append("change \($0) \($1)") }
      .onLatestGeometry {
        Double($0.size.width)
      } action: {
        model.log.append("size \($0)")
      }
  }
}
#endif
