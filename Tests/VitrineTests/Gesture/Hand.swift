@testable import Vitrine

/// Fingers on a recognizer, and the intents that it recognizes.
struct Hand {
  var recognizer = PressRecognizer()
  var device = Pointer.Device.touch
  var limits = GestureLimits(directions: .all)
  var now = 0.0

  @discardableResult
  mutating func does(
    _ phase: Pointer.Phase, _ x: Double = 0, _ y: Double = 0, finger: Int32 = 1,
    at time: Double? = nil
  ) -> Intent? {
    now = time ?? now + 0.01
    let pointer = Pointer(id: finger, phase, device: device, position: Vector(x: x, y: y))
    return recognizer.handle(pointer, at: now, allowing: limits)
  }
}
