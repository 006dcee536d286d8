import Testing

@testable import Vitrine

/// What holds whatever happens to a row of cards.
@Suite struct ExpandingLawTests {
  @Test func everySceneIsSound() {
    expectLaw(streams: 100, from: ExpandingStream.events) { events in
      var row = Passing.cards(5)
      for event in events {
        row.happen(event)
        for delay in [0, 0.007] {
          row.look(at: event.time + delay)
          if let breach = Soundness(of: row, at: event.time + delay).breach { return breach }
        }
      }
      return nil
    }
  }

  /// What opens, closes or comes into view begins where it is, as fast as it is.
  @Test func nothingThatIsSeenJumpsWhenACardTurns() {
    expectLaw(streams: 200, from: ExpandingStream.events) { events in
      var row = Passing.cards(5)
      for event in events {
        let before = row.drawn(at: event.time)
        row.happen(event)
        guard event.turnsACard, !row.model.isHeld, !row.model.environment.reducesMotion else {
          continue
        }
        let after = row.drawn(at: event.time)
        for (item, places) in after {
          guard let old = before[item], row.shows(old) else { continue }
          for (one, other) in zip(old, places) where abs(one - other) > 1e-6 {
            return "card \(item) jumps from \(old) to \(places) at \(event)"
          }
        }
      }
      return nil
    }
  }

  /// A spring keeps its speed too, and so does all that it carries.
  @Test func onSpringsNothingJerksWhenACardTurns() {
    expectLaw(streams: 200, from: ExpandingStream.events) { events in
      var row = Passing.cards(5, options: [.curve: 4])
      for event in events {
        row.look(at: event.time)
        let before = row.speeds
        row.happen(event)
        guard event.turnsACard, !row.model.isHeld, !row.model.environment.reducesMotion else {
          continue
        }
        for (item, (old, new)) in zip(before, row.speeds).enumerated() where abs(old - new) > 1e-4 {
          return "card \(item) goes by \(new), not by \(old), after \(event)"
        }
      }
      return nil
    }
  }

  @Test func theSameEventsAreTheSameBitsWhateverFramesAreDrawn() {
    expectLaw(streams: 60, from: ExpandingStream.events) { events in
      let undrawn = played(events, drawing: nil)
      for interval in [1.0 / 30, 1.0 / 120] {
        let drawn = played(events, drawing: interval)
        if drawn.scene != undrawn.scene { return "another scene with a frame every \(interval) s" }
        if drawn.signals != undrawn.signals { return "\(drawn.signals), not \(undrawn.signals)" }
      }
      return nil
    }
  }

  @Test func everythingComesToRestOnceAllFingersAreUp() {
    expectLaw(streams: 100, from: ExpandingStream.events) { events in
      var row = Passing.cards(5)
      for event in events { row.happen(event) }
      let last = events.last?.time ?? 0
      row.happen(.option(.autoplay, 0), at: last)
      for id: Int32 in 1...2 {
        row.happen(.pointer(Pointer(id: id, .cancel, position: .zero)), at: last)
      }
      row.leave(at: last)
      row.look(at: last + 40)
      let (model, place) = (row.model, row.place(at: last + 40))
      guard !row.scene.isMoving, model.isSettled else { return "it never rests" }
      guard model.strip.confined(place) == place || abs(model.strip.confined(place) - place) < 1e-6
      else { return "it rests beyond its ends" }
      guard model.options.multiple || row.open.count < 2 else { return "\(row.open) are open" }
      let isWhole = row.scene.placements.allSatisfy { $0.openness == 0 || $0.openness == 1 }
      return isWhole ? nil : "a card rests half open"
    }
  }

  private func played(_ events: [Event], drawing interval: Double?) -> Passing {
    var (row, frame) = (Passing.cards(5), 0)
    for event in events {
      while let interval, Double(frame) * interval < event.time {
        row.look(at: Double(frame) * interval)
        frame += 1
      }
      row.happen(event)
    }
    row.look(at: (events.last?.time ?? 0) + 0.05)
    return row
  }
}

extension Event {
  /// Whether it asks, without haste, for cards or for what is in view.
  fileprivate var turnsACard: Bool {
    switch kind {
    case .expand(_, _, let animated): animated
    case .key, .focus: true
    case .pointer(let pointer): pointer.phase == .leave
    default: false
    }
  }
}

extension Passing {
  /// How fast the beginning of each card goes on the screen, in points per second of motion time.
  fileprivate var speeds: [Double] {
    let (strip, travel) = (model.strip, model.travel.velocity(at: model.pace.at(model.now)))
    return (0..<strip.count).map { strip.rate(of: model.number(of: $0), fraction: 0) - travel }
  }

  /// Whether what begins and ends there is in view; what is not may be drawn in another lap.
  fileprivate func shows(_ places: [Double]) -> Bool {
    places[1] > 0 && places[0] < model.axis.length(of: model.viewport)
  }

  /// Where each item that is drawn once begins and ends.
  fileprivate mutating func drawn(at time: Double) -> [Int: [Double]] {
    look(at: time)
    var places: [Int: [Double]] = [:]
    for placement in scene.placements where placement.lap == 0 {
      let start = start(of: placement)
      places[placement.item] = [start, start + model.axis.length(of: placement.frame.dimensions)]
    }
    return places
  }
}
