import Testing

@testable import Vitrine

/// What holds whatever happens.
@Suite struct PhotoViewerLawTests {
  @Test func everyNumberCanBeDrawnAndEveryOpacityIsOne() {
    expectLaw { events in
      var viewing = Viewing()
      for event in events {
        viewing.happen(event)
        for delay in [0, 0.008, 0.1] {
          viewing.look(at: event.time + delay)
          let scene = viewing.scene
          let opacities =
            [scene.veil, scene.ground, scene.chrome] + scene.placements.map(\.opacity)
          guard scene.numbers.allSatisfy({ $0.isFinite }) else { return "no number: \(scene)" }
          guard opacities.allSatisfy((0...1).contains) else { return "no opacity: \(opacities)" }
        }
      }
      return nil
    }
  }

  @Test func theSameEventsAreTheSameBitsWhateverFramesAreDrawn() {
    expectLaw(streams: 60) { events in
      let undrawn = played(events, drawing: nil)
      var generator = SeededGenerator(seed: 9)
      for interval in [1.0 / 30, 1.0 / 60, 1.0 / 120, generator.number(in: 0.001...0.05)] {
        let drawn = played(events, drawing: interval)
        if drawn.model != undrawn.model { return "another state with a frame every \(interval) s" }
        if drawn.signals != undrawn.signals { return "\(drawn.signals), not \(undrawn.signals)" }
      }
      return nil
    }
  }

  @Test func mirroredEventsGiveAMirroredScene() {
    expectLaw { events in
      var viewing = Viewing()
      var mirror = Viewing(source: Source(frame: Viewing.cell.mirrored(across: 390)))
      mirror.happen(.environment(Event.Environment(isRightToLeft: true)), at: 0)
      for event in events where !event.isResize {
        viewing.happen(event)
        mirror.happen(event.mirrored(across: 390))
        viewing.look(at: event.time + 0.01)
        mirror.look(at: event.time + 0.01)
        if isLastRounding(between: viewing, mirror) { return nil }
        let expected = viewing.scene.mirrored(across: 390)
        guard mirror.scene.placements.count == expected.placements.count,
          mirror.scene.isNear(expected, within: 1e-6)
        else { return "no mirror image after \(event)" }
      }
      return nil
    }
  }

  @Test func noStateRefusesInput() {
    expectLaw(streams: 60) { events in
      var (last, viewing) = (0.0, Viewing())
      for event in events {
        viewing.happen(event)
        last = event.time
        if let refusal = refusal(of: viewing, at: last) { return refusal }
      }
      return nil
    }
  }

  @Test func everythingComesToRestOnceAllFingersAreUp() {
    expectLaw { events in
      var viewing = Viewing()
      for event in events { viewing.happen(event) }
      let last = events.last?.time ?? 0
      viewing.liftAllFingers(at: last)
      viewing.look(at: last + 20)
      return viewing.scene.isMoving || viewing.model.grip != nil ? "it never rests" : nil
    }
  }

  @Test func decisionsAlternateAndEveryFlightEnds() {
    expectLaw { events in
      var viewing = Viewing()
      for event in events { viewing.happen(event) }
      viewing.liftAllFingers(at: events.last?.time ?? 0)
      viewing.look(at: (events.last?.time ?? 0) + 20)
      return Story().breach(in: viewing.signals)
    }
  }

  /// A flight of no length is over at once, one that rounding made longer a moment later: then the two part here.
  private func isLastRounding(between a: Viewing, _ b: Viewing) -> Bool {
    guard (a.model.item == nil) != (b.model.item == nil) else { return false }
    let last = a.model.item == nil ? b.model : a.model
    return last.photo.flight.remainder(at: 0).magnitude(atLeast: 1) < 1e-9
  }

  /// The state after all events, with a frame every so often in between, and what was told.
  private func played(_ events: [Event], drawing interval: Double?) -> Viewing {
    var (viewing, frame) = (Viewing(), 0)
    for event in events {
      while let interval, Double(frame) * interval < event.time {
        viewing.look(at: Double(frame) * interval)
        frame += 1
      }
      viewing.happen(event)
    }
    viewing.look(at: (events.last?.time ?? 0) + 0.05)
    return viewing
  }

  /// From any state the Escape key closes, opening opens, and a tap turns round, within the time of a slow flight.
  private func refusal(of viewing: Viewing, at time: Double) -> String? {
    var (escaped, opened, tapped) = (viewing, viewing, viewing)
    escaped.happen(.key(.escape), at: time)
    escaped.look(at: time + 20)
    if escaped.model.item != nil { return "Escape did not close" }
    opened.happen(.open(item: 7, ratio: 1.5, animated: true), at: time)
    opened.look(at: time + 20)
    if !opened.model.isOpen || opened.scene.isMoving { return "it did not open" }
    tapped.liftAllFingers(at: time)
    tapped.look(at: time)
    guard tapped.model.item != nil else { return nil }
    // What moves is only caught by a touch, and the second of two taps zooms.
    guard tapped.model.speed(at: time) < 250, tapped.model.taps.deadline == nil else { return nil }
    let wasOpen = tapped.model.isOpen
    tapped.tap(at: time)
    tapped.look(at: time + 1)
    return tapped.model.isOpen == wasOpen ? "a tap did not turn it round" : nil
  }
}
