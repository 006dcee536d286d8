/// Tells taps from drags, from raw samples of one or several pointers.
///
/// Several fingers drag by their common centre; one that comes or goes changes nothing in the drag so far. A finger that
/// comes down twice has lost its end and begins anew.
///
/// Samples of pointers that are not pressed, moves older than the newest sample and places that are not numbers are ignored.
/// Ends are not: one that comes late counts as now, one without a place as where the finger was.
///
/// ```swift
/// var recognizer = PressRecognizer()
/// let all = Allowance(directions: .all)
/// func sample(_ phase: Pointer.Phase, x: Double) -> Pointer {
///   Pointer(id: 1, phase, position: Vector(x: x, y: 0))
/// }
/// _ = recognizer.handle(sample(.down, x: 0), at: 0, allowing: all)
/// let intent = recognizer.handle(sample(.move, x: 14), at: 0.016, allowing: all)
/// assert(intent == .drag(by: Vector(x: 4, y: 0)))  // 14 points, less the slop of a finger
/// ```
public struct PressRecognizer: Equatable, Sendable {
  private var fingers: [Finger] = []
  private var stage = Stage.idle
  private var allowance = Allowance(directions: .all)
  private var device = Pointer.Device.touch
  private var pressedAt = 0.0
  private var newest = 0.0
  /// Where the common centre was when the drag so far was `carried`.
  private var base = Vector.zero
  private var carried = Vector.zero
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private var isTapPossible = false
  private var swallowsClick = false

  /// A recognizer that no pointer has touched yet.
  public init() {}

  private struct Finger: Equatable, Sendable {
    var id: Int32
    var position: Vector
  }

  private enum Stage: Equatable, Sendable {
    case idle, pressed, dragging, yielded
  }

  /// Whether a pointer is down and the gesture has not been given away.
  public var isHolding: Bool { stage == .pressed || stage == .dragging }

  /// Whose the gesture is so far, and whether the click after it must be swallowed.
  public var response: Response {
    switch stage {
    case .idle: Response(.yours, suppressesClick: swallowsClick)
    case .pressed: Response(.pending)
    case .dragging: Response(.mine, suppressesClick: true)
    case .yielded: Response(.yours)
    }
  }

  /// Takes one sample in and says what it means, if it means anything.
  /// - Parameters:
  ///   - pointer: The sample.
  ///   - time: When it was taken, in seconds.
  ///   - allowance: What the gesture may become; asked for at the press only.
  public mutating func handle(
    _ pointer: Pointer, at time: Double, allowing allowance: Allowance
  ) -> Intent? {
    guard time.isFinite else { return nil }
    let now = fingers.isEmpty ? time : max(time, newest)
    let isPlaced = pointer.position.isFinite
    switch pointer.phase {
    case .down: return isPlaced ? press(pointer, at: now, allowing: allowance) : nil
    case .move: return isPlaced && time == now ? move(pointer, at: now) : nil
    case .up: return lift(pointer.id, at: now)
    case .cancel: return index(of: pointer.id) == nil ? nil : cancel()
    }
  }

  /// Forgets every pointer; what was held is let go.
  public mutating func cancel() -> Intent? {
    let wasHolding = isHolding
    fingers = []
    stage = .idle
    isTapPossible = false
    return wasHolding ? .cancel : nil
  }
}

extension PressRecognizer {
  private mutating func press(
    _ pointer: Pointer, at time: Double, allowing allowance: Allowance
  ) -> Intent? {
    newest = time
    let carriedOn = translation
    if let index = index(of: pointer.id) { fingers.remove(at: index) }
    fingers.append(Finger(id: pointer.id, position: pointer.position))
    guard fingers.count == 1 else {
      isTapPossible = false
      regrip(carrying: carriedOn)
      return nil
    }
    self.allowance = allowance
    device = pointer.device
    pressedAt = time
    stage = .pressed
    (isTapPossible, swallowsClick) = (!allowance.catchesOnly, allowance.catchesOnly)
    regrip(carrying: .zero)
    track(at: time)
    return .press(at: pointer.position)
  }

  private mutating func move(_ pointer: Pointer, at time: Double) -> Intent? {
    guard let index = index(of: pointer.id) else { return nil }
    newest = time
    fingers[index].position = pointer.position
    track(at: time)
    switch stage {
    case .pressed: return crossSlop()
    case .dragging: return .drag(by: translation)
    case .idle, .yielded: return nil
    }
  }

  private mutating func lift(_ id: Int32, at time: Double) -> Intent? {
    guard let index = index(of: id) else { return nil }
    newest = time
    let carriedOn = translation
    let finger = fingers.remove(at: index)
    guard fingers.isEmpty else {
      regrip(carrying: carriedOn)
      return nil
    }
    defer { stage = .idle }
    switch stage {
    case .dragging: return .release(velocity: velocity(at: time))
    case .pressed: return letGo(at: finger.position, at: time)
    case .idle, .yielded: return nil
    }
  }

  private mutating func letGo(at place: Vector, at time: Double) -> Intent {
    isTapPossible = isTapPossible && time - pressedAt <= Threshold.tapDuration
    return isTapPossible ? .tap(at: place) : .lift
  }
}

extension PressRecognizer {
  /// The middle of all fingers.
  private var centroid: Vector {
    var sum = Vector.zero
    for index in fingers.indices { sum = sum + fingers[index].position }
    return sum / Double(max(1, fingers.count))
  }

  private func index(of id: Int32) -> Int? {
    for index in fingers.indices where fingers[index].id == id { return index }
    return nil
  }

  private var translation: Vector { carried + centroid - base }

  private func velocity(at time: Double) -> Vector {
    Vector(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))
  }

  /// Goes on from here: the centre has jumped because the fingers are others, the content has not.
  private mutating func regrip(carrying translation: Vector) {
    base = centroid
    carried = stage == .dragging ? translation : .zero
    horizontal.reset()
    vertical.reset()
  }

  private mutating func track(at time: Double) {
    horizontal.add(centroid.x, at: time)
    vertical.add(centroid.y, at: time)
  }

  /// Begins the drag once the slop is crossed, and takes the slop out of it so that nothing jumps.
  private mutating func crossSlop() -> Intent? {
    let offset = centroid - base
    let slop = Threshold.slop(of: device)
    guard offset.length >= slop else { return nil }
    (isTapPossible, swallowsClick) = (false, true)
    guard allowance.directions.allow(offset) else {
      stage = .yielded
      return .cancel
    }
    stage = .dragging
    base = base + offset.direction * slop
    return .drag(by: translation)
  }
}
