import Testing
import Vitrine

@testable import VitrineUI

@Suite struct DragSamplesTests {
  private let a = Vector(x: 1, y: 1)
  private let b = Vector(x: 9, y: 1)

  @Test func beginsAtTheStartOfTheDragEvenIfReportedLate() {
    var samples = DragSamples()
    #expect(samples.move(from: a, to: b).map(\.phase) == [.down, .move])
    #expect(samples.move(from: a, to: a) == [.init(phase: .move, position: a)])
    #expect(samples.end(at: b) == [.init(phase: .up, position: b)])
  }

  @Test func aTouchThatHasNotMovedIsOneSample() {
    var samples = DragSamples()
    #expect(samples.move(from: a, to: a) == [.init(phase: .down, position: a)])
  }

  @Test func anEndedOrCancelledDragIsCancelledOnlyOnce() {
    var samples = DragSamples()
    #expect(samples.cancel().isEmpty && samples.end(at: a).isEmpty)
    _ = samples.move(from: a, to: b)
    #expect(samples.cancel() == [.init(phase: .cancel, position: b)])
    #expect(samples.cancel().isEmpty && samples.end(at: a).isEmpty)
    _ = samples.move(from: a, to: b)
    _ = samples.end(at: b)
    #expect(samples.cancel().isEmpty)
  }
}
