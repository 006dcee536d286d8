/// The photographs that do not fly, in two groups: those of the source fade out, then those of the destination fade in.
///
/// One number leads from the source to the destination, so the groups are never visible at the same time:
/// ```
///   1 ------------- 0 ------------- -1
///   source          neither         destination
/// ```
/// Both groups move by a quarter of the leader's way, so they seem to spread from the leader.
struct GroupCrossing: Equatable, Sendable {
  /// The distance of the number from -1.
  private var difference = 0.0
  private var change = 0.0
  /// The distance of the number from -1 at the start, along which a finger moves it.
  private var way = 0.0
  private(set) var source = GroupMotion()
  private(set) var destination = GroupMotion()

  /// Creates the crossing at the start of a rearrangement.
  /// - Parameters:
  ///   - here: The leader's pose in the source.
  ///   - there: Its pose in the destination.
  init(from here: Pose?, to there: Pose?) {
    (difference, way) = (Self.whole, Self.whole)
    guard let here, let there else { return }
    source = GroupMotion(about: here.visible.center, from: .zero, to: GroupShift(here, there))
    destination = GroupMotion(about: there.visible.center, from: GroupShift(there, here), to: .zero)
  }

  /// Creates the crossing of a rearrangement that has ended.
  init() {}

  /// The distance from 1 to -1.
  private static let whole = 2.0

  /// Returns the number and its velocity: 1 shows the source, -1 the destination.
  func state(_ response: DifferenceResponses.Response) -> Motion.Spring.State {
    var state = response.remainder(of: difference, changing: change, along: way)
    state.displacement -= 1
    return state
  }

  /// Stops at the present. A finger leaves a share of the way.
  mutating func stop(_ response: DifferenceResponses.Response, left: Double) {
    difference = state(response).displacement + 1 - way * left
    change = 0
    source.stop(response, left: left)
    destination.stop(response, left: left)
  }

  /// Moves on from the present. The finger that lets go has changed the share of the way by `rate`, per second.
  mutating func release(_ response: DifferenceResponses.Response, changing rate: Double) {
    let state = state(response)
    (difference, change) = (state.displacement + 1, state.velocity + way * rate)
    source.release(response, changing: rate)
    destination.release(response, changing: rate)
  }

  /// Continues from the present with the same ends.
  mutating func restart(_ response: DifferenceResponses.Response) {
    let state = state(response)
    (difference, change) = (state.displacement + 1 - way * response.left, state.velocity)
    source.restart(response)
    destination.restart(response)
  }

  /// Leads back to the source, which becomes the destination.
  mutating func reverse(_ response: DifferenceResponses.Response) {
    let state = state(response)
    (difference, change, way) = (1 - state.displacement, -state.velocity, Self.whole)
    (source, destination) = (destination.reversed(response), source.reversed(response))
  }

  /// Leads to another destination. The group that is visible is the source from now on.
  /// - Returns: Whether the source is the same as before.
  mutating func redirect(
    _ response: DifferenceResponses.Response, from here: Pose?, to there: Pose?
  ) -> Bool {
    let state = state(response)
    let keepsSource = state.displacement > 0
    var new = GroupCrossing(from: here, to: there)
    if keepsSource {
      (new.difference, new.change) = (state.displacement + 1, state.velocity)
      new.source = source
      new.source.redirect(response, to: source.end)
    } else {
      (new.difference, new.change) = (1 - state.displacement, -state.velocity)
      let (pivot, end) = (new.source.pivot, new.source.end)
      new.source = destination
      new.source.redirect(response, to: end, about: pivot)
    }
    new.way = new.difference
    self = new
    return keepsSource
  }

  /// The distance of the number from its end.
  var distance: Double { abs(difference) }

  /// The largest numbers of the differences and of their changes, in points.
  var magnitudes: (difference: Double, change: Double) {
    let shade = Motion.Tolerance.points.distance / Pose.minimumShade
    let (one, other) = (source.magnitudes, destination.magnitudes)
    return (
      max(abs(difference) * shade, max(one.difference, other.difference)),
      max(abs(change) * shade, max(one.change, other.change))
    )
  }
}

/// The motion of a group of photographs that fades.
struct GroupMotion: Equatable, Sendable {
  /// The point on the screen about which the group is scaled.
  private(set) var pivot = Vector.zero
  private(set) var end = GroupShift.zero
  /// The shift at the start, to which a finger can lead it back.
  private var start = GroupShift.zero
  private var difference = GroupShift.zero
  private var change = GroupShift.zero

  /// Creates a group at rest in its exhibit.
  init() {}

  init(about pivot: Vector, from start: GroupShift, to end: GroupShift) {
    (self.pivot, self.start, self.end) = (pivot, start, end)
    difference = start.adding(end, times: -1)
  }

  /// Returns the shift at an instant.
  func shift(_ response: DifferenceResponses.Response) -> GroupShift {
    end.adding(difference, times: response.a.displacement)
      .adding(change, times: response.b.displacement)
      .adding(way, times: response.left)
  }

  /// Returns the velocity of the shift, per second of motion.
  func velocity(_ response: DifferenceResponses.Response) -> GroupShift {
    GroupShift.zero.adding(difference, times: response.a.velocity)
      .adding(change, times: response.b.velocity)
  }

  private var way: GroupShift { start.adding(end, times: -1) }

  /// Stops at the present. A finger leaves a share of the way.
  mutating func stop(_ response: DifferenceResponses.Response, left: Double) {
    difference = shift(response).adding(end, times: -1).adding(way, times: -left)
    change = .zero
  }

  /// Moves on from the present. The finger that lets go has changed the share of the way by `rate`, per second.
  mutating func release(_ response: DifferenceResponses.Response, changing rate: Double) {
    (difference, change) = (
      shift(response).adding(end, times: -1), velocity(response).adding(way, times: rate)
    )
  }

  /// Continues from the present with the same ends.
  mutating func restart(_ response: DifferenceResponses.Response) {
    (difference, change) = (
      shift(response).adding(end, times: -1).adding(way, times: -response.left),
      velocity(response)
    )
  }

  /// Returns the motion from the present back to the start.
  func reversed(_ response: DifferenceResponses.Response) -> GroupMotion {
    var back = self
    (back.start, back.end) = (end, start)
    back.difference = shift(response).adding(start, times: -1)
    back.change = velocity(response)
    return back
  }

  /// Continues from the present to another end.
  /// - Parameter point: The point about which the group is scaled from now on; nil for the same as before.
  mutating func redirect(
    _ response: DifferenceResponses.Response, to end: GroupShift, about point: Vector? = nil
  ) {
    var (now, velocity) = (shift(response), velocity(response))
    if let point {
      now.move(by: (pivot - point) * -now.growth)
      velocity.move(by: (pivot - point) * -velocity.growth)
      pivot = point
    }
    (start, self.end) = (now, end)
    difference = way
    change = velocity
  }

  var magnitudes: (difference: Double, change: Double) {
    (difference.largestNumber, change.largestNumber)
  }
}

/// How a group of photographs is magnified and moved.
struct GroupShift: Equatable, Sendable {
  /// The magnification, less 1.
  private(set) var growth = 0.0
  /// The translation on the screen, in points.
  private(set) var offset = Vector.zero

  static let zero = GroupShift()

  private init() {}

  /// Creates a quarter of the way from a pose to another one.
  init(_ here: Pose, _ there: Pose) {
    let (old, new) = (here.visible, there.visible)
    let areas = new.width * new.height / (old.width * old.height)
    let scale = areas.squareRoot().squareRoot().squareRoot()
    growth = scale.isReal ? scale.clamped(to: 0.25...4) - 1 : 0
    offset = (new.center - old.center) / 4
  }

  mutating func move(by distance: Vector) { offset = offset + distance }

  func adding(_ other: GroupShift, times factor: Double) -> GroupShift {
    var sum = self
    sum.growth += other.growth * factor
    sum.offset = sum.offset + other.offset * factor
    return sum
  }

  /// The largest number, in points. A magnification counts on a screen of 1000 points.
  var largestNumber: Double { max(abs(growth) * 1000, max(abs(offset.x), abs(offset.y))) }
}
