import Vitrine

/// The last press of a finger or a mouse button on a strip: the tap or the drag that it becomes.
struct StripPress {
  /// Whether it drags the strip.
  private(set) var isDrag = false
  /// Whether the strip suppresses the tap that the press may become.
  private var suppressesTap = false
  /// The tap that SwiftUI may give to the strip.
  private var tap = StripTap()
  /// The time of its last sample, in seconds; nil before the first press.
  private var time: Double?

  /// Whether the buttons in items get no touches: a finger drags the strip, or a tap now would not be theirs, as on a strip that moves
  /// fast.
  var isOfStrip: Bool { isDrag || suppressesTap }

  /// Whether focus that comes at a time, in seconds, came from the press.
  func givesFocus(at now: Double) -> Bool { time.map { now - $0 < Self.focusDelay } ?? false }

  /// The longest time from a press to the focus that it gives, in seconds. A person needs longer to reach for the Tab key.
  private static var focusDelay: Double { 0.3 }

  /// Follows a pointer.
  /// - Parameters:
  ///   - suppressesTap: Whether the strip suppresses the tap that begins now.
  ///   - isDrag: Whether the pointer drags the strip.
  ///   - now: The present time, in seconds.
  mutating func follow(
    _ phase: Pointer.Phase, suppressesTap: Bool, isDrag: Bool, at now: Double
  ) {
    switch phase {
    case .down: (self.suppressesTap, time) = (suppressesTap, now)
    case .up: (self.suppressesTap, time) = (false, now)
    case .cancel: self.suppressesTap = false
    default: break
    }
    self.isDrag = isDrag
  }

  /// Follows a pointer on a row whose items take taps; see ``StripTap``.
  mutating func followTap(_ pointer: Pointer, at time: Double) {
    tap.follow(pointer, at: time, catchesOnly: suppressesTap)
  }

  /// Returns the pointer of the tap that SwiftUI gives to the strip, once; nil if the press was no tap.
  mutating func takeTap(at time: Double) -> Pointer? { tap.take(at: time) }
}
