import Vitrine

/// A pinch on a trackpad, or of a wheel with the control key, as a host knows it.
struct MagnifyRecord {
  /// How many times larger the content has become; nil without a pinch.
  private(set) var scale: Double?
  /// When the pinch of a wheel ends, in seconds.
  private var deadline: Double?
  private var tracker = VelocityTracker()

  var isActive: Bool { scale != nil }

  /// Lets time pass: the pinch of a wheel ends when the wheel is silent.
  mutating func advance(to time: Double) {
    if let deadline, deadline <= time { reset() }
  }

  mutating func reset() { self = MagnifyRecord() }

  /// Takes in a sample that the model took.
  mutating func take(_ sample: Magnify, at time: Double) -> FingerEffect {
    let isPlaced = sample.position.x.isFinite && sample.position.y.isFinite
    switch sample.phase {
    case .began where isPlaced:
      reset()
      scale = 1
      return .pinchBegan(at: sample.position)
    case .changed where isActive && isPlaced && sample.scale > 0 && sample.scale.isFinite:
      return change(to: sample.scale, at: time)
    case .wheel where isPlaced && sample.scale > 0 && sample.scale.isFinite:
      deadline = time + Threshold.wheelSilence
      return change(to: min(max((scale ?? 1) * sample.scale, 0.01), 100), at: time)
    case .ended where isActive:
      defer { reset() }
      return .pinchEnded(scaleVelocity: tracker.velocity(at: time))
    case .cancelled where isActive:
      reset()
      return .dropped
    case .began, .changed, .wheel, .ended, .cancelled: return .none
    }
  }

  private mutating func change(to scale: Double, at time: Double) -> FingerEffect {
    self.scale = scale
    tracker.add(scale, at: time)
    return .pinched(scale: scale, moved: .zero)
  }
}
