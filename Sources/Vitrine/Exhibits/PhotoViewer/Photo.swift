/// A photograph in a viewer: its picture, its zoom, and its flight.
struct Photo: Equatable, Sendable {
  var picture = Picture(item: 0)
  var flight = Flight.resting(at: .source)
  var zoom = ViewerZoom()
  /// Its page in the row: 0 is the page of the photograph shown.
  var page = 0
  /// Its opacity in a cross-fade, as a function of motion time: 1 without one.
  private(set) var presence = Motion.rest(at: 1)

  init() {}

  init(_ picture: Picture, at end: Flight.End, page: Int = 0) {
    self.picture = picture
    self.flight = .resting(at: end)
    self.page = page
  }

  /// The index of its item; -1 if the item is gone.
  var item: Int { picture.item }

  /// Whether its item is gone.
  var isGone: Bool { picture.isGone }

  /// The motion time at which it rests.
  var restTime: Double { max(flight.restTime, zoom.restTime) }

  /// Returns whether its opacity changes in a cross-fade at a motion time.
  func isFading(at time: Double) -> Bool { !isGone && !presence.isResting(at: time) }

  /// Fades it from an opacity to another one.
  mutating func fade(from start: Double, to end: Double, at time: Double) {
    presence = .curve(from: start, to: end, at: time, duration: CrossFade.duration)
  }

  /// Ends a cross-fade in which it has become visible.
  mutating func endFade() { presence = .rest(at: 1) }

  /// Returns the velocity of its pose at a motion time, per second.
  func velocity(at time: Double) -> Pose {
    var velocity = flight.velocity(at: time)
    velocity.add(Pose.zero.moved(by: zoom.velocity(at: time)))
    return velocity
  }
}
