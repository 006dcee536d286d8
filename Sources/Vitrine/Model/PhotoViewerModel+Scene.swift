extension PhotoViewerModel {
  /// Fills `scene` with the photograph; see ``ExhibitModel/scene(at:into:)``.
  public mutating func scene(at time: Double, into scene: inout ExhibitScene) {
    advance(to: time)
    scene.clear()
    guard let item else { return }
    let pose = pose(at: pace.at(time))
    scene.extent = screen
    scene.placements.append(placement(of: item, in: pose))
    scene.veil = veil.position(at: pace.at(time)).clamped(to: 0...1)
    scene.ground = pose.ground.clamped(to: 0...1)
    scene.chrome = pose.chrome.clamped(to: 0...1)
    scene.isMoving = isMoving
  }

  /// How the photograph looks at an instant of motion time.
  func pose(at time: Double) -> Pose {
    if let grip { return heldPose(grip) }
    return pose(of: flight.reference) + flight.remainder(at: time)
  }

  /// How it looks at rest in one of the two places.
  func pose(of place: Flight.Place) -> Pose {
    switch (place, source) {
    case (.screen, _): .spread(on: screen, ratio: ratio)
    case (.source, let source?): .seated(in: source, ratio: ratio)
    case (.source, nil): .vanished(from: screen, ratio: ratio)
    }
  }

  /// The photograph is laid out as large as on the full screen, so that no motion lays anything out.
  private func placement(of item: Int, in pose: Pose) -> Placement {
    Placement(
      item: item, box: self.pose(of: .screen).outline.dimensions, outline: pose.outline,
      visible: pose.visible.intersection(pose.outline), radii: pose.radii,
      opacity: pose.opacity.clamped(to: 0...1))
  }
}
