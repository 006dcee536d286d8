/// A photograph in a viewer: its picture, its zoom, and its flight.
struct Photo: Equatable, Sendable {
  var picture = Picture(item: 0)
  var flight = Flight.resting(at: .source)
  var zoom = ViewerZoom()
  /// Its page in the row: 0 is the page of the photograph shown.
  var page = 0
  /// Its fade with reduced motion: opaque without one.
  private(set) var fade = Fade()

  init() {}

  init(_ picture: Picture, at end: Flight.End, page: Int = 0, opacity: Double = 1) {
    self.picture = picture
    self.fade = Fade(opacity: opacity)
    self.flight = .resting(at: end)
    self.page = page
  }

  /// The index of its item; -1 if the item is gone.
  var item: Int { picture.item }

  /// Whether its item is gone.
  var isGone: Bool { picture.isGone }

  /// The motion time at which it rests.
  var restTime: Double { max(flight.restTime, zoom.restTime) }

  /// Returns whether its opacity changes at a motion time.
  func isFading(at time: Double) -> Bool { !isGone && !fade.isResting(at: time) }

  /// Fades it from its opacity at a motion time to another one.
  mutating func fade(to opacity: Double, at time: Double) { fade.fade(to: opacity, at: time) }

  /// Ends a fade that has made it visible.
  mutating func endFade() { fade = Fade() }

  /// Returns the velocity of its pose at a motion time, per second.
  func velocity(at time: Double) -> Pose {
    var velocity = flight.velocity(at: time)
    velocity.add(Pose.zero.moved(by: zoom.velocity(at: time)))
    return velocity
  }
}
