import CAllocations
import Vitrine

/// The cost of a frame.
struct Measurement {
  /// The time of a frame, in the best of several rounds: other work can only make a round longer.
  private(set) var microseconds = Double.infinity
  /// The allocations in a frame of the last round; negative where they are not counted.
  private(set) var allocations = -1.0

  init(of subject: Subject) {
    var subject = subject
    var scene = ExhibitScene()
    for round in 0..<Self.rounds {
      let before = CAllocations.allocations()
      let clock = ContinuousClock()
      let taken = clock.measure {
        for frame in 0..<Self.frames { subject.draw(round * Self.frames + frame, into: &scene) }
      }
      microseconds = min(microseconds, taken / .microseconds(1) / Double(Self.frames))
      let counted = CAllocations.allocations()
      allocations = counted < 0 ? -1 : Double(counted - before) / Double(Self.frames)
    }
  }

  private static let rounds = 8
  private static let frames = 10_000
}
