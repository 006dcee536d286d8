import Testing
import Vitrine

/// What holds whatever happens to a carousel.
@Suite struct CarouselLawTests {
  private static let parts = [
    "is caught", "is dragged", "is dropped", "is laid out anew", "is laid out anew in the hand",
    "is released", "is thrown", "is turned by a wheel",
  ]

  @Test func placeAndVelocityAreContinuousAcrossEveryEvent() {
    var uses: [String: Int] = [:]
    expectLaw(streams: 300, from: CarouselStream.events) { events in
      var law = StripContinuity()
      defer { uses.merge(law.uses, uniquingKeysWith: +) }
      return law.violation(across: events)
    }
    for part in Self.parts { #expect(uses[part, default: 0] > 0, "no stream in which it \(part)") }
  }

  @Test func everySceneIsSound() {
    expectLaw(streams: 100, from: CarouselStream.events) { events in
      var carousel = StripRig([])
      for event in events {
        carousel.happen(event)
        for delay in [0, 0.007] {
          carousel.draw(at: event.time + delay)
          if let violation = StripChecker(of: carousel).violation { return violation }
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
      var carousel = StripRig([])
      for event in events { carousel.happen(event) }
      let last = events.last?.time ?? 0
      carousel.happen(.option(.autoplay, 0), at: last)
      for id: Int32 in 1...2 {
        carousel.happen(.pointer(Pointer(id: id, .cancel, position: .zero)), at: last)
      }
      carousel.draw(at: last + 40)
      guard !carousel.scene.isMoving, carousel.scene.wakeAt == nil else { return "it never rests" }
      return carousel.restBreach
    }
  }

  @Test func aMirroredHandDoesTheSameToWritingFromTheRight() {
    expectLaw(streams: 100, from: CarouselStream.events) { events in
      var carousel = StripRig([])
      var mirror = StripRig([], isRightToLeft: true)
      for event in events where !event.changesTheMirror {
        carousel.happen(event)
        mirror.happen(event.inMirror(across: 300))
        if carousel.axis.isVertical { return nil }
        carousel.draw(at: event.time + 0.01)
        mirror.draw(at: event.time + 0.01)
        guard carousel.signals == mirror.signals else { return "other decisions after \(event)" }
        let (one, other) = (carousel.starts, mirror.starts)
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
      var carousel = StripRig([])
      for event in CarouselStream.events(seed: seed, count: 60) {
        let response = carousel.happen(event)
        reached.formUnion(carousel.corners(after: event, response))
      }
    }
    let corners = [
      "held", "moving", "wheeled", "waiting", "beyond an end", "another lap", "a copy", "empty",
      "free",
    ]
    #expect(reached == Set(corners))
  }

  /// The state and the signals after all events, with frames in between.
  private func played(_ events: [Event], drawing interval: Double?) -> StripRig {
    var (carousel, frame) = (StripRig([]), 0)
    for event in events {
      while let interval, Double(frame) * interval < event.time {
        carousel.draw(at: Double(frame) * interval)
        frame += 1
      }
      carousel.happen(event)
    }
    carousel.draw(at: (events.last?.time ?? 0) + 0.05)
    return carousel
  }
}

extension Rig where Model == CarouselModel {
  /// Where each item that shows begins, in the direction of reading.
  fileprivate var starts: [Double] { scene.placements.map { start(of: $0) } }

  /// The kinds of situations that an event has led to.
  fileprivate mutating func corners(after event: Event, _ response: Response) -> Set<String> {
    draw(at: event.time)
    let offset = lineOffset(in: scene)
    let isFree = record.option(.snap) == 2 && !layout.loops
    let situations: [(String, Bool)] = [
      ("held", event.isPointer && response.claim == .mine), ("moving", scene.isMoving),
      ("wheeled", event.isWheel && response.claim == .mine),
      ("waiting", scene.wakeAt != nil && record.option(.autoplay) != 0),
      ("beyond an end", abs(layout.confined(offset) - offset) > 1),
      ("another lap", layout.loops && !(0..<layout.count).contains(layout.nearest(to: offset))),
      ("a copy", scene.placements.contains { $0.lap != 0 }), ("empty", layout.count == 0),
      ("free", isFree && scene.isMoving),
    ]
    return Set(situations.filter(\.1).map(\.0))
  }
}

extension Event {
  fileprivate var isPointer: Bool { if case .pointer = kind { true } else { false } }

  fileprivate var isWheel: Bool { if case .wheel = kind { true } else { false } }

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
