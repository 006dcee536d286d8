#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: reports that SwiftUI drops.
  @MainActor @Suite struct ReportRuleTests {
    private let model = RuleModel()

    @Test func theThirdChangeOfAValueInAFrameIsLost() async {
      let window = TestWindow { Changing(model: model) }
      for number in 1...3 { window.perform { model.number = number } }
      #expect(model.log == ["0 1", "1 2"])
      #expect(
        window.faults == [
          "onChange(of: Int) in Changing changes for the third time in a frame, and the change is lost"
        ])
      await window.runFrame()
      window.perform { model.number = 4 }
      #expect(model.log == ["0 1", "1 2", "3 4"], "the lost change does not come later")
    }

    @Test func aGeometryThatComesTwiceInAFrameIsReportedOnce() async {
      let window = TestWindow { Measured(model: model) }
      await window.runFrame()
      model.log = []
      for number in [10, 20, 10] { window.perform { model.number = number } }
      #expect(model.log == ["10.0", "20.0"])
      #expect(
        window.faults == [
          "onGeometryChange(for: Double) in Measured has the value 10.0 twice in a frame, and the second report is lost"
        ])
      await window.runFrame()
      window.perform { model.number = 20 }
      #expect(
        model.log == ["10.0", "20.0", "20.0"], "the last value is known, but was not reported")
    }

    @Test func aFaultThatNobodyReadsFailsTheTest() {
      withKnownIssue {
        let window = TestWindow { Changing(model: model) }
        for number in 1...3 { window.perform { model.number = number } }
      }
    }
  }
}

private struct Changing: View {
  let model: RuleModel
  var body: some View {
    Color.red.onChange(of: model.number) { model.log.append("\($0) \($1)") }
  }
}

private struct Measured: View {
  let model: RuleModel
  var body: some View {
    Color.red.frame(width: CGFloat(model.number), height: 10)
      .onGeometryChange(for: Double.self) {
        Double($0.size.width)
      } action: {
        model.log.append("\($0)")
      }
  }
}
#endif
