extension PhotoViewerModel {
  /// Fills `scene` with the photograph and those beside it; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    guard case .some = item else { return }
    let instant = time.isTime ? clock.instant(time) : now
    let motion = instant.motion
    let pose = pose(at: motion)
    scene.extent = screen
    scene.sceneOpacity = crossFade.opacity(at: motion).clamped(to: 0...1)
    scene.backdrop = pose.backdrop.clamped(to: 0...1)
    scene.controls = pose.controls.clamped(to: 0...1) * controls.opacity(at: motion)
    scene.isMoving = isMoving(at: instant)
    scene.wakeAt = wakeTime
    hang(pose, in: &scene, at: motion)
  }

  /// How the photograph of an item looks at a time, in seconds, also out of view beside the one shown; nil where it has no page.
  public func pose(of item: Int, at time: Double) -> Pose? {
    guard case .some = self.item else { return nil }
    let motion = time.isTime ? clock.motion(at: max(now.real, time)) : now.motion
    let place = page(of: item)
    guard let other = photo(at: place), other.item == item else { return nil }
    let pose = place == 0 ? pose(at: motion) : pose(of: other, at: motion)
    let x = row.offset(of: place, displaced: page.position(at: motion))
    return pose.moved(by: Vector(x: x, y: 0))
  }

  /// The page of an item, as seen from the one shown.
  private func page(of item: Int) -> Int {
    for other in beside where other.item == item { return other.place }
    return item - photo.item
  }

  /// Puts the photograph shown into the scene, over those beside it: at most three, of which two may be out of view.
  private func hang(_ pose: Pose, in scene: inout ExhibitScene, at motion: Double) {
    let displacement = page.position(at: motion)
    let row = row
    let nearest = row.nearest(displaced: displacement)
    for place in nearest - 1...nearest + 1 where place != 0 {
      guard hangs(place, of: row, displaced: displacement), let other = photo(at: place)
      else { continue }
      var beside = self.pose(of: other, at: motion)
      beside.opacity *= presence(of: beside, beside: pose)
      scene.placements.append(
        placement(of: other, in: beside, at: row.offset(of: place, displaced: displacement)))
    }
    if abs(nearest) < 2 { hangShown(pose, in: &scene, at: motion, displaced: displacement) }
    scene.target = photo.item
    scene.current = self.photo(at: nearest)?.item ?? photo.item
    scene.position = Double(photo.item) + row.position(displaced: displacement)
  }

  /// A photograph beside the one shown fades with the ground, except as far as the ground still follows it to the screen.
  func presence(of other: Pose, beside pose: Pose) -> Double {
    (pose.backdrop + (1 - other.backdrop)).clamped(to: 0...1)
  }

  /// Whether a place beside the photograph shown is drawn: out of view only to be there when a page turns, which nobody does
  /// before there is anything to see, and not while two photographs cross-fade.
  private func hangs(_ place: Int, of row: PhotoRow, displaced displacement: Double) -> Bool {
    guard case nil = faded else { return false }
    for other in beside where other.place == place { return true }
    return (hasArrived && destination == .screen) || row.shows(place, displaced: displacement)
  }

  /// The photograph shown, and what fades out in its place.
  private func hangShown(
    _ pose: Pose, in scene: inout ExhibitScene, at motion: Double, displaced displacement: Double
  ) {
    var (pose, share) = (pose, fade.position(at: motion))
    if let faded, share < 1 {
      var old = self.pose(of: faded, at: motion)
      old.opacity *= (1 - share) * presence(of: old, beside: pose)
      scene.placements.append(placement(of: faded, in: old, at: displacement))
    }
    share = share.clamped(to: 0...1)
    pose.opacity *= share
    scene.placements.append(placement(of: photo, in: pose, at: displacement))
  }

  /// How the photograph shown looks at an instant of motion time, as far as its own place in the row is on the screen.
  func pose(at time: Double) -> Pose {
    if let grip { return heldPose(grip) }
    return pose(of: photo, at: time)
  }

  /// How a photograph looks in its own place of the row that nobody holds.
  func pose(of photo: Photo, at time: Double) -> Pose {
    let end = pose(of: photo.flight.reference, for: photo, at: time)
    return (end + photo.flight.remainder(at: time)).upright(at: end)
  }

  /// How the photograph shown looks at rest in one of the two places.
  func pose(of place: Flight.Place, at time: Double) -> Pose {
    pose(of: place, for: photo, at: time)
  }

  /// How the photograph shown looks at fit.
  var atFit: Pose { .spread(on: screen, ratio: photo.picture.ratio) }

  func pose(of place: Flight.Place, for photo: Photo, at time: Double) -> Pose {
    let ratio = photo.picture.ratio
    return switch (place, source) {
    case (.screen, _):
      Pose.spread(on: screen, ratio: ratio).scaled(by: photo.zoom, about: middle)
        .moved(by: photo.pan(at: time))
    case (.source, let source?): .seated(in: source, ratio: ratio)
    case (.source, nil): .vanished(from: screen, ratio: ratio)
    }
  }

  /// A photograph is laid out as large as it is at rest on the full screen, so that no motion lays anything out.
  private func box(of photo: Photo) -> Dimensions {
    pose(of: .screen, for: photo, at: .infinity).outline.dimensions
  }

  private func placement(of photo: Photo, in pose: Pose, at offset: Double) -> Placement {
    let offset = Vector(x: offset, y: 0)
    let outline = pose.outline.moved(by: offset)
    return Placement(
      item: photo.item, box: box(of: photo),
      outline: outline, visible: pose.visible.moved(by: offset).intersection(outline),
      radii: pose.radii, opacity: pose.opacity.clamped(to: 0...1))
  }
}
