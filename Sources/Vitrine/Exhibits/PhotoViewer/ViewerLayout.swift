/// The poses in which photographs of a viewer rest: full screen, or in their place on the page.
struct ViewerLayout: Equatable, Sendable {
  /// The size of the screen, in points.
  var screen = Dimensions.zero
  /// The place on the page to which the shown photograph returns; nil if there is none.
  var source: Source?
  var environment = Event.Environment()

  /// The centre of the screen.
  var center: Vector { Vector(x: screen.width / 2, y: screen.height / 2) }

  /// Half a pixel, which is too little to see.
  var tolerance: Motion.Tolerance { .points(displayScale: environment.displayScale) }

  var hasSource: Bool { if case .some = source { true } else { false } }

  /// Returns the limits of magnifying and panning a picture.
  func zoomLimits(of picture: Picture) -> ZoomLimits {
    ZoomLimits(
      fit: fit(picture).outline.dimensions, pixels: picture.width, maximum: picture.maximumZoom,
      on: screen, displayScale: environment.displayScale)
  }

  /// Returns the row of pages, relative to the shown photograph.
  func row(_ pages: ClosedRange<Int>) -> PhotoRow {
    PhotoRow(width: screen.width, isRightToLeft: environment.isRightToLeft, pages: pages)
  }
}

extension ViewerLayout {
  /// Returns the pose of a picture at fit.
  func fit(_ picture: Picture) -> Pose {
    let width = ZoomLimits.enlargement * picture.width / environment.displayScale
    return .fitting(
      screen, ratio: picture.ratio, maximumWidth: picture.width > 0 ? width : .infinity)
  }

  /// Returns the pose of a photograph at one end of its flight, at a motion time.
  func pose(of photo: Photo, at end: Flight.End, _ time: Double) -> Pose {
    let ratio = photo.picture.ratio
    return switch (end, source) {
    case (.screen, _):
      fit(photo.picture).scaled(by: photo.zoom.scale, about: center)
        .moved(by: photo.zoom.pan(at: time))
    case (.source, let source?): .atSource(source, ratio: ratio)
    case (.source, nil): .hidden(fit(photo.picture))
    }
  }

  /// Returns the pose of a photograph that nothing holds, at a motion time, on its own page.
  func pose(of photo: Photo, at time: Double) -> Pose {
    let end = pose(of: photo, at: photo.flight.reference, time)
    return (end + photo.flight.remainder(at: time)).withMinimumSize(at: end)
  }

  /// Returns the placement of a photograph in a pose, on a page that is `x` points to the right of the screen.
  ///
  /// The box has the size of the photograph at rest on the screen, so that a motion never changes the layout.
  func placement(of photo: Photo, in pose: Pose, x: Double) -> Placement {
    let offset = Vector(x: x, y: 0)
    let outline = pose.outline.moved(by: offset)
    return Placement(
      item: photo.item, box: self.pose(of: photo, at: .screen, .infinity).outline.dimensions,
      outline: outline, visible: pose.visible.moved(by: offset).intersection(outline),
      radii: pose.radii, opacity: pose.opacity.clamped(to: 0...1))
  }

  /// Returns a flight of a photograph to one end, from a pose that changes by `velocity` per second at a motion time.
  func flight(
    of photo: Photo, to end: Flight.End, from pose: Pose, velocity: Pose, by spring: Motion.Spring,
    at time: Double
  ) -> Flight {
    .flying(
      to: end, from: pose - self.pose(of: photo, at: end, time), changing: velocity, by: spring,
      at: time, within: tolerance)
  }

  /// Returns the flight of a photograph from its pose in another layout.
  func flight(
    of photo: Photo, from old: Photo, in before: ViewerLayout, at motion: Double
  ) -> Flight {
    let flight = old.flight
    guard !flight.isResting(at: motion) || old.restTime > motion else {
      return .resting(at: flight.reference)
    }
    let (ratio, oldRatio) = (photo.picture.ratio, old.picture.ratio)
    let seen = before.pose(of: old, at: motion).reshaped(to: ratio, from: oldRatio)
    var velocity = flight.velocity(at: motion)
    velocity.add(
      Pose.zero.moved(by: old.zoom.velocity(at: motion) - photo.zoom.velocity(at: motion)))
    if ratio != oldRatio {
      velocity.outline = Frame(center: velocity.outline.center, dimensions: .zero)
    }
    return flight.redirected(
      from: seen - pose(of: photo, at: flight.reference, motion), changing: velocity,
      at: motion, within: tolerance)
  }
}
