import Vitrine

/// A press on an open photograph, whose content can take the tap that the press becomes: a player, or a button.
///
/// SwiftUI gives a tap to the innermost view that takes taps, at the latest before the next frame. Until then the engine does not get the
/// end of the press:
/// ```
///   press -> engine      lift -> waits -> SwiftUI's tap: the lift -> engine
///                                      -> the next frame: the content took the tap, and the engine's press is cancelled
/// ```
struct PagePress {
  /// The tap that SwiftUI may give to the viewer.
  private var tap = StripTap()
  /// The end of the press, which waits for SwiftUI's decision.
  private var end: Sample?
  /// Whether the engine knows of the press.
  private var isSent = false
  /// Whether the press has caught a photograph that moves. Its content gets no tap then.
  private var isCatch = false

  /// One sample of a pointer.
  struct Sample {
    var pointer: Pointer
    /// The time, in seconds.
    let time: Double
  }

  /// Whether the content also gets the press: it has not moved, and has caught nothing.
  var reachesContent: Bool { !isCatch && tap.isPending }

  /// Follows a pointer. Returns whether it ends a tap, which waits for SwiftUI's decision.
  mutating func follow(_ pointer: Pointer, at time: Double) -> Bool {
    let isTap = tap.follow(pointer, at: time, catchesOnly: false)
    guard isTap, !isCatch else { return false }
    end = Sample(pointer: pointer, time: time)
    return true
  }

  /// Notes that the engine got a sample.
  /// - Parameter isCatch: Whether a press only catches a photograph.
  mutating func noteSent(_ phase: Pointer.Phase, isCatch: Bool) {
    switch phase {
    case .down: (isSent, self.isCatch) = (true, isCatch)
    case .up, .cancel: isSent = false
    case .move, .leave: break
    }
  }

  /// Returns the cancellation of a press whose tap the content has taken; nil without one.
  mutating func takeCancellation() -> Sample? {
    defer { end = nil }
    return end.map {
      var sample = $0
      sample.pointer.phase = .cancel
      return sample
    }
  }

  /// Returns the samples of the tap that SwiftUI gives to the viewer, once: the end of the press, or a whole tap if the press is over.
  mutating func takeTap(at time: Double) -> [Sample] {
    guard !isCatch, var pointer = tap.take(at: time) else { return [] }
    let waiting = end
    end = nil
    let phases: [Pointer.Phase] = isSent ? [.up] : [.down, .up]
    return phases.map {
      pointer.phase = $0
      return Sample(pointer: pointer, time: waiting?.time ?? time)
    }
  }
}
