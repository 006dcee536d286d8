import CAllocations

/// The cost of a frame.
struct Measurement {
  /// The time of a frame, in the best of several rounds: other work can only make a round longer.
  private(set) var microseconds = Double.infinity
  /// The allocations in a frame of the last round; negative where they are not counted.
  private(set) var allocations = -1.0

  /// Measures work that is done once a frame.
  /// - Parameters:
  ///   - rounds: The number of rounds. Beside other work, many short ones find one that nothing disturbs.
  ///   - frames: The number of frames in a round.
  ///   - work: Does the work of a frame, whose number it gets.
  init(rounds: Int = 8, frames: Int, of work: (Int) -> Void) {
    for round in 0..<rounds {
      let before = CAllocations.allocations()
      let clock = ContinuousClock()
      let taken = clock.measure {
        for frame in 0..<frames { work(round * frames + frame) }
      }
      microseconds = min(microseconds, taken / .microseconds(1) / Double(frames))
      let counted = CAllocations.allocations()
      allocations = counted < 0 ? -1 : Double(counted - before) / Double(frames)
    }
  }
}

extension Measurement: CustomStringConvertible {
  var description: String { "\(Row.fixed(microseconds)) (\(Row.fixed(allocations)))" }
}
