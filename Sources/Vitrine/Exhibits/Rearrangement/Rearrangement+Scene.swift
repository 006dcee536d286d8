/// A photograph as it is drawn on the screen.
struct DrawnItem {
  var item: FlownItem
  /// The index of the photograph in the exhibit that fades out; nil if it is not there.
  var itemInSource: Int?
  /// The number of its flight; nil if it belongs to a group that fades.
  var serial: Int?
  var pose: Pose
  /// Per second of motion time.
  var velocity: Pose
  /// The pose at the end of its flight; that in which it is drawn if it does not fly.
  var end: Pose

  /// Whether it flies. Otherwise it belongs to a group that fades.
  var isFlying: Bool { serial != nil }
}

extension ArrangedItems {
  /// Returns whether a photograph has a pose in the view, or at most a view outside of it.
  func isNear(_ index: Int) -> Bool {
    guard let surroundings, let visible = poses[index]?.visible else { return false }
    return visible.maxX > surroundings.x && visible.x < surroundings.maxX
      && visible.maxY > surroundings.y && visible.y < surroundings.maxY
  }
}

extension [DrawnItem] {
  /// Returns the middle of a photograph on the screen; nil if it is not drawn.
  func middle(of item: Int?) -> Vector? {
    guard let item else { return nil }
    return indices.first { self[$0].item.item == item }.map { self[$0].pose.visible.center }
  }

  /// Gives photographs that are drawn over an exhibit their indices in another one. Those that it does not have count as removed. The
  /// exhibit fades out from now on.
  mutating func leave(_ index: (Int) -> Int?) { leave { $0.item.item.flatMap(index) } }

  /// Gives photographs that fly to an exhibit the indices that they had in the one from which they came. The exhibit fades out from now
  /// on.
  mutating func turnRound() { leave { $0.itemInSource } }

  private mutating func leave(_ index: (DrawnItem) -> Int?) {
    for position in indices {
      let new = index(self[position])
      self[position].itemInSource = self[position].item.item
      self[position].setItem(new)
    }
  }

  /// Gives photographs that fly to an exhibit which was never visible their indices in another one. The exhibit that fades out stays the
  /// same.
  mutating func pass(_ index: (Int) -> Int?) {
    for position in indices { self[position].setItem(self[position].item.item.flatMap(index)) }
  }
}

extension DrawnItem {
  /// Gives it its index in another exhibit; nil if it is not there.
  fileprivate mutating func setItem(_ index: Int?) {
    if let index {
      item.subject = .item(index)
    } else if let serial {
      item.subject = .removed(serial)
    }
  }
}

/// Poses that are drawn. Nothing here changes the rearrangement.
extension Rearrangement {
  /// Fills `scene` with the photographs that fly, as they look at a time, in seconds.
  ///
  /// Drawing changes nothing and can be repeated. Draw the destination's own scene for the same time.
  package func draw<B: ArrangementModel>(
    over destination: inout B, at time: Double, into scene: inout RearrangementScene
  ) {
    scene.placements.removeAll(keepingCapacity: true)
    scene.flights.removeAll(keepingCapacity: true)
    let instant = time.isTime ? clock.instant(time) : clock.now
    let responses = differences.responses(at: instant.motion)
    let reading = destination.beginReading(at: instant.real)
    for index in differences.flights.indices.reversed() {
      if let placement = differences.flights[index].placement(
        over: destination, in: reading, responses)
      {
        scene.placements.append(placement)
        scene.flights.append(
          RearrangementScene.Flight(
            serial: differences.flights[index].serial,
            itemInSource: differences.flights[index].itemInSource))
      }
    }
    destination.endReading()
    let shown = differences.groups.state(responses.ofGroups).displacement
    scene.source = differences.groups.source.look(opacity: shown, responses.ofGroups)
    scene.destination = differences.groups.destination.look(opacity: -shown, responses.ofGroups)
    scene.isMoving = differences.phase.isMoving(at: instant.motion)
  }

  /// Returns the pose of a photograph on the screen at a time, in seconds: where it flies, or its place in the destination.
  package func pose<B: ArrangementModel>(
    of item: Int, over destination: inout B, at time: Double
  ) -> Pose? {
    guard let index = differences.flight(of: .item(item)) else {
      return destination.pose(of: item, at: time)
    }
    let instant = time.isTime ? clock.instant(time) : clock.now
    let reading = destination.beginReading(at: instant.real)
    defer { destination.endReading() }
    return differences.flights[index].pose(
      over: destination, in: reading, differences.responses(at: instant.motion))
  }

  /// Returns the place from which a viewer opens a photograph that flies at a time, in seconds; otherwise its place in the destination.
  package func source<B: ArrangementModel>(
    of item: Int, over destination: inout B, at time: Double
  ) -> Source? {
    guard let index = differences.flight(of: .item(item)) else {
      return destination.source(of: item, at: time)
    }
    guard let pose = pose(of: item, over: &destination, at: time) else { return nil }
    return Source(
      frame: pose.visible, radii: pose.radii.drawable, focus: differences.flights[index].item.focus)
  }

  /// Returns the photographs that fly as they are drawn at a time, in seconds.
  func drawnFlights<B: ArrangementModel>(over destination: inout B, at time: Double) -> [DrawnItem]
  {
    let responses = differences.responses(at: clock.motion(at: time))
    let places = destination.arrangedInLaps(differences.flights.map { $0.item }, at: time)
    return differences.flights.indices.map { index in
      let (end, velocity) = differences.flights[index].end(
        at: places.poses[index], moving: places.velocities[index])
      return DrawnItem(
        item: differences.flights[index].item,
        itemInSource: differences.flights[index].itemInSource,
        serial: differences.flights[index].serial,
        pose: end + differences.flights[index].remainder(responses),
        velocity: velocity + differences.flights[index].velocity(responses), end: end)
    }
  }

  /// Returns the photographs of the group of an exhibit that are visible in it or in the destination, as they are drawn at a time, in
  /// seconds.
  func drawnGroup<A: ArrangementModel, B: ArrangementModel>(
    of source: inout A, and destination: inout B, _ match: ItemMatch, besides flown: [DrawnItem],
    photos: [FlownItem], _ response: DifferenceResponses.Response, at time: Double
  ) -> [DrawnItem] {
    var visible = source.visibleItems(at: time).compactMap(match.inDestination)
    for item in destination.visibleItems(at: time) where !visible.contains(item) {
      visible.append(item)
    }
    var (items, own): ([FlownItem], [FlownItem]) = ([], [])
    for item in visible where !flown.indices.contains(where: { flown[$0].item.item == item }) {
      guard let index = match.inSource(item), index < source.count else { continue }
      // Most hosts send the photographs of the whole collection in its order.
      let isInOrder = item < photos.count && photos[item].item == item
      let photo = isInOrder ? photos[item] : photos.first { $0.item == item }
      items.append(photo ?? FlownItem(item: item))
      own.append(items[items.count - 1])
      own[own.count - 1].subject = .item(index)
    }
    let places = source.arranged(own, at: time)
    let state = differences.groups.state(response)
    let opacity = Motion.Spring.State(displacement: -state.displacement, velocity: -state.velocity)
    var drawn: [DrawnItem] = []
    drawn.reserveCapacity(items.count)
    for index in items.indices where places.isNear(index) {
      guard let pose = places.poses[index] else { continue }
      let look = differences.groups.destination.drawn(
        pose, velocity: places.velocities[index], opacity: opacity, response)
      drawn.append(
        DrawnItem(
          item: items[index], itemInSource: own[index].item, pose: look.pose,
          velocity: look.velocity, end: look.pose))
    }
    return drawn
  }
}

extension ItemFlight {
  /// Returns the pose at the end and its velocity. A place that is not there any more counts as reached.
  func end(at place: Pose?, moving velocity: Pose) -> (Pose, Pose) {
    switch end {
    case .gone(let pose): (pose, .zero)
    case .place: (place ?? .zero, velocity)
    }
  }

  /// Returns the drawn pose on the screen; nil if the destination has no place for it.
  func pose<B: ArrangementModel>(
    over destination: B, in reading: ArrangementReading, _ responses: DifferenceResponses
  ) -> Pose? {
    switch end {
    case .gone(let pose): return pose + remainder(responses)
    case .place:
      guard let placement = destination.placement(of: item, in: reading),
        let place = Pose(placement, of: item, in: reading.viewport)
      else { return nil }
      var pose = remainder(responses)
      pose.add(place)
      return pose.withMinimumSize(at: place)
    }
  }

  /// Returns the placement in the moving frame of the destination; nil if it has no place there.
  func placement<B: ArrangementModel>(
    over destination: B, in reading: ArrangementReading, _ responses: DifferenceResponses
  ) -> Placement? {
    guard let pose = pose(over: destination, in: reading, responses) else { return nil }
    let viewport = reading.viewport
    let origin = (Vector.zero - viewport.origin) / viewport.scale - reading.frameOffset
    let outline = (pose.outline * (1 / viewport.scale)).moved(by: origin)
    var placement = Placement(
      item: item.subject.number, box: item.ratio > 0 ? box : outline.dimensions, outline: outline,
      visible: (pose.visible * (1 / viewport.scale)).moved(by: origin),
      radii: pose.radii * (1 / viewport.scale), opacity: pose.opacity.clamped(to: 0...1))
    placement.depth = pose.depth
    placement.elevation = pose.elevation / viewport.scale
    placement.openness = pose.openness.clamped(to: 0...1)
    placement.rotation = pose.rotation
    return placement
  }
}
