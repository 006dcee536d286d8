/// The differences of photographs from their places in the destination of a rearrangement, which springs, a press or a finger move to
/// zero.
///
/// Each photograph that flies has its own difference, and the others have one in common. Times are motion times, in seconds.
struct FlightDifferences: Equatable, Sendable {
  private(set) var phase = FlightPhase.ended
  /// The photographs that fly: the leader first, then the nearest ones to it.
  private(set) var flights: [ItemFlight] = []
  /// The other photographs.
  private(set) var groups = GroupCrossing()
  /// The number of the next flight. No number is used twice, so that a host never takes a flight for another one.
  private var nextSerial = 0
  /// Whether photographs fade instead of flying.
  private var reducesMotion = false

  /// Whether photographs fly or fade.
  var isActive: Bool { if case .ended = phase { false } else { true } }

  /// Returns how much of the differences is left at a time.
  func responses(at time: Double) -> DifferenceResponses { phase.responses(at: time) }

  /// Returns the position of the flight of a photograph; nil if it does not fly. Copying flights takes many instructions.
  func flight(of subject: FlightSubject) -> Int? {
    flights.indices.first { flights[$0].item.subject == subject }
  }

  /// Returns the position of the flight with a number; nil if it has ended.
  func flight(numbered serial: Int) -> Int? {
    flights.indices.first { flights[$0].serial == serial }
  }

  /// Lets time pass until `time`. Returns whether everything has come to rest now, which ends the flights.
  mutating func advance(to time: Double) -> Bool {
    switch phase {
    case .flying(_, let end) where time >= end: break
    case .fading(_, let end) where time >= end: break
    default: return false
    }
    (phase, flights, groups) = (.ended, [], GroupCrossing())
    return true
  }

  /// The largest numbers of all differences and of their changes, in points.
  private var magnitudes: (difference: Double, change: Double) {
    var (difference, change) = groups.magnitudes
    for index in flights.indices {
      let magnitudes = flights[index].magnitudes
      difference = max(difference, magnitudes.difference)
      change = max(change, magnitudes.change)
    }
    return (difference, change)
  }

  /// Lets everything move by itself from now on.
  mutating func moveOn(at now: Double) {
    let (difference, change) = magnitudes
    guard !reducesMotion else {
      phase = .fading(from: now, until: now + Fade.duration * groups.distance)
      return
    }
    let slowest = DifferenceResponses.spring(of: DifferenceResponses.count - 1)
    phase = .flying(
      from: now, until: now + slowest.settlingTime(displacement: difference, velocity: change))
  }

  /// Gives a photograph that was removed an index again. ``redirect(_:to:at:)`` must follow.
  mutating func restore(_ position: Int, as item: Int) { flights[position].restore(as: item) }

  /// Lets a photograph lie in its place in the destination.
  mutating func remove(_ item: Int) {
    if let position = flight(of: .item(item)) { flights.remove(at: position) }
  }
}

// MARK: Ends

extension FlightDifferences {
  /// Leads photographs to another destination.
  /// - Parameters:
  ///   - drawn: The photographs that may fly, as they are drawn.
  ///   - places: Their places in the destination.
  ///   - leader: The photograph from which the others spread, and its poses in the source and in the destination.
  ///   - reducesMotion: Whether photographs fade instead of flying.
  ///   - now: The time.
  /// - Returns: Whether the exhibit that fades out is the same as before.
  mutating func lead(
    _ drawn: [DrawnItem], to places: ArrangedItems,
    from leader: (item: Int?, here: Pose?, there: Pose?), reducesMotion: Bool, at now: Double
  ) -> Bool {
    self.reducesMotion = reducesMotion
    let keeps = groups.redirect(
      responses(at: now).ofGroups, from: leader.here, to: reducesMotion ? nil : leader.there)
    fly(drawn, to: places, from: leader.item, at: now) { $0.pose }
    return keeps
  }

  /// Leads photographs back to the source, which becomes the destination.
  mutating func leadBack(
    _ drawn: [DrawnItem], to places: ArrangedItems, from leader: Int?, at now: Double
  ) {
    groups.reverse(responses(at: now).ofGroups)
    fly(drawn, to: places, from: leader, at: now) { $0.end }
  }

  /// Begins the flights of drawn photographs to their places. Those without a place fade out where they are, if they fly already.
  /// - Parameter start: Returns the pose to which a finger can lead a photograph back.
  private mutating func fly(
    _ drawn: [DrawnItem], to places: ArrangedItems, from leader: Int?, at now: Double,
    start: (DrawnItem) -> Pose
  ) {
    let middle = drawn.middle(of: leader)
    var chosen: [(index: Int, rank: Double)] = []
    for index in drawn.indices where !reducesMotion || drawn[index].isFlying {
      let near = places.isNear(index)
      guard near || drawn[index].isFlying else { continue }
      let distance = middle.map { ($0 - drawn[index].pose.visible.center).length } ?? 0
      // A photograph that flies already keeps flying: it would vanish if it lost its place among the chosen ones.
      let rank = distance + (drawn[index].isFlying ? 0 : Limit.distance)
      var position = chosen.count
      while position > 0, chosen[position - 1].rank > rank { position -= 1 }
      guard position < Rearrangement.maximum else { continue }
      chosen.insert((index, rank), at: position)
      if chosen.count > Rearrangement.maximum { chosen.removeLast() }
    }
    flights.removeAll(keepingCapacity: true)
    flights.reserveCapacity(chosen.count)
    for (rank, choice) in chosen.enumerated() {
      let index = choice.index
      flights.append(
        ItemFlight(
          places.items[index], serial: nextSerial + rank,
          stiffness: DifferenceResponses.count * rank / chosen.count, from: drawn[index],
          start: start(drawn[index]), to: places.isNear(index) ? places.poses[index] : nil,
          moving: places.velocities[index]))
    }
    nextSerial += chosen.count
    moveOn(at: now)
  }

  /// Follows an edit of the destination. ``redirect(_:to:at:)`` must follow.
  mutating func follow(_ edit: Edit) {
    for index in flights.indices { flights[index].follow(edit) }
  }

  /// Follows an edit of the exhibit that fades out.
  mutating func followSource(_ edit: Edit) {
    for index in flights.indices { flights[index].followSource(edit) }
  }

  /// Takes over the frames of photographs. ``redirect(_:to:at:)`` must follow.
  mutating func setFrames(of photos: [FlownItem]) {
    for index in flights.indices {
      let subject = flights[index].item.subject
      if let photo = photos.first(where: { $0.subject == subject }) {
        flights[index].item.frame = photo.frame
      }
    }
  }

  /// Leads the photographs that fly to other places in the same destination. They stay where they are drawn, and keep their velocities.
  ///
  /// Under a finger, the ways lead from the same starts to the new places, and the photographs come to them.
  mutating func redirect(_ drawn: [DrawnItem], to places: ArrangedItems, at now: Double) {
    let responses = responses(at: now)
    let left = responses.ofGroups.left
    for index in flights.indices {
      flights[index].item = places.items[index]
      flights[index].redirect(
        from: drawn[index], to: places.poses[index], moving: places.velocities[index], left: left)
    }
    groups.restart(responses.ofGroups)
    switch phase {
    case .held: stop(.held())
    case .scrubbed(let scrub): lead(to: scrub.finger, at: now)
    case .ended: break
    case .flying, .fading: moveOn(at: now)
    }
  }
}

// MARK: Fingers

extension FlightDifferences {
  /// Holds everything as it is drawn at a time.
  mutating func hold(for press: FlightPress, at shown: Double) {
    stop(responses(at: shown))
    phase = .held(press)
  }

  /// The press holds on after the finger has moved.
  mutating func update(_ press: FlightPress) { phase = .held(press) }

  /// Moves everything to a share of its way, from 0 to 1, as soon as it is under the finger. A rubber band resists beyond.
  mutating func scrub(to progress: Double, at now: Double) {
    if case .scrubbed(var scrub) = phase {
      scrub.move(to: progress)
      phase = .scrubbed(scrub)
    } else {
      stop(responses(at: now), left: FlightScrub.left(at: progress))
      lead(to: progress, at: now)
    }
  }

  /// Leads everything to the progress of a finger. The differences from there have begun now.
  private mutating func lead(to finger: Double, at now: Double) {
    let (difference, change) = magnitudes
    phase = .scrubbed(FlightScrub(to: finger, from: difference, changing: change, at: now))
  }

  /// Lets go after a scrub with a velocity, in shares of the way per second. Returns where it leads, as the place of the finger decides.
  mutating func endScrub(velocity: Double, at now: Double) -> Rearrangement.Outcome {
    guard case .scrubbed(let scrub) = phase else { return .arrives }
    let outcome = FlightScrub.outcome(
      of: scrub.finger, velocity: velocity, over: flights.first?.length ?? 0)
    let responses = responses(at: now)
    let change = scrub.change(following: velocity)
    for index in flights.indices {
      flights[index].release(responses, changing: change)
    }
    groups.release(responses.ofGroups, changing: change)
    moveOn(at: now)
    return outcome
  }

  /// Stops everything where it is. A finger leaves a share of the ways.
  private mutating func stop(_ responses: DifferenceResponses, left: Double = 0) {
    for index in flights.indices {
      flights[index].stop(responses, left: left)
    }
    groups.stop(responses.ofGroups, left: left)
  }
}
