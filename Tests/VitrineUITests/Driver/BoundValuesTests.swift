import Testing

@testable import VitrineUI

/// The values of an app's bindings, and the reports that they take or refuse.
@Suite struct BoundValuesTests {
  private typealias Values = CarouselValues<Int>

  private func values(_ selection: Int?, _ isStitched: Bool? = nil) -> Values {
    Values(selection: selection, isStitched: isStitched)
  }

  @Test func receivedValuesReplaceTheEarlierOnes() {
    var bound = BoundValues(Values())
    #expect(bound.receive(values(1)) == Values())
    #expect(bound.receive(values(2)) == values(1))
    #expect(bound.receive(values(2)) == values(2))
  }

  @Test func aReportThatTheBindingTakesMakesTheOldValueAChange() {
    var bound = BoundValues(values(1, false))
    bound.note(reported: 2, of: \.selection, present: values(2, false))
    #expect(bound.acceptedReports == 1)
    #expect(bound.receive(values(1, false)) == values(2, false))
  }

  @Test func aReportThatTheBindingRefusesChangesNothing() {
    var bound = BoundValues(values(1))
    bound.note(reported: 2, of: \.selection, present: values(1))
    bound.note(reported: 2, of: \.selection, present: nil)
    #expect(bound.acceptedReports == 0 && bound.receive(values(1)) == values(1))
  }

  @Test func aBindingToNoValueCanTakeIt() {
    var bound = BoundValues<Int?>(4)
    bound.note(reported: nil, of: \.self, present: .some(nil))
    #expect(bound.acceptedReports == 1 && bound.receive(4) == nil)
  }

  @Test func anUpdateHasABeginningAndAnEnd() {
    var bound = BoundValues(Values())
    #expect(!bound.isUpdating)
    bound.beginUpdate()
    #expect(bound.isUpdating)
    bound.endUpdate()
    #expect(!bound.isUpdating)
  }
}
