import Testing

@testable import Vitrine

/// What holds whatever happens to a carousel.
@Suite struct CarouselLawTests {
  @Test func placeAndVelocityAreContinuousAcrossEveryEvent() {
    expectLaw(streams: 300, from: CarouselStream.events) { events in
      var model = CarouselModel()
      for event in events {
        if let jump = Steadiness(of: &model, across: event).breach { return "\(jump) at \(event)" }
      }
      return nil
    }
  }

  @Test func everySceneIsSound() {
    expectLaw(streams: 100, from: CarouselStream.events) { events in
      var passing = Passing([])
      for event in events {
        passing.happen(event)
        for delay in [0, 0.007] {
          passing.look(at: event.time + delay)
          if let breach = Soundness(of: passing, at: event.time + delay).breach { return breach }
        }
      }
      return nil
    }
  }

  @Test func theSameEventsAreTheSameBitsWhateverFramesAreDrawn() {
    expectLaw(streams: 60, from: CarouselStream.events) { events in
      let undrawn = played(events, drawing: nil)
      var generator = SeededGenerator(seed: 9)
      for interval in [1.0 / 30, 1.0 / 60, 1.0 / 120, generator.number(in: 0.001...0.05)] {
        let drawn = played(events, drawing: interval)
        if drawn.scene != undrawn.scene { return "another scene with a frame every \(interval) s" }
        if drawn.signals != undrawn.signals { return "\(drawn.signals), not \(undrawn.signals)" }
      }
      return nil
    }
  }

  @Test func everythingComesToRestOnceAllFingersAreUp() {
    expectLaw(from: CarouselStream.events) { events in
      var passing = Passing([])
      for event in events { passing.happen(event) }
      let last = events.last?.time ?? 0
      passing.happen(.option(.autoplay, 0), at: last)
      for id: Int32 in 1...2 {
        passing.happen(.pointer(Pointer(id: id, .cancel, position: .zero)), at: last)
      }
      passing.look(at: last + 40)
      let (strip, model) = (passing.model.strip, passing.model)
      guard !passing.scene.isMoving, !model.isHeld, model.isSettled else { return "it never rests" }
      guard strip.count > 0, model.options.snap != .free else { return nil }
      let off = passing.place(at: last + 40) - strip.rest(of: model.target)
      return abs(off) < 1e-6 ? nil : "it rests \(off) beside item \(model.target)"
    }
  }

  @Test func aMirroredHandDoesTheSameToWritingFromTheRight() {
    expectLaw(streams: 100, from: CarouselStream.events) { events in
      var passing = Passing([])
      var mirror = Passing([], isRightToLeft: true)
      for event in events where !event.changesTheMirror {
        passing.happen(event)
        mirror.happen(event.inMirror(across: 300))
        if passing.model.options.isVertical { return nil }
        passing.look(at: event.time + 0.01)
        mirror.look(at: event.time + 0.01)
        guard passing.signals == mirror.signals else { return "other decisions after \(event)" }
        let (one, other) = (passing.starts, mirror.starts)
        guard one.count == other.count,
          zip(one, other).allSatisfy({ abs($0 - $1) < 1e-6 })
        else { return "no mirror image after \(event): \(one), \(other)" }
      }
      return nil
    }
  }

  @Test func streamsReachEveryCorner() {
    var reached: Set<String> = []
    for seed in 0..<40 as Range<UInt64> {
      var passing = Passing([])
      for event in CarouselStream.events(seed: seed, count: 60) {
        passing.happen(event)
        passing.look(at: event.time)
        let (model, scene) = (passing.model, passing.scene)
        let place = passing.place(at: event.time)
        if model.isHeld { reached.insert("held") }
        if scene.isMoving { reached.insert("moving") }
        if model.wheelDeadline != nil { reached.insert("wheeled") }
        if model.autoplayDeadline != nil { reached.insert("waiting") }
        if model.strip.confined(place) != place { reached.insert("beyond an end") }
        if model.strip.laps(before: model.target) != 0 { reached.insert("another lap") }
        if scene.placements.contains(where: { $0.lap != 0 }) { reached.insert("a copy") }
        if model.strip.count == 0 { reached.insert("empty") }
        if case .fling = model.travel { reached.insert("free") }
      }
    }
    let corners = [
      "held", "moving", "wheeled", "waiting", "beyond an end", "another lap", "a copy", "empty",
      "free",
    ]
    #expect(reached == Set(corners))
  }

  /// The state after all events, with a frame every so often in between, and what was told.
  private func played(_ events: [Event], drawing interval: Double?) -> Passing {
    var (passing, frame) = (Passing([]), 0)
    for event in events {
      while let interval, Double(frame) * interval < event.time {
        passing.look(at: Double(frame) * interval)
        frame += 1
      }
      passing.happen(event)
    }
    passing.look(at: (events.last?.time ?? 0) + 0.05)
    return passing
  }
}

extension Passing {
  /// Where each item that shows begins, in the direction of reading.
  fileprivate var starts: [Double] { scene.placements.map { start(of: $0) } }
}

extension Event {
  fileprivate var changesTheMirror: Bool {
    if case .environment = kind { true } else { isResize }
  }

  /// The same event as it is made by the other hand, on the other side.
  fileprivate func inMirror(across width: Double) -> Event {
    var event = mirrored(across: width)
    switch kind {
    case .wheel(var wheel):
      wheel.delta = Vector(x: -wheel.delta.x, y: wheel.delta.y)
      if wheel.isSideways { wheel.delta.y = -wheel.delta.y }
      event.kind = .wheel(wheel)
    case .key(.left): event.kind = .key(.right)
    case .key(.right): event.kind = .key(.left)
    default: break
    }
    return event
  }
}
