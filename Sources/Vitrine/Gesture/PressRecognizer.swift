/// Recognizes taps, drags and pinches from raw samples of one or several pointers.
///
/// Several fingers drag by their centroid. A finger that comes or leaves does not move the content, and changes the velocity of
/// a drag only by its later movement. If a finger that is down comes down again, its end was lost, and it begins anew.
///
/// Some samples are ignored: those of pointers that are not pressed, moves older than the newest sample, points that are not
/// finite, and those of more than ``Limit/fingers`` fingers. The end of a press is never ignored. A late end counts as now, and
/// an end without a point counts at the last point.
///
/// ```swift
/// var recognizer = PressRecognizer()
/// let all = GestureLimits(directions: .all)
/// func sample(_ phase: Pointer.Phase, x: Double) -> Pointer {
///   Pointer(id: 1, phase, position: Vector(x: x, y: 0))
/// }
/// _ = recognizer.handle(sample(.down, x: 0), at: 0, allowing: all)
/// let intent = recognizer.handle(sample(.move, x: 14), at: 0.016, allowing: all)
/// assert(intent == .drag(by: Vector(x: 4, y: 0)))  // 14 points, less the slop of a finger
/// ```
public struct PressRecognizer: Equatable, Sendable {
  var fingers = Fingers()
  var transform = FingerTransform()
  var stage = Stage.idle
  /// The gestures that were allowed at the press.
  private(set) var limits = GestureLimits(directions: .all)
  /// The device of the press.
  private(set) var device = Pointer.Device.touch
  /// The time of the press, in seconds.
  private var pressedAt = 0.0
  /// The time of the newest sample, in seconds.
  private var newest = 0.0

  /// Creates a recognizer without pointers.
  public init() {}

  /// Whether a pointer is down and the gesture belongs to the exhibit.
  public var isHolding: Bool {
    switch stage {
    case .pressed, .held, .dragging, .pinching: true
    case .idle, .idleAfterMovement, .yielded: false
    }
  }

  /// Whether a tap that ended the present press would do nothing, because the press has caught or moved the content.
  var suppressesTap: Bool { isHolding && (limits.catchesOnly || response.suppressesClick) }

  /// The translation of the content by the gesture, in points.
  var translation: Vector { transform.translation(of: fingers) }

  /// The scale of the content by the gesture.
  var scale: Double { transform.scale(of: fingers) }

  /// Whether the gesture belongs to the exhibit, and whether the click after it must be suppressed.
  public var response: Response {
    switch stage {
    case .idle, .yielded: Response(.yours)
    case .idleAfterMovement: Response(.yours, suppressesClick: true)
    case .pressed, .held: Response(.pending)
    case .dragging, .pinching: Response(.mine, suppressesClick: true)
    }
  }

  /// Handles one sample, and returns its meaning; nil if it has none.
  /// - Parameters:
  ///   - pointer: The sample.
  ///   - time: When it was taken, in seconds.
  ///   - limits: The gestures allowed; read at the press only.
  public mutating func handle(
    _ pointer: Pointer, at time: Double, allowing limits: GestureLimits
  ) -> Intent? {
    guard time.isReal else { return nil }
    let now = fingers.count == 0 ? time : max(time, newest)
    let isPlaced = pointer.position.isFinite
    switch pointer.phase {
    case .down: return isPlaced ? press(pointer, at: now, allowing: limits) : nil
    case .move: return isPlaced && time == now ? move(pointer, at: now) : nil
    case .up: return lift(pointer.id, at: now)
    case .cancel: return fingers.contains(pointer.id) ? cancel() : nil
    case .leave: return nil
    }
  }

  /// Removes all pointers and cancels the gesture.
  public mutating func cancel() -> Intent? {
    let wasHolding = isHolding
    fingers = Fingers()
    endGesture()
    return wasHolding ? .cancel : nil
  }
}

extension PressRecognizer {
  private mutating func press(
    _ pointer: Pointer, at time: Double, allowing limits: GestureLimits
  ) -> Intent? {
    let before = fingers
    guard fingers.put(pointer.id, at: pointer.position) else { return nil }
    newest = time
    guard fingers.count == 1 else {
      if stage == .pressed { stage = .held }
      restartTransform(from: before)
      return nil
    }
    self.limits = limits
    device = pointer.device
    pressedAt = time
    stage = limits.catchesOnly ? .held : .pressed
    restartTransform(from: before)
    transform.track(fingers, at: time)
    return .press(at: pointer.position)
  }

  private mutating func move(_ pointer: Pointer, at time: Double) -> Intent? {
    guard fingers.move(pointer.id, to: pointer.position) else { return nil }
    newest = time
    transform.track(fingers, at: time)
    beginPinch()
    switch stage {
    case .pressed, .held: return crossSlop()
    case .dragging: return .drag(by: transform.translation(of: fingers))
    case .pinching:
      return .pinch(
        scale: transform.scale(of: fingers), by: transform.translation(of: fingers),
        at: fingers.centroid)
    case .idle, .idleAfterMovement, .yielded: return nil
    }
  }

  private mutating func lift(_ id: Int32, at time: Double) -> Intent? {
    let before = fingers
    guard let point = fingers.lift(id) else { return nil }
    newest = time
    guard fingers.count == 0 else { return endFinger(from: before, at: time) }
    defer { endGesture() }
    switch stage {
    case .dragging: return .release(velocity: transform.velocity(at: time))
    case .pressed where time - pressedAt <= Threshold.tapDuration: return .tap(at: point)
    case .pressed, .held: return .lift
    case .idle, .idleAfterMovement, .yielded, .pinching: return nil
    }
  }

  /// Continues with one finger fewer. The last finger of a pinch continues as a drag.
  private mutating func endFinger(from before: Fingers, at time: Double) -> Intent? {
    let (scaleVelocity, velocity) = (
      transform.scaleVelocity(at: time), transform.velocity(at: time)
    )
    restartTransform(from: before)
    guard stage == .pinching, fingers.count == 1 else { return nil }
    stage = .dragging
    return .unpinch(scaleVelocity: scaleVelocity, moving: velocity, at: fingers.centroid)
  }
}

extension PressRecognizer {
  /// The state of a gesture.
  enum Stage: Equatable, Sendable {
    /// No pointer is down.
    case idle
    /// No pointer is down. The last gesture moved or caught the content, so its click must be suppressed.
    case idleAfterMovement
    /// A pointer is down and has not moved. It may become a tap.
    case pressed
    /// Pointers are down and have not moved. They caught the content, or are several, and cannot become a tap.
    case held
    case dragging, pinching
    /// Pointers are down, and the gesture belongs to the host.
    case yielded
  }

  /// Ends the gesture.
  mutating func endGesture() {
    switch stage {
    case .idle, .idleAfterMovement: break
    case .pressed, .held: stage = limits.catchesOnly ? .idleAfterMovement : .idle
    case .dragging, .pinching, .yielded: stage = .idleAfterMovement
    }
  }

  /// Continues with other fingers. The transform of the content stays.
  mutating func restartTransform(from before: Fingers) {
    guard stage != .dragging else { return transform.continueDrag(with: fingers, from: before) }
    transform.restart(
      with: fingers, translation: stage == .pinching ? transform.translation(of: before) : .zero,
      scale: stage == .pinching ? transform.scale(of: before) : 1)
  }

  /// Begins a drag once the slop is crossed. The drag does not contain the slop, so nothing jumps.
  mutating func crossSlop() -> Intent? {
    let offset = transform.offset(of: fingers)
    let slop = Threshold.slop(of: device)
    guard offset.length >= slop else { return nil }
    guard limits.directions.allow(offset) else {
      stage = .yielded
      return .cancel
    }
    stage = .dragging
    transform.subtract(slop: offset.direction * slop)
    return .drag(by: transform.translation(of: fingers))
  }

  /// Begins a pinch once the fingers have spread or closed far enough. The scale does not contain this distance.
  mutating func beginPinch() {
    let hasNotMoved = stage == .pressed || stage == .held
    guard limits.pinches, hasNotMoved || stage == .dragging, fingers.count > 1,
      abs(transform.widening(of: fingers)) >= Threshold.pinchSlop
    else { return }
    if hasNotMoved { transform.subtract(slop: transform.offset(of: fingers)) }
    transform.beginPinch(with: fingers)
    stage = .pinching
  }
}
