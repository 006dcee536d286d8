/// The pinch of a stitched row by a trackpad or a wheel.
struct SeamMagnification: Equatable, Sendable {
  /// The scale of the present pinch.
  private var scale = 1.0
  /// The velocity of that scale.
  private var tracker = VelocityTracker()

  /// Begins a pinch.
  mutating func begin(_ sample: Magnify, of row: inout Scroller, shown: Instant) {
    row.endPinch()
    row.grab(at: sample.position, on: .item, by: .trackpad, shown: shown)
    row.beginPinch(1, moved: .zero, around: sample.position, shown: shown)
    (scale, tracker) = (1, VelocityTracker())
  }

  /// Pinches to a scale that was measured at a time, in seconds.
  mutating func change(
    to scale: Double, _ sample: Magnify, at time: Double, of row: inout Scroller, shown: Instant
  ) {
    guard row.isMagnified else { return }
    self.scale = scale
    tracker.add(scale, at: time)
    row.pinch(by: scale, moved: .zero, around: sample.position, shown: shown)
  }

  /// Pinches by one step of a wheel. The first step begins a pinch, and silence ends it.
  mutating func scroll(
    _ sample: Magnify, at time: Double, of row: inout Scroller, shown: Instant
  ) {
    if !row.isMagnified { begin(sample, of: &row, shown: shown) }
    let scale = (self.scale * sample.scale).clamped(to: Magnify.scales)
    change(to: scale, sample, at: time, of: &row, shown: shown)
    row.holdByWheel(until: row.now.wheelDeadline)
  }

  /// Ends the pinch with the velocity of the fingers on a trackpad. A silent wheel has no velocity.
  func end(of row: inout Scroller) {
    let velocity = row.isMagnified ? tracker.velocity(at: row.now.real) : 0
    row.releaseSeam(velocity: velocity)
    row.endPinch()
    row.endDrag()
  }
}
