/// One offset that moves: fingers drag it, a wheel scrolls it, or it moves to its rest by itself.
///
/// ```
///   resting --grab--> dragging --release--> moving --arrival--> resting
///      |--wheel--> wheeling --silence--> moving
///      |--select--> moving, or, with less motion, fadingOut --> moving
///   moving, wheeling, fadingOut --grab--> dragging
/// ```
/// It knows no items. ``Scroller`` adds a strip, ``ViewerPages`` a row of photographs. `Details` is what they note about a drag.
struct MovingOffset<Details: Equatable & Sendable>: Equatable, Sendable {
  /// The activity of the offset.
  enum Phase: Equatable, Sendable {
    case resting
    case dragging(Drag)
    /// A wheel scrolls it, until the deadline, in seconds. `moved` is the distance scrolled since the wheel began, in points.
    case wheeling(until: Double, moved: Double)
    /// It moves to rest by itself.
    case moving
    /// With reduced motion, the scene fades out in place; then it fades in at another offset.
    case fadingOut
  }

  /// A drag, by fingers or by a pinch on a trackpad or a wheel.
  struct Drag: Equatable, Sendable {
    var cause: DragCause
    /// What the owner of the offset notes about the drag.
    var details: Details
    /// The offset when it was grabbed, before the rubber band.
    fileprivate(set) var origin: Double
    /// How far the finger has moved the raw offset since then, in points.
    fileprivate(set) var distance = 0.0

    /// The offset under the finger, before the rubber band.
    var rawOffset: Double { origin + distance }
  }

  private(set) var clock = MotionClock()
  private(set) var phase = Phase.resting
  /// The offset as a function of motion time.
  private(set) var motion = Motion.rest(at: 0)
  /// The opacity of the scene in motion time. It is below 1 only with reduced motion.
  private(set) var fade = Fade()
}

// MARK: Positions

extension MovingOffset {
  /// The present.
  var now: Instant { clock.now }

  /// The present offset.
  var position: Double { motion.position(at: now.motion) }

  /// Its present velocity, per second.
  var velocity: Double { motion.velocity(at: now.motion) }

  /// Its present position and velocity.
  var state: Motion.State { motion.state(at: now.motion) }

  /// Returns the offset at a motion time.
  func position(at time: Double) -> Double { motion.position(at: time) }

  /// The offset at which it rests or will rest.
  var target: Double { motion.target }

  /// Whether it rests.
  var isResting: Bool { if case .resting = phase { true } else { false } }

  /// Whether something holds it.
  var isHeld: Bool { if case .dragging = phase { true } else { false } }

  /// Whether a pinch on a trackpad or by a wheel holds it.
  var isPinchedByTrackpad: Bool { drag.map { !$0.cause.isFingers } ?? false }

  /// Whether a wheel scrolls it.
  var isWheeling: Bool { if case .wheeling = phase { true } else { false } }

  /// Whether it fades out.
  var isFadingOut: Bool { if case .fadingOut = phase { true } else { false } }

  /// Returns how fast it moves in the frame drawn for an instant, in points per second of real time.
  func speed(at instant: Instant) -> Double {
    abs(motion.velocity(at: instant.motion)) * clock.speed(at: instant.real)
  }
}

// MARK: Time

extension MovingOffset {
  /// Lets time pass until a time, in seconds.
  mutating func advance(to time: Double) { clock.advance(to: time) }

  /// Lets motions run at another speed from now on.
  mutating func setSpeed(_ speed: Double) { clock.setSpeed(speed) }

  /// Goes back to the motion time of an earlier real time, in seconds; see ``MotionClock/rewind(to:)``.
  mutating func rewind(to time: Double) { clock.rewind(to: time) }

  /// The motion time at which it and the scene come to rest.
  var restTime: Double { max(motion.restTime, fade.restTime) }

  /// Returns the time at which it arrives, in seconds; nil unless it moves by itself. Other things may move until `others`, in
  /// motion time.
  func arrival(after others: Double = -.infinity) -> Double? {
    guard case .moving = phase else { return nil }
    return clock.realTime(of: max(restTime, others))
  }

  /// The time at which the scene has faded out, in seconds.
  var fadeEnd: Double? { isFadingOut ? clock.realTime(of: fade.restTime) : nil }

  /// The time at which a wheel counts as silent, in seconds.
  var wheelDeadline: Double? {
    switch phase {
    case .wheeling(let deadline, _): deadline
    case .dragging(let drag): drag.cause.deadline
    case .resting, .moving, .fadingOut: nil
    }
  }
}

// MARK: Changes

extension MovingOffset {
  /// Enters a phase with the present motion.
  mutating func enter(_ phase: Phase) { self.phase = phase }

  /// Enters a phase with another motion.
  mutating func enter(_ phase: Phase, _ motion: Motion) {
    (self.phase, self.motion) = (phase, motion)
  }

  /// Moves the offset and its whole motion by a distance.
  mutating func translate(by distance: Double) { motion = motion.translated(by: distance) }

  /// Fades the scene to an opacity.
  mutating func fade(to opacity: Double) { fade.fade(to: opacity, at: now.motion) }

  /// Gives the scene an opacity at once.
  mutating func setOpacity(_ opacity: Double) { fade = Fade(opacity: opacity) }

  /// Rests at an offset at once. The scene is opaque.
  mutating func rest(at offset: Double) {
    enter(.resting, .rest(at: offset))
    setOpacity(1)
  }

  /// Scrolls by a distance, within bounds. Beyond a bound it does not go farther.
  ///
  /// - Returns: Whether it moved.
  mutating func scroll(by distance: Double, within bounds: ClosedRange<Double>) -> Bool {
    let old = position
    let new = (old + distance)
      .clamped(to: min(bounds.lowerBound, old)...max(bounds.upperBound, old))
    guard new != old else { return false }
    enter(.wheeling(until: now.wheelDeadline, moved: wheelDistance + (new - old)), .held(at: new))
    return true
  }
}

extension MovingOffset {
  /// Lets a wheel hold it where it is.
  mutating func holdByWheel() {
    enter(.wheeling(until: now.wheelDeadline, moved: wheelDistance))
  }

  /// The distance scrolled by the present wheel gesture, in points; 0 if there is none.
  var wheelDistance: Double { if case .wheeling(_, let moved) = phase { moved } else { 0 } }

  /// Returns whether a wheel has scrolled far enough to change the page: by a notch, or by a tenth of `way`, the distance to the next
  /// page.
  func isScrolled(onWay way: Double) -> Bool {
    abs(wheelDistance) >= min(way / 10, Threshold.wheelNotch)
  }
}

// MARK: Drags

extension MovingOffset {
  /// The drag; nil while nothing holds the offset. It can be changed, but not begun, by writing it.
  var drag: Drag? {
    get { if case .dragging(let drag) = phase { drag } else { nil } }
    set { if isHeld, let newValue { phase = .dragging(newValue) } }
  }

  /// Grabs it at an offset at which it was drawn.
  mutating func grab(
    _ details: Details, at seen: Double, in range: ElasticRange, by cause: DragCause
  ) {
    let drag = Drag(cause: cause, details: details, origin: range.rawOffset(for: seen))
    enter(.dragging(drag), .held(at: seen))
  }

  /// Follows a finger that asks for a distance since the grab.
  mutating func drag(_ details: Details, by distance: Double, in range: ElasticRange) {
    guard var drag else { return }
    (drag.details, drag.distance) = (details, distance)
    enter(.dragging(drag), .held(at: range.offset(for: drag.rawOffset)))
  }

  /// Moves with the ends of its range while the finger rests.
  mutating func follow(in range: ElasticRange) {
    if let drag { motion = .held(at: range.offset(for: drag.rawOffset)) }
  }

  /// Makes `offset` the one under the finger, without moving it. The finger has asked for `distance` since the grab.
  mutating func reanchor(
    _ details: Details, at offset: Double, after distance: Double, in range: ElasticRange
  ) {
    guard var drag else { return }
    (drag.details, drag.distance) = (details, distance)
    drag.origin = range.rawOffset(for: offset) - distance
    enter(.dragging(drag))
  }

  /// Sets the distance for which the finger has asked, without moving the offset.
  mutating func setDistance(_ details: Details, to distance: Double, by cause: DragCause?) {
    guard var drag else { return }
    drag.origin = drag.rawOffset - distance
    (drag.details, drag.distance) = (details, distance)
    if let cause { drag.cause = cause }
    enter(.dragging(drag))
  }

  /// Gives it the velocity of the finger that releases it, in points per second. The next motion continues with it.
  mutating func release(velocity: Double, in range: ElasticRange) {
    guard let drag else { return }
    motion = .held(
      at: range.offset(for: drag.rawOffset), velocity: velocity * range.slope(at: drag.rawOffset))
  }
}

extension Motion.Spring {
  /// The spring to the item that a release, a tap or a key chose: quick, and without overshoot unless the finger was fast. From
  /// rest, it covers 99 % of the way in a third of a second.
  static var settling: Motion.Spring { Motion.Spring(duration: 0.31) }
}

/// The cause of a drag: fingers or a mouse, or a pinch on a trackpad or by a wheel.
enum DragCause: Equatable, Sendable {
  case fingers
  case trackpad
  /// A wheel. The drag ends if the wheel is silent until the deadline, in seconds.
  case wheel(until: Double)

  /// Whether fingers or a mouse are on the content.
  var isFingers: Bool { if case .fingers = self { true } else { false } }

  /// The time at which a wheel counts as silent, in seconds; nil for other causes.
  var deadline: Double? { if case .wheel(let deadline) = self { deadline } else { nil } }
}
