/// The photographs that were removed from a grid and fade out where they were drawn.
///
/// ```
///   a b c          a b d        c was removed: it fades out in its place while d flies there, in front of it.
///   d
///
/// opacity(t) = opacity · a(t) + change · b(t)
/// ```
/// They scroll with the content of the grid. The spring is that of the flights; a later edit takes the opacity of each, and the velocity with
/// which it falls. So it neither ends nor restarts it. An edit after which no cells fly ends all of them.
struct RemovedCells: Equatable, Sendable {
  /// Their places in the grid, and their opacities when the flights began, in the order of their removal.
  private var placements: [Placement] = []
  /// The changes of their opacities per second then.
  private var changes: [Double] = []
  /// The number of the next photograph that is removed, visible or not. So a host can count them, too.
  private var next = ExhibitScene.firstRemoved

  /// The maximum number, because a host makes a picture for each. If more are removed, the others are gone at once.
  static let limit = PhotoGridModel.fullMountLimit

  /// Whether there are none.
  var isEmpty: Bool { placements.isEmpty }

  /// Adds the photographs as they look to the placements of a scene.
  /// - Parameters:
  ///   - response: How much of the differences is left.
  ///   - layer: The layer that draws them; nil for the grid at rest.
  func draw(
    _ response: DifferenceResponses.Response, in layer: GridLayer?, into drawn: inout [Placement]
  ) {
    for index in placements.indices {
      var placement = placements[index]
      placement.opacity = max(0, opacity(index, response).displacement)
      if let layer {
        placement = placement.drawn(in: layer)
        placement.opacity *= layer.opacity
      }
      drawn.append(placement)
    }
  }

  /// Follows an edit: visible cells that it removes begin to fade.
  /// - Parameter response: How much of the differences is left before the edit; nil at rest.
  mutating func follow(
    _ edit: Edit, from before: DrawnCells, to window: Frame,
    _ response: DifferenceResponses.Response?
  ) {
    let old = self
    removeAll()
    if let response {
      for index in old.placements.indices {
        let opacity = old.opacity(index, response)
        // Nobody sees less.
        guard opacity.displacement >= Pose.minimumShade else { continue }
        placements.append(old.placements[index])
        placements[placements.count - 1].opacity = opacity.displacement
        changes.append(opacity.velocity)
      }
    }
    let gone = edit.removedItems
    for item in gone.clamped(to: before.items) {
      guard let cell = before[item], cell.look.opacity > 0, placements.count < Self.limit,
        cell.place.isWithin(0, ofWindow: window.height)
      else { continue }
      placements.append(
        Placement(
          item: next + item - gone.lowerBound, place: cell.place.moved(by: window.origin),
          CellFlight.Look(opacity: cell.look.opacity, box: cell.box), opacity: 1))
      changes.append(0)
    }
    count(edit)
  }

  private func opacity(_ index: Int, _ response: DifferenceResponses.Response)
    -> Motion.Spring.State
  {
    response.remainder(of: placements[index].opacity, changing: changes[index])
  }

  /// The largest opacity and the largest change. The smallest visible difference of opacity counts as the smallest visible distance, in
  /// points.
  var magnitudes: (distance: Double, velocity: Double) {
    var (opacity, change) = (0.0, 0.0)
    for index in placements.indices {
      opacity = max(opacity, placements[index].opacity)
      change = max(change, -changes[index])
    }
    let scale = Motion.Tolerance.points.distance / Pose.minimumShade
    return (opacity * scale, change * scale)
  }

  /// Counts the photographs that an edit removes.
  mutating func count(_ edit: Edit) {
    // As many as an engine ever counts.
    next = min(-1, next + edit.removedItems.count)
  }

  /// Moves them by a distance, in points downwards.
  mutating func move(by distance: Double) {
    for index in placements.indices { placements[index].position.y += distance }
  }

  /// Ends all at once.
  mutating func removeAll() {
    (placements, changes) = ([], [])
  }
}
