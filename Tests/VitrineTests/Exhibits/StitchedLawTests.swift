import Testing
import Vitrine

/// What is true of a row whatever happens to it.
@Suite struct StitchedLawTests {
  @Test func theSeamIsAlwaysBetweenItsEndsAndNothingIsOdd() {
    expectLaw(from: StitchedStream.events) { events in
      Self.replay(events) { row, time in
        let scene = row.draw(at: time)
        let numbers = scene.numbers + [scene.seam, scene.sceneOpacity]
        guard numbers.allSatisfy({ $0.isFinite }) else { return "a number that is none" }
        return (0...1).contains(scene.seam) && (0...1).contains(scene.sceneOpacity)
          ? nil : "the seam is \(scene.seam), the veil \(scene.sceneOpacity)"
      }
    }
  }

  @Test func gapsAndCornersAreWhatTheSeamSays() {
    expectLaw(streams: 80, from: StitchedStream.events) { events in
      Self.replay(events) { row, time in Self.shape(of: row.draw(at: time), along: row.axis) }
    }
  }

  @Test func nothingSticksHalfWay() {
    expectLaw(from: StitchedStream.events) { events in
      var row = Self.row
      for event in events { row.happen(event.kind, at: event.time, shown: event.shown) }
      let end = (events.last?.time ?? 0) + 0.1
      for finger: Int32 in 1...3 { row.touch(.up, 0, finger: finger, at: end) }
      row.happen(
        .magnify(Magnify(.ended, scale: 1, position: .zero)), at: end)
      let scene = row.draw(at: end + 60)
      let isAtEnd = scene.seam == 0 || scene.seam == 1
      return isAtEnd && scene.sceneOpacity == 1 && !scene.isMoving
        ? nil : "at rest the seam is \(scene.seam), the veil \(scene.sceneOpacity)"
    }
  }

  @Test func everyFlipIsToldOnceAndFeltOnceByTheHandThatMadeIt() {
    expectLaw(from: StitchedStream.events) { events in
      var (row, isStitched) = (Self.row, false)
      for event in events {
        row.signals = []
        row.happen(event.kind, at: event.time, shown: event.shown)
        if row.stitches.contains(isStitched) { return "told what was known" }
        if row.stitches.count > 1 { return "flipped twice by one sample" }
        let isByHand = event.kind.isOfAHand && !row.stitches.isEmpty
        if row.haptics != (isByHand ? 1 : 0) { return "felt \(row.haptics) times" }
        isStitched = row.stitches.last ?? isStitched
        let seam = row.settledSeam(after: event.time)
        if row.layout.count > 0, seam != (isStitched ? 1 : 0) { return "flipped in silence" }
      }
      return nil
    }
  }

  /// The point between two fingers stays between them, however they move.
  @Test func whatIsBetweenTheFingersMovesWithThem() {
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var row = StripRig.photos(options: [
        .loop: generator.pick([0, 1]), .align: generator.pick([0, 1]),
      ])
      row.happen(.wheel(Wheel(delta: Vector(x: generator.number(in: 500...900), y: 0))), at: 1)
      row.draw(at: 3)
      var middle = generator.number(in: 200...400)
      row.beginPinch(span: 200, about: middle, at: 4)
      let point = row.stripPoint(at: middle, time: 4)
      let distance = row.offset(of: point, at: 4) - middle
      for step in 1...40 {
        let time = 4 + Double(step) / 60
        middle += generator.number(in: -5...5)
        row.spread(to: generator.number(in: 140...260), about: middle, at: time)
        let slip = row.offset(of: point, at: time) - middle - distance
        #expect(abs(slip) < 0.5, "seed \(seed), step \(step)")
      }
    }
  }

  private static var row: StripRig {
    StripRig(CarouselModel(.stitched), as: .stitched)
  }

  private static func replay(
    _ events: [Event], check: (inout StripRig, Double) -> String?
  ) -> String? {
    var row = row
    for event in events {
      row.happen(event.kind, at: event.time, shown: event.shown)
      if let violation = check(&row, event.time) { return violation }
    }
    return nil
  }

  private static func shape(of scene: ExhibitScene, along axis: Strip.Axis) -> String? {
    let inner = 8 * (1 - scene.seam)
    for (one, next) in zip(scene.placements, scene.placements.dropFirst()) {
      let (a, b) = (one.frame, next.frame)
      let way =
        axis.isVertical ? b.y - a.maxY : axis.isRightToLeft ? a.x - b.maxX : b.x - a.maxX
      guard abs(way - inner + max(0, 1 - inner)) < 1e-6 else { return "a gap of \(way)" }
      let (ends, begins) = (one.radii.bottomRight, next.radii.topLeft)
      let isMirrored = axis.isRightToLeft && !axis.isVertical
      let radii = isMirrored ? [one.radii.topLeft, next.radii.bottomRight] : [ends, begins]
      guard radii.allSatisfy({ abs($0 - inner) < 1e-6 }) else { return "corners of \(radii)" }
    }
    return nil
  }
}

extension Rig where Model == CarouselModel {
  /// The seam at rest, once all fingers have been taken away.
  fileprivate func settledSeam(after time: Double) -> Double {
    var copy = self
    for finger: Int32 in 1...3 { copy.touch(.cancel, .zero, finger: finger, at: time) }
    copy.happen(.magnify(Magnify(.cancelled, scale: 1, position: .zero)), at: time)
    return copy.draw(at: time + 10).seam
  }
}

extension Event.Kind {
  /// Whether it comes from a hand, which feels a haptic.
  fileprivate var isOfAHand: Bool {
    switch self {
    case .pointer, .magnify: true
    default: false
    }
  }
}
