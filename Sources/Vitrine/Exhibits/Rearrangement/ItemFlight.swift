/// The flight of a photograph: the difference to its end, which decays to zero.
struct ItemFlight: Equatable, Sendable {
  /// The end of the flight.
  enum End: Equatable, Sendable {
    /// Its place in the destination.
    case place
    /// It fades out in a pose on the screen, because it has no place in the destination.
    case gone(Pose)
  }

  var item: FlownItem
  /// The number of its spring: 0 is the stiffest; see ``DifferenceResponses``.
  let stiffness: Int
  private(set) var end: End
  /// The size in which a host lays out its picture, in points.
  private(set) var box = Dimensions.zero
  private var difference = Pose.zero
  /// The change of the difference at the start, per second of motion.
  private var change = Pose.zero

  /// Creates the flight of a photograph that is drawn in a pose and has a velocity. `place` is its pose in the destination; nil if it
  /// has none.
  init(
    _ item: FlownItem, stiffness: Int, from drawn: Pose, velocity: Pose, to place: Pose?,
    moving placeVelocity: Pose
  ) {
    (self.item, self.stiffness, end) = (item, stiffness, .place)
    redirect(from: drawn, velocity: velocity, to: place, moving: placeVelocity)
  }

  /// Continues from a drawn pose and a velocity to another place; if there is none, it fades out where it is.
  mutating func redirect(
    from drawn: Pose, velocity: Pose, to place: Pose?, moving placeVelocity: Pose
  ) {
    if let place {
      end = .place
      box = place.outline.dimensions
      (difference, change) = (drawn - place, velocity - placeVelocity)
    } else {
      var gone = drawn
      gone.opacity = 0
      end = .gone(gone)
      if box == .zero { box = drawn.outline.dimensions }
      (difference, change) = (drawn - gone, velocity)
    }
  }

  /// Stops at the present remainder, multiplied by a factor.
  mutating func hold(_ responses: DifferenceResponses, times factor: Double = 1) {
    difference = remainder(responses) * factor
    change = .zero
  }

  /// Moves on from the present remainder. Its velocity is the remainder times `rate`, per second.
  mutating func release(_ responses: DifferenceResponses, changing rate: Double) {
    change = difference * rate
    difference = remainder(responses)
  }

  /// Returns the remainder of the difference.
  ///
  /// All depths have the same response. So two photographs change their order at most once, and only if the ends have other orders.
  func remainder(_ responses: DifferenceResponses) -> Pose {
    let (response, common) = (responses[stiffness], responses.ofGroups)
    var remainder = difference * response.a.displacement
    remainder.add(change, times: response.b.displacement)
    remainder.depth =
      difference.depth * common.a.displacement + change.depth * common.b.displacement
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
