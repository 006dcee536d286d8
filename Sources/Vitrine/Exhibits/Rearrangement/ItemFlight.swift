/// The flight of a photograph: the difference to its end, which a spring moves to zero, and the way on which a finger leads it.
struct ItemFlight: Equatable, Sendable {
  /// The end of the flight.
  enum End: Equatable, Sendable {
    /// Its place in the destination.
    case place
    /// It fades out in a pose on the screen, because it has no place in the destination.
    case gone(Pose)
  }

  var item: FlownItem
  /// The number of the flight. It stays the same when photographs get other indices, and in another exhibit.
  let serial: Int
  /// The index of the photograph in the exhibit that fades out; nil if it is not there.
  private(set) var itemInSource: Int?
  /// The number of its spring: 0 is the stiffest; see ``DifferenceResponses``.
  let stiffness: Int
  private(set) var end: End
  /// The size in which a host lays out its picture, in points.
  private(set) var box = Dimensions.zero
  private var difference = Pose.zero
  /// The change of the difference at the start, per second of motion.
  private var change = Pose.zero
  /// The difference of the pose at the start of the flight from the end, along which a finger moves the photograph.
  private var way = Pose.zero

  /// Creates the flight of a photograph.
  /// - Parameters:
  ///   - item: The photograph in its lap of the destination.
  ///   - serial: The number of a new flight. One that goes on keeps its own.
  ///   - stiffness: The number of its spring.
  ///   - drawn: How it is drawn.
  ///   - start: The pose to which a finger can lead it back.
  ///   - place: Its pose in the destination; nil if it has none.
  ///   - velocity: The velocity of that place.
  init(
    _ item: FlownItem, serial: Int, stiffness: Int, from drawn: DrawnItem, start: Pose,
    to place: Pose?, moving velocity: Pose
  ) {
    (self.item, self.serial, itemInSource) = (item, drawn.serial ?? serial, drawn.itemInSource)
    (self.stiffness, end) = (stiffness, .place)
    if let place {
      lead(from: drawn, start: start, to: place, moving: velocity, left: 0)
    } else {
      let gone = leave(drawn)
      way = start - gone
    }
  }

  /// Follows an edit of the destination. If that removes the photograph, ``redirect(from:to:moving:left:)`` must follow.
  mutating func follow(_ edit: Edit) {
    guard let index = item.item else { return }
    item.subject = edit.index(of: index).map { .item($0) } ?? .removed(serial)
  }

  /// Follows an edit of the exhibit that fades out.
  mutating func followSource(_ edit: Edit) {
    itemInSource = itemInSource.flatMap { edit.index(of: $0) }
  }

  /// A photograph that was removed has come back to both exhibits. ``redirect(from:to:moving:left:)`` must follow.
  mutating func restore(as index: Int) { (item.subject, itemInSource) = (.item(index), index) }

  /// Continues from where it is drawn to another place; if there is none, it fades out where it is.
  /// - Parameter left: The share of the ways that a finger leaves.
  mutating func redirect(
    from drawn: DrawnItem, to place: Pose?, moving velocity: Pose, left: Double
  ) {
    switch (end, place) {
    case (.place, let place?):
      // The start stays where it is.
      lead(from: drawn, start: drawn.end + way, to: place, moving: velocity, left: left)
    case (.gone, let place?):
      var start = drawn.pose
      start.opacity = place.opacity
      lead(from: drawn, start: start, to: place, moving: velocity, left: left)
    case (.place, nil):
      _ = leave(drawn)
      way = .zero
    case (.gone(let gone), nil):
      difference = (drawn.pose - gone).adding(way, times: -left)
      change = drawn.velocity
    }
  }

  private mutating func lead(
    from drawn: DrawnItem, start: Pose, to place: Pose, moving velocity: Pose, left: Double
  ) {
    end = .place
    box = place.outline.dimensions
    way = start - place
    difference = (drawn.pose - place).adding(way, times: -left)
    change = drawn.velocity - velocity
  }

  /// Fades out where it is. Returns the pose at the end.
  private mutating func leave(_ drawn: DrawnItem) -> Pose {
    var gone = drawn.pose
    gone.opacity = 0
    end = .gone(gone)
    if box == .zero { box = drawn.pose.outline.dimensions }
    (difference, change) = (drawn.pose - gone, drawn.velocity)
    return gone
  }

  /// Stops where it is. A finger leaves a share of the way.
  mutating func stop(_ responses: DifferenceResponses, left: Double = 0) {
    difference = remainder(responses).adding(way, times: -left)
    change = .zero
  }

  /// Moves on from where it is. The finger that lets go has changed the share of the way by `rate`, per second.
  mutating func release(_ responses: DifferenceResponses, changing rate: Double) {
    (difference, change) = (
      remainder(responses), velocity(responses).adding(way, times: rate)
    )
  }

  /// Returns the remainder of the difference and of the way.
  ///
  /// All depths have the same response. So two photographs change their order at most once, and only if the ends have other orders.
  func remainder(_ responses: DifferenceResponses) -> Pose {
    let (response, common) = (responses[stiffness], responses.ofGroups)
    var remainder = difference * response.a.displacement
    remainder.add(change, times: response.b.displacement)
    remainder.depth =
      difference.depth * common.a.displacement + change.depth * common.b.displacement
    if response.left != 0 { remainder.add(way, times: response.left) }
    return remainder
  }

  /// Returns the velocity of the difference, per second of motion.
  func velocity(_ responses: DifferenceResponses) -> Pose {
    let (response, common) = (responses[stiffness], responses.ofGroups)
    var velocity = difference * response.a.velocity
    velocity.add(change, times: response.b.velocity)
    velocity.depth = difference.depth * common.a.velocity + change.depth * common.b.velocity
    return velocity
  }

  /// The largest number of the way, in points.
  var length: Double { way.largestNumber }

  /// The largest numbers of the difference and of its change, in points.
  var magnitudes: (difference: Double, change: Double) {
    (difference.largestNumber, change.largestNumber)
  }
}

extension Pose {
  /// The largest number of a difference that a person can see, in points. A radian at the edge of a photograph counts as half of a
  /// screen.
  fileprivate var largestNumber: Double {
    let least = Motion.Tolerance.points.distance
    let corners = max(
      max(abs(radii.topLeft), abs(radii.topRight)),
      max(abs(radii.bottomLeft), abs(radii.bottomRight)))
    let angle = max(abs(rotation.x), max(abs(rotation.y), abs(rotation.z)))
    let fade = abs(openness) * least / Self.minimumShade
    return max(
      max(magnitude(atLeast: least), corners), max(max(angle * 500, abs(elevation)), fade))
  }
}
