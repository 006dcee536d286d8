import Testing
import Vitrine

@testable import VitrineUI

@Suite struct DragSamplesTests {
  private let a = Vector(x: 1, y: 1)
  private let b = Vector(x: 9, y: 1)

  @Test func beginsWhereTheDragBeganHoweverLateItIsTold() {
    var samples = DragSamples()
    #expect(samples.move(from: a, to: b).map(\.phase) == [.down, .move])
    #expect(samples.move(from: a, to: a) == [.init(phase: .move, place: a)])
    #expect(samples.end(at: b) == [.init(phase: .up, place: b)])
  }

  @Test func aTouchThatHasNotMovedIsOneSample() {
    var samples = DragSamples()
    #expect(samples.move(from: a, to: a) == [.init(phase: .down, place: a)])
  }

  @Test func whatWasTakenAwayIsCancelledOnce() {
    var samples = DragSamples()
    #expect(samples.cancel().isEmpty && samples.end(at: a).isEmpty)
    _ = samples.move(from: a, to: b)
    #expect(samples.cancel() == [.init(phase: .cancel, place: b)])
    #expect(samples.cancel().isEmpty && samples.end(at: a).isEmpty)
    _ = samples.move(from: a, to: b)
    _ = samples.end(at: b)
    #expect(samples.cancel().isEmpty)
  }
}
