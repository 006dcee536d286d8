import Vitrine

/// The fingers that have hold of a photograph, read from raw samples: how far they drag it, how far they spread, how fast.
///
/// A reading of its own, so that it can contradict the recognizer of the engine.
struct TrackedFingers {
  enum Stage { case touching, dragging, pinching }

  /// What a sample does to the hold.
  enum Change: Equatable {
    /// The first finger comes down.
    case press
    /// Other fingers go on: one more, or one fewer.
    case regrip
    /// They move.
    case move
    /// It is known from here on that they pinch.
    case pinch
    /// The last one is lifted, after a drag with this velocity, in points per second.
    case release(velocity: Vector)
    /// The last one is lifted without a drag.
    case lift
    /// The system takes all of them away.
    case cancel
  }

  private(set) var points: [Int32: Vector] = [:]
  private(set) var stage = Stage.touching
  /// How far they have dragged, without the slop, in points.
  private(set) var dragged = Vector.zero
  /// Where the middle was, and how far they were apart, when they became these fingers, or when their pinch began.
  private var (start, startSpan) = (Vector.zero, 0.0)
  private var slop = Threshold.touchSlop
  /// How far they have moved their middle since the first one came down, in points. One that comes or leaves does not count.
  private var travel = Vector.zero
  private var (horizontal, vertical) = (VelocityTracker(), VelocityTracker())

  var isEmpty: Bool { points.isEmpty }

  /// The middle of all fingers.
  var middle: Vector { points.values.reduce(.zero, +) / Double(max(1, points.count)) }

  /// How far two fingers are apart; twice the mean distance from the middle of more.
  var span: Double {
    let middle = middle
    return 2 * points.values.map { ($0 - middle).length }.reduce(0, +)
      / Double(max(1, points.count))
  }

  /// How many times farther apart they are than when these fingers began to pinch. Fingers nearer than the slop are one.
  var spread: Double { max(span, Threshold.touchSlop) / max(startSpan, Threshold.touchSlop) }

  mutating func release() { points = [:] }
}

extension TrackedFingers {
  /// Takes one sample; nil if it changes nothing.
  mutating func take(_ pointer: Pointer, at time: Double) -> Change? {
    switch pointer.phase {
    case .down: pointer.position.isFinite ? press(pointer, at: time) : nil
    case .move: pointer.position.isFinite ? move(pointer, at: time) : nil
    case .up: lift(pointer.id, at: time)
    case .cancel: cancel(pointer.id)
    case .leave: nil
    }
  }

  private mutating func press(_ pointer: Pointer, at time: Double) -> Change {
    points[pointer.id] = pointer.position
    guard points.count == 1 else { return regrip() }
    (stage, dragged) = (.touching, .zero)
    slop = pointer.device == .touch ? Threshold.touchSlop : Threshold.mouseSlop
    _ = regrip()
    track(at: time)
    return .press
  }

  /// Goes on with other fingers. A drag keeps its velocity.
  private mutating func regrip() -> Change {
    (start, startSpan) = (middle, span)
    guard stage != .dragging else { return .regrip }
    horizontal.reset()
    vertical.reset()
    return .regrip
  }

  private mutating func track(at time: Double) {
    horizontal.add(travel.x, at: time)
    vertical.add(travel.y, at: time)
  }

  private mutating func move(_ pointer: Pointer, at time: Double) -> Change? {
    guard points[pointer.id] != nil else { return nil }
    let before = middle
    points[pointer.id] = pointer.position
    travel = travel + middle - before
    track(at: time)
    if stage != .pinching, points.count > 1, abs(span - startSpan) >= Threshold.pinchSlop {
      if stage == .dragging { dragged = dragged + (middle - before) }
      (stage, startSpan) = (.pinching, span)
      return .pinch
    }
    guard stage == .touching else {
      dragged = dragged + (middle - before)
      return .move
    }
    let way = middle - start
    guard way.length >= slop else { return nil }
    stage = .dragging
    dragged = way - way.direction * slop
    return .move
  }

  private mutating func lift(_ id: Int32, at time: Double) -> Change? {
    guard points[id] != nil else { return nil }
    points[id] = nil
    guard points.isEmpty else {
      defer { if points.count == 1, stage == .pinching { stage = .dragging } }
      return regrip()
    }
    return stage == .dragging
      ? .release(
        velocity: Vector(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))) : .lift
  }

  private mutating func cancel(_ id: Int32) -> Change? {
    guard points[id] != nil else { return nil }
    release()
    return .cancel
  }
}
