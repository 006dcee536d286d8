/// A photograph in a viewer: its picture, how it is zoomed, and its flight to where it belongs.
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

  /// The index of its item; -1 once the item is gone.
  var item: Int { picture.item }

  /// When it comes to rest, in motion time.
  var restTime: Double { max(flight.restTime, zoom.restTime) }

  /// How fast its pose changes at a motion time, per second.
  func velocity(at time: Double) -> Pose {
    var velocity = flight.velocity(at: time)
    velocity.add(Pose.none.moved(by: zoom.velocity(at: time)))
    return velocity
  }
}
