/// Where photographs of a viewer rest: full screen, or in their place on the page.
struct ViewerLayout: Equatable, Sendable {
  /// The size of the screen, in points.
  var screen = Dimensions.zero
  /// The place on the page to which the photograph shown returns; nil while it has none.
  var source: Source?
  var environment = Event.Environment()

  /// The center of the screen.
  var center: Vector { Vector(x: screen.width / 2, y: screen.height / 2) }

  /// Half a pixel: nobody sees less.
  var tolerance: Motion.Tolerance { .points(displayScale: environment.displayScale) }

  var hasSource: Bool { if case .some = source { true } else { false } }

  /// How far a picture can be magnified, and panned then.
  func zoom(of picture: Picture) -> Zoom {
    Zoom(
      ratio: picture.ratio, pixels: picture.width, on: screen,
      displayScale: environment.displayScale)
  }

  /// The row of pages, seen from the photograph shown.
  func row(_ pages: ClosedRange<Int>) -> PhotoRow {
    PhotoRow(width: screen.width, isRightToLeft: environment.isRightToLeft, pages: pages)
  }
}

extension ViewerLayout {
  /// The pose of a picture that is as large as the screen allows.
  func fit(_ picture: Picture) -> Pose { .spread(on: screen, ratio: picture.ratio) }

  /// The pose of a photograph at one end of its flight, at a motion time.
  func pose(of photo: Photo, at end: Flight.End, _ time: Double) -> Pose {
    let ratio = photo.picture.ratio
    return switch (end, source) {
    case (.screen, _):
      Pose.spread(on: screen, ratio: ratio).scaled(by: photo.zoom.scale, about: center)
        .moved(by: photo.zoom.pan(at: time))
    case (.source, let source?): .seated(in: source, ratio: ratio)
    case (.source, nil): .vanished(from: screen, ratio: ratio)
    }
  }

  /// The pose of a photograph that nothing holds, at a motion time, on its own page.
  func pose(of photo: Photo, at time: Double) -> Pose {
    let end = pose(of: photo, at: photo.flight.reference, time)
    return (end + photo.flight.remainder(at: time)).upright(at: end)
  }

  /// The placement of a photograph in a pose, on a page that is `x` points to the right of the screen.
  ///
  /// The box has the size that the photograph has at rest on the screen, so that no motion lays anything out.
  func placement(of photo: Photo, in pose: Pose, x: Double) -> Placement {
    let offset = Vector(x: x, y: 0)
    let outline = pose.outline.moved(by: offset)
    return Placement(
      item: photo.item, box: self.pose(of: photo, at: .screen, .infinity).outline.dimensions,
      outline: outline, visible: pose.visible.moved(by: offset).intersection(outline),
      radii: pose.radii, opacity: pose.opacity.clamped(to: 0...1))
  }

  /// A flight of a photograph to one end, from a pose that changes by `velocity` per second at a motion time.
  func flight(
    of photo: Photo, to end: Flight.End, from pose: Pose, velocity: Pose, by spring: Motion.Spring,
    at time: Double
  ) -> Flight {
    .flying(
      to: end, from: pose - self.pose(of: photo, at: end, time), changing: velocity, by: spring,
      at: time, within: tolerance)
  }
}
