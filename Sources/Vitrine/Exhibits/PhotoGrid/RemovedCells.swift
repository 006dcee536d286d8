/// The photographs that were removed from a grid and fade out where they were drawn.
///
/// ```
///   a b c          a b d        c was removed: it fades out in its place while d flies there, in front of it.
///   d
///
/// opacity(t) = opacity when it was removed · a(t)
/// ```
/// They scroll with the content of the grid. Each has a spring of its own, which is that of the flights that its removal began. So a later
/// edit neither ends nor restarts it.
struct RemovedCells: Equatable, Sendable {
  /// Their places in the grid, and their opacities when they were removed, in the order of their removal.
  private var placements: [Placement] = []
  /// The time at which each was removed, the response of its spring, and the time from which on nobody sees it, in seconds. The web package
  /// is smaller with arrays of numbers than with one of a structure.
  private var (starts, responses, ends): ([Double], [Double], [Double]) = ([], [], [])
  /// The time from which on nobody sees any of them, in seconds.
  private(set) var end = -Double.infinity
  /// The number of the next photograph that is removed, visible or not. So a host can count them, too.
  private var next = ExhibitScene.firstRemoved

  /// The maximum number, because a host makes a picture for each. If more are removed, the others are gone at once.
  static let limit = PhotoGridModel.fullMountLimit

  /// Whether there are none.
  var isEmpty: Bool { placements.isEmpty }

  /// Adds the photographs as they look at a time, in seconds, to the placements of a scene.
  /// - Parameter layer: The layer that draws them; nil for the grid at rest.
  func draw(at time: Double, in layer: GridLayer?, into drawn: inout [Placement]) {
    for index in placements.indices where time < ends[index] {
      var placement = placements[index]
      if let layer {
        placement = placement.drawn(in: layer)
        placement.opacity *= layer.opacity
      }
      placement.opacity *=
        Motion.Spring(response: responses[index], dampingRatio: 1)
        .state(displacement: 1, velocity: 0, after: time - starts[index]).displacement
      drawn.append(placement)
    }
  }

  /// Follows an edit at a time, in seconds: those that fade already stay where they are in the window, and visible cells that it removes
  /// begin to fade.
  mutating func follow(
    _ edit: Edit, from before: DrawnCells, to window: Frame, at time: Double,
    with spring: Motion.Spring
  ) {
    let old = self
    removeAll()
    for index in old.placements.indices where time < old.ends[index] {
      var placement = old.placements[index]
      placement.position.y += window.y - before.top
      append(placement, old.starts[index], old.responses[index], old.ends[index])
    }
    let gone = edit.removedItems
    for item in gone.clamped(to: before.items) {
      guard let cell = before[item], cell.look.opacity > 0, placements.count < Self.limit,
        cell.place.isWithin(0, ofWindow: window.height)
      else { continue }
      let shade = cell.look.opacity * Motion.Tolerance.points.distance / Pose.minimumShade
      append(
        Placement(
          item: next + item - gone.lowerBound, place: cell.place.moved(by: window.origin),
          CellFlight.Look(opacity: cell.look.opacity, box: cell.box), opacity: 1),
        time, spring.response, time + spring.settlingTime(displacement: shade, velocity: 0))
    }
    count(edit)
  }

  /// Counts the photographs that an edit removes.
  mutating func count(_ edit: Edit) {
    next += edit.removedItems.count
    // Nobody removes as many while one of them is drawn.
    if next >= 0 { next = ExhibitScene.firstRemoved }
  }

  private mutating func append(
    _ placement: Placement, _ start: Double, _ response: Double, _ end: Double
  ) {
    placements.append(placement)
    starts.append(start)
    responses.append(response)
    ends.append(end)
    self.end = max(self.end, end)
  }

  /// Moves them by a distance, in points downwards.
  mutating func move(by distance: Double) {
    for index in placements.indices { placements[index].position.y += distance }
  }

  /// Ends all at once.
  mutating func removeAll() {
    (placements, starts, responses, ends, end) = ([], [], [], [], -.infinity)
  }
}
