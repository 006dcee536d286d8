/// A press while photographs fly.
struct FlightPress: Equatable, Sendable {
  let pointer: Pointer
  /// The time, in seconds.
  private let time: Double
  /// The number of the flight under the finger, whose photograph an edit can give another index; nil if there is none.
  let flight: Int?
  /// The point under the finger, as a share of the photograph.
  private let fraction: Vector
  /// Whether the press can become no tap, because the photograph was too fast or the finger has moved.
  private var catchesOnly: Bool

  /// Creates a press at a point on the screen.
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - drawn: The photographs that fly, as the person sees them. The press touches the front one under the point.
  ///   - speed: The speed of motions in the frame that the person sees.
  init(
    _ pointer: Pointer, on point: Vector, at time: Double, drawn: [DrawnItem], speed: Double
  ) {
    var touched: DrawnItem?
    for photo in drawn where photo.pose.visible.contains(point) && photo.item.item != nil {
      if touched.map({ photo.pose.depth > $0.pose.depth }) ?? true { touched = photo }
    }
    let frame = touched?.pose.visible ?? Frame(x: 0, y: 0, width: 1, height: 1)
    let velocity = touched?.velocity.visible.center ?? .zero
    (self.pointer, self.time, flight) = (pointer, time, touched?.serial)
    fraction = Vector(
      x: (point.x - frame.x) / frame.width, y: (point.y - frame.y) / frame.height)
    catchesOnly = velocity.length * speed >= Motion.Decay.minimumVelocity
  }

  /// Follows the finger.
  mutating func move(_ moved: Pointer) {
    let way = (moved.position - pointer.position).length
    if !(way < Threshold.slop(of: pointer.device)) { catchesOnly = true }
  }

  /// Returns the offset of the point under the finger from its place in the destination.
  /// - Parameter difference: The difference of the photograph from its place.
  func offset(in difference: Frame) -> Vector {
    Vector(
      x: difference.x + difference.width * fraction.x,
      y: difference.y + difference.height * fraction.y)
  }

  /// Returns whether the press is a tap if the finger is lifted at a time, in seconds.
  func isTap(until time: Double) -> Bool {
    !catchesOnly && time - self.time <= Threshold.tapDuration
  }
}
