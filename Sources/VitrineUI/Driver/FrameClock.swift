/// Where an exhibit's time and its frames come from.
///
/// An exhibit at rest asks for nothing: no frames, and a wake-up only if something is due by itself.
@MainActor
protocol FrameClock: AnyObject {
  /// Now, in seconds, of the clock that also dates frames, touches and turns of the wheel.
  var now: Double { get }
  /// Whether frames are wanted.
  var isRunning: Bool { get set }
  /// When to draw once although no frames are wanted, in seconds; nil for never.
  var wakeAt: Double? { get set }
  /// Draws: called with the time at which the next frame will be seen, or with the time of a wake-up.
  var draw: (Double) -> Void { get set }
}
