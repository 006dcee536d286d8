import Vitrine

// A release passes the velocity of the finger on.
extension ViewerContinuity {
  /// Everything stays where it is, and goes on as it would if the finger had gone on with its velocity.
  ///
  /// Slow animations play the motion slower. Where motion is reduced, nothing is faster than the finger.
  mutating func releasing(
    _ finger: (key: Int32, value: Vector)?, with velocity: Vector, _ transition: ViewerTransition
  ) -> String? {
    use("is released")
    let fading = transition.reducesMotion && transition.changes
    if let jump = jump(from: PhotoView(transition.from), to: transition.to, fading: fading) {
      return jump
    }
    guard let hold = held, let finger else { return nil }
    let kept = transition.before.scenes(from: transition.time, of: finger, with: velocity)
    let free = transition.after.scenes(from: transition.time)
    let target = transition.from.target
    guard let expected = DrawnVelocity(of: target, in: kept),
      let actual = DrawnVelocity(of: target, in: free)
    else { return nil }
    if velocity.length > 250 { use("is released while it " + hold.name) }
    let row = transition.rowVelocity(in: kept)
    let passed = expected.shifted(by: inertia(expected, row, of: hold, with: velocity, transition))
    guard !transition.reducesMotion else {
      let isSlower = [expected, passed].contains {
        actual.isNoFaster(than: $0, by: abs(row), times: transition.after.speed)
      }
      return isSlower ? nil : "it speeds up to \(actual.velocity)"
    }
    return passed.agrees(with: actual, times: transition.after.speed)
      ? nil
      : "it \(hold.name), \(velocity) of the finger and \(passed.velocity) drawn became \(actual.velocity)"
  }

  /// What a photograph that is panned gains at its release, in points per second.
  ///
  /// Below 250 points per second a movement has no inertia, as in `UIScrollView`. A rubber band that is released beyond an
  /// edge returns with at least ten times the distance per second, as measured on iOS; see ``Motion/Fling``.
  func inertia(
    _ expected: DrawnVelocity, _ row: Double, of hold: HeldPhoto, with raw: Vector,
    _ transition: ViewerTransition
  ) -> Vector {
    guard hold.runsOut, let photo = transition.from.photo else { return .zero }
    let limits = hold.context.limits
    let scale = photo.outline.width / limits.fit.width
    let isAtFit = abs(scale - 1) < 1e-12
    guard isAtFit || (scale >= 1.05 && scale <= limits.maximum) else { return .zero }
    let pans = Vector(x: abs(row) > 1e-3 ? 0 : raw.x, y: raw.y)
    let drawn = Vector(x: expected.velocity[0] - row, y: expected.velocity[1])
    let kept = pans.length < 250 ? .zero : drawn
    let pan = photo.outline.center - transition.middle - Vector(x: transition.displacement, y: 0)
    let beyond = pan - limits.confined(pan, at: scale)
    return Vector(
      x: Self.released(kept.x, beyond: beyond.x), y: Self.released(kept.y, beyond: beyond.y))
      - drawn
  }

  private static func released(_ velocity: Double, beyond distance: Double) -> Double {
    let inwards = -10 * distance
    if velocity * distance > 0 { return velocity + inwards }
    return abs(velocity) > abs(inwards) ? velocity : inwards
  }
}

extension ViewerTransition {
  var middle: Vector { Vector(x: from.dimensions.width / 2, y: from.dimensions.height / 2) }

  /// How fast the row of pages moves, in points per second.
  func rowVelocity(in scenes: (ExhibitScene, ExhibitScene, ExhibitScene)) -> Double {
    let rows = [scenes.0, scenes.1, scenes.2].map {
      [$0.displacement(isRightToLeft: isRightToLeft)]
    }
    return DrawnVelocity(of: (rows[0], rows[1], rows[2])).velocity[0]
  }
}

extension DrawnVelocity {
  /// The velocity of a photograph that also moves by `offset` per second.
  func shifted(by offset: Vector) -> DrawnVelocity {
    var shifted = self
    for index in [0, 4] {
      shifted.velocity[index] += offset.x
      shifted.velocity[index + 1] += offset.y
    }
    return shifted
  }
}

extension Rig where Model == PhotoViewerModel {
  /// Scenes drawn now and one and two small steps later, while a finger goes on with a velocity.
  func scenes(from time: Double, of finger: (key: Int32, value: Vector), with velocity: Vector) -> (
    ExhibitScene, ExhibitScene, ExhibitScene
  ) {
    func scene(after delay: Double) -> ExhibitScene {
      var copy = self
      let point = finger.value + velocity * delay
      copy.touch(.move, point, finger: finger.key, at: time + delay)
      return copy.draw(at: time + delay)
    }
    let step = DrawnVelocity.step
    return (drawn(at: time), scene(after: step), scene(after: 2 * step))
  }
}
