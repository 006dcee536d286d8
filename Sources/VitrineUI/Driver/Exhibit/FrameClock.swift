/// The source of time and frames for an exhibit.
///
/// An exhibit at rest requests no frames. It requests a wake-up only if a later event, such as autoplay, is due.
@MainActor
protocol FrameClock: AnyObject {
  /// The current time, in seconds. Frames, touches and wheel events use the same clock.
  var now: Double { get }
  /// Whether frames are requested.
  var isRunning: Bool { get set }
  /// The time of a single drawing without requested frames, in seconds; nil for none.
  var wakeAt: Double? { get set }
  /// Called with the display time of the next frame, or with the time of a wake-up.
  var draw: (Double) -> Void { get set }
  /// Publishes values that the engine has computed. The app's animations do not apply to the views that they change.
  func publish(_ changes: () -> Void)
}
