import Testing
import Vitrine

/// What holds whatever happens to a row of cards.
@Suite struct ExpandingLawTests {
  @Test func everySceneIsSound() {
    expectLaw(streams: 100, from: ExpandingStream.events) { events in
      var row = StripRig.cards(5)
      for event in events {
        row.happen(event)
        for delay in [0, 0.007] {
          row.draw(at: event.time + delay)
          if let violation = StripChecker(of: row).violation { return violation }
        }
      }
      return nil
    }
  }

  /// What opens, closes or comes into view begins where it is, as fast as it is.
  @Test func nothingThatIsSeenJumpsWhenACardTurns() {
    expectLaw(streams: 200, from: ExpandingStream.events) { events in
      var row = StripRig.cards(5)
      for event in events {
        let before = row.offsets(at: event.time)
        row.happen(event)
        guard event.turnsACard, !row.isHeld, !row.record.environment.reducesMotion else {
          continue
        }
        let after = row.offsets(at: event.time)
        for (item, offsets) in after {
          guard let old = before[item], row.shows(old) else { continue }
          for (one, other) in zip(old, offsets) where abs(one - other) > 1e-6 {
            return "card \(item) jumps from \(old) to \(offsets) at \(event)"
          }
        }
      }
      return nil
    }
  }

  /// A spring keeps its speed too, and so does all that it carries.
  @Test func onSpringsNothingJerksWhenACardTurns() {
    expectLaw(streams: 200, from: ExpandingStream.events) { events in
      var row = StripRig.cards(5, options: [.curve: 4])
      for event in events {
        row.draw(at: event.time)
        let before = row.speeds(at: event.time)
        row.happen(event)
        guard event.turnsACard, !row.isHeld, !row.record.environment.reducesMotion else {
          continue
        }
        for (index, new) in row.speeds(at: event.time) {
          guard let old = before[index], abs(old - new) > 1e-2 else { continue }
          return "card \(index) moves by \(new), not by \(old), after \(event)"
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
      var row = StripRig.cards(5)
      for event in events { row.happen(event) }
      let last = events.last?.time ?? 0
      row.happen(.option(.autoplay, 0), at: last)
      for id: Int32 in 1...2 {
        row.happen(.pointer(Pointer(id: id, .cancel, position: .zero)), at: last)
      }
      row.leave(at: last)
      row.draw(at: last + 40)
      guard !row.scene.isMoving else { return "it never rests" }
      if let violation = row.restBreach { return violation }
      let isMultiple = row.record.option(.multiple) == 1
      guard isMultiple || row.open.count < 2 else { return "\(row.open) are open" }
      let isWhole = row.scene.placements.allSatisfy { $0.openness == 0 || $0.openness == 1 }
      return isWhole ? nil : "a card rests half open"
    }
  }

  private func played(_ events: [Event], drawing interval: Double?) -> StripRig {
    var (row, frame) = (StripRig.cards(5), 0)
    for event in events {
      while let interval, Double(frame) * interval < event.time {
        row.draw(at: Double(frame) * interval)
        frame += 1
      }
      row.happen(event)
    }
    row.draw(at: (events.last?.time ?? 0) + 0.05)
    return row
  }
}

extension Event {
  /// Whether it opens, closes or shows cards with an animation.
  fileprivate var turnsACard: Bool {
    switch kind {
    case .expand(_, _, let animated): animated
    case .key, .focus: true
    case .pointer(let pointer): pointer.phase == .leave
    default: false
    }
  }
}

extension Rig where Model == CarouselModel {
  /// How fast the start of each item that is drawn moves on the screen, in points per second, by virtual index.
  fileprivate func speeds(at time: Double) -> [Int: Double] {
    let scene = drawn(at: time)
    let indices = scene.first..<scene.first + scene.placements.count
    return Dictionary(
      uniqueKeysWithValues: indices.map { index in
        (index, slope(at: time) { offset(of: StripPoint(index: index, share: 0), in: $0) })
      })
  }

  /// Returns whether an item with these ends is visible. An invisible one may be drawn in another lap.
  fileprivate func shows(_ offsets: [Double]) -> Bool { offsets[1] > 0 && offsets[0] < length }

  /// Where each item that is drawn once starts and ends.
  fileprivate mutating func offsets(at time: Double) -> [Int: [Double]] {
    draw(at: time)
    var offsets: [Int: [Double]] = [:]
    for placement in scene.placements where placement.lap == 0 {
      let span = span(of: placement)
      offsets[placement.item] = [span.lowerBound, span.upperBound]
    }
    return offsets
  }
}
