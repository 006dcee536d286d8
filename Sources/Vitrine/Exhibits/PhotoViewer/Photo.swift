/// A photograph in a viewer: its picture, its zoom, and its flight.
struct Photo: Equatable, Sendable {
  var picture = Picture(item: 0)
  var flight = Flight.resting(at: .source)
  var zoom = ViewerZoom()
  /// Its page in the row: 0 is the page of the photograph shown.
  var page = 0

  init() {}

  init(_ picture: Picture, at end: Flight.End, page: Int = 0) {
    self.picture = picture
    self.flight = .resting(at: end)
    self.page = page
  }

  /// The index of its item; -1 if the item is gone.
  var item: Int { picture.item }

  /// The motion time at which it rests.
  var restTime: Double { max(flight.restTime, zoom.restTime) }

  /// Returns the velocity of its pose at a motion time, per second.
  func velocity(at time: Double) -> Pose {
    var velocity = flight.velocity(at: time)
    velocity.add(Pose.zero.moved(by: zoom.velocity(at: time)))
    return velocity
  }
}
