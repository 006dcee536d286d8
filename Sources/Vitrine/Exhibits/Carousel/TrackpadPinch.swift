/// A pinch of a stitched row, on a trackpad or by a wheel.
struct TrackpadPinch: Equatable, Sendable {
  /// The scale of the present pinch.
  private var scale = 1.0
  /// The velocity of that scale.
  private var tracker = VelocityTracker()

  /// Begins a pinch.
  mutating func begin(_ sample: Magnify, of scroller: inout Scroller, shown: Instant) {
    scroller.endPinch()
    scroller.grab(at: sample.position, on: .item, by: .trackpad, shown: shown)
    scroller.beginPinch(1, moved: .zero, around: sample.position, shown: shown)
    (scale, tracker) = (1, VelocityTracker())
  }

  /// Pinches to a scale that was measured at a time, in seconds.
  mutating func change(
    to scale: Double, _ sample: Magnify, at time: Double, of scroller: inout Scroller,
    shown: Instant
  ) {
    guard scroller.offset.isPinchedByTrackpad else { return }
    self.scale = scale
    tracker.add(scale, at: time)
    scroller.pinch(by: scale, moved: .zero, around: sample.position, shown: shown)
  }

  /// Pinches by one step of a wheel. The first step begins a pinch, and silence ends it.
  mutating func scroll(
    _ sample: Magnify, at time: Double, of scroller: inout Scroller, shown: Instant
  ) {
    if !scroller.offset.isPinchedByTrackpad { begin(sample, of: &scroller, shown: shown) }
    let scale = (self.scale * sample.scale).clamped(to: Magnify.scales)
    change(to: scale, sample, at: time, of: &scroller, shown: shown)
    scroller.holdByWheel(until: scroller.now.wheelDeadline)
  }

  /// Ends the pinch at a time, in seconds, with the velocity of the fingers on a trackpad. A silent wheel has no velocity.
  func end(at time: Double, of scroller: inout Scroller) {
    let scaleVelocity = scroller.offset.isPinchedByTrackpad ? tracker.velocity(at: time) : 0
    scroller.releaseSeam(scaleVelocity: scaleVelocity)
    scroller.endPinch()
    scroller.endDrag()
  }
}
