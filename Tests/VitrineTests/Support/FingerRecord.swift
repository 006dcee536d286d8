import Vitrine

/// The fingers that are down, as a host knows them, and what they do to the content that they hold.
struct FingerRecord {
  /// Where the fingers are, in the order in which they came down.
  private(set) var fingers: [(id: Int32, position: Vector)] = []
  private(set) var stage = Stage.idle
  /// Whether something else decided where the content goes, since the fingers came down.
  private(set) var isDetached = false
  private var device = Pointer.Device.touch
  /// The middle and the span of the fingers, and the scale, when these fingers took hold.
  private var base = (middle: Vector.zero, span: 0.0, scale: 1.0)
  /// How far the fingers have moved their middle. A finger that comes or leaves does not count.
  private var travel = Vector.zero
  private var x = VelocityTracker()
  private var y = VelocityTracker()
  private var spread = VelocityTracker()

  enum Stage { case idle, pressed, dragging, pinching, yielded }

  /// Whether content is in the hand: touched, dragged or pinched.
  var isHolding: Bool { stage != .idle && stage != .yielded && !isDetached }

  /// The middle of all fingers.
  var middle: Vector {
    fingers.reduce(.zero) { $0 + $1.position } / Double(max(1, fingers.count))
  }

  /// Twice the mean distance of the fingers from their middle; of two fingers, their distance.
  var span: Double {
    let middle = middle
    let sum = fingers.reduce(0) { $0 + ($1.position - middle).length }
    return sum * 2 / Double(max(1, fingers.count))
  }

  /// How many times larger the fingers have made what they pinch.
  var scale: Double { base.scale * Self.distinct(span) / Self.distinct(base.span) }

  /// Something else decided where the content goes. The fingers that are down no longer move it.
  mutating func detach() { isDetached = true }

  /// There is nothing left to hold.
  mutating func reset() { self = FingerRecord() }

  /// Nearer fingers are one to a touch screen.
  private static func distinct(_ span: Double) -> Double { max(span, Threshold.touchSlop) }
}

extension FingerRecord {
  /// Takes in a sample and the answer to it.
  /// - Parameter pinches: Whether two fingers can pinch the content.
  /// - Returns: What the sample does to the content, if nothing has detached it.
  mutating func take(
    _ pointer: Pointer, at time: Double, answered response: Response, pinches: Bool
  ) -> FingerEffect {
    let index = fingers.firstIndex { $0.id == pointer.id }
    let isPlaced = pointer.position.x.isFinite && pointer.position.y.isFinite
    switch (pointer.phase, index) {
    case (.down, _) where isPlaced: return press(pointer, replacing: index, at: time)
    case (.move, let index?) where isPlaced:
      let before = middle
      fingers[index].position = pointer.position
      travel = travel + middle - before
      track(at: time)
      return move(from: before, answered: response, pinches: pinches)
    case (.up, let index?): return lift(index, at: time)
    case (.cancel, .some):
      let wasHolding = stage != .yielded
      reset()
      return wasHolding ? .dropped : .none
    default: return .none
    }
  }

  private mutating func press(
    _ pointer: Pointer, replacing index: Int?, at time: Double
  ) -> FingerEffect {
    let scale = stage == .pinching ? scale : 1
    if let index { fingers.remove(at: index) }
    fingers.append((pointer.id, pointer.position))
    takeHold(scale: scale)
    guard fingers.count == 1 else { return .none }
    (stage, isDetached, device) = (.pressed, false, pointer.device)
    track(at: time)
    return .caught(at: pointer.position)
  }

  private mutating func move(
    from before: Vector, answered response: Response, pinches: Bool
  ) -> FingerEffect {
    let isPressedOrDragging = stage == .pressed || stage == .dragging
    if pinches, isPressedOrDragging, fingers.count > 1,
      abs(span - base.span) >= Threshold.pinchSlop
    {
      (stage, base.span, base.scale) = (.pinching, span, 1)
      return .pinchBegan(at: middle)
    }
    switch stage {
    case .pressed where response.claim == .mine: return beginDrag()
    case .pressed where response.claim == .yours:
      stage = .yielded
      return .dropped
    case .dragging: return .moved(by: middle - before)
    case .pinching: return .pinched(scale: scale, moved: middle - before)
    case .pressed, .idle, .yielded: return .none
    }
  }

  /// The way that it took to know that it is a drag does not count.
  private mutating func beginDrag() -> FingerEffect {
    stage = .dragging
    let (way, slop) = (
      middle - base.middle, device == .touch ? Threshold.touchSlop : Threshold.mouseSlop
    )
    return .moved(by: way * (1 - slop / way.length))
  }

  private mutating func lift(_ index: Int, at time: Double) -> FingerEffect {
    let (velocity, scale) = (Vector(x: x.velocity(at: time), y: y.velocity(at: time)), scale)
    let scaleVelocity = base.scale * spread.velocity(at: time) / Self.distinct(base.span)
    fingers.remove(at: index)
    defer { if fingers.isEmpty { stage = .idle } }
    switch (stage, fingers.count) {
    case (.dragging, 0): return .released(velocity: velocity)
    case (.pressed, 0): return .dropped
    case (_, 0): return .none
    case (.pinching, 1):
      takeHold(scale: scale)
      stage = .dragging
      return .unpinched(scaleVelocity: scaleVelocity, at: middle)
    default:
      takeHold(scale: stage == .pinching ? scale : 1)
      return .none
    }
  }

  /// Other fingers go on from here. A drag keeps its velocity.
  private mutating func takeHold(scale: Double) {
    base = (middle, span, scale)
    spread.reset()
    guard stage != .dragging else { return }
    x.reset()
    y.reset()
  }

  private mutating func track(at time: Double) {
    x.add(travel.x, at: time)
    y.add(travel.y, at: time)
    spread.add(span, at: time)
  }
}

/// What one event does to the content as a finger does it, in the reckoning of a host.
///
/// A pinch on a trackpad does the same as two fingers.
enum FingerEffect: Equatable {
  /// Nothing: another finger comes, a finger moves within the slop, or it holds nothing.
  case none
  /// The first finger comes down.
  case caught(at: Vector)
  /// The fingers drag the content.
  case moved(by: Vector)
  /// A pinch begins about a point.
  case pinchBegan(at: Vector)
  /// The fingers pinch, and their middle moves.
  case pinched(scale: Double, moved: Vector)
  /// One finger of a pinch is left. The scale changed by `scaleVelocity` per second.
  case unpinched(scaleVelocity: Double, at: Vector)
  /// The pinch of a trackpad or a wheel ends. The scale changed by `scaleVelocity` per second.
  case pinchEnded(scaleVelocity: Double)
  /// The last finger is lifted after a drag, with this velocity in points per second.
  case released(velocity: Vector)
  /// The content is let go without velocity.
  case dropped
}
