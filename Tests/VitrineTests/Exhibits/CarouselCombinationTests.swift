import Testing
import Vitrine

/// Every combination of options, with few items, through one long sequence of events.
@Suite struct CarouselCombinationTests {
  @Test(arguments: 0...6)
  func everyCarouselIsSoundAfterEveryEvent(count: Int) {
    for world in World.all(count: count) {
      var carousel = world.carousel
      for (time, kind) in Self.story {
        carousel.draw(at: time)
        carousel.signals = []
        let before = carousel.model.targetItem
        carousel.happen(kind, at: time)
        if let violation = decisions(of: carousel, from: before, by: kind) {
          Issue.record("\(violation) at \(time) in \(world)")
          return
        }
        for delay in [0, 0.05] {
          carousel.draw(at: time + delay)
          if let violation = StripChecker(of: carousel).violation {
            Issue.record("\(violation) at \(time + delay), \(kind), in \(world)")
            return
          }
        }
      }
      if let violation = unrest(of: &carousel) {
        Issue.record("\(violation) in \(world)")
        return
      }
    }
  }

  /// One signal for each decision, none where nothing was decided.
  private func decisions(of carousel: StripRig, from before: Int, by kind: Event.Kind) -> String? {
    switch kind {
    case .insert, .remove, .count: return nil
    default: break
    }
    let after = carousel.model.targetItem
    let expected = before == after ? [] : [after]
    return carousel.changes == expected ? nil : "\(carousel.changes), not \(expected) was told"
  }

  private func unrest(of carousel: inout StripRig) -> String? {
    carousel.draw(at: 60)
    if carousel.scene.isMoving { return "it never rests" }
    let count = Double(carousel.layout.count)
    if count > 0, !(-0.5...count - 0.5).contains(carousel.scene.position) { return "laps are left" }
    return carousel.restBreach
  }

  /// Drags, flicks both ways and catches, then everything else, each while the one before is still under way.
  private static let story: [(Double, Event.Kind)] =
    flick(from: 200, to: 60, at: 1) + flick(from: 60, to: 230, at: 1.3)
    + flick(from: 250, to: 20, at: 1.45)
    + [
      (1.8, .select(item: 3, animated: true)), (1.9, .step(-2)), (2, .step(5)),
      (2.1, .viewport(Viewport(screen: Dimensions(width: 211, height: 307)))),
      (2.3, .insert(1, at: 1, extent: 70)), (2.4, .wheel(Wheel(delta: Vector(x: 130, y: 0)))),
      (2.45, .wheel(Wheel(delta: Vector(x: 0, y: -220), isFocused: true))),
      (3.2, .remove(0..<1)), (3.3, .key(.end)), (3.4, .extents([90, 90], first: 1)),
      (3.5, .select(item: 0, animated: false)), (3.6, .key(.pageDown)), (3.7, .key(.left)),
      (3.8, .environment(Event.Environment(isRightToLeft: true))), (3.9, .step(1)),
      (4.2, .remove(1..<3)), (4.3, .count(2)), (4.4, .key(.down)), (4.5, .option(.loop, 1)),
      (4.6, .step(-3)), (4.7, .option(.loop, 0)), (4.8, .count(0)), (4.9, .step(1)),
      (5, .count(4)), (5.1, .extents([80, 120, 80, 60], first: 0)), (5.2, .option(.align, 2)),
      (5.3, .step(2)),
    ]

  /// A flick as a person makes it along either axis: diagonal, so that both directions get their part.
  private static func flick(
    from start: Double, to end: Double, at time: Double
  ) -> [(Double, Event.Kind)] {
    let step = (end - start) / 4
    let samples = (0...4).map { index in
      let place = start + Double(index) * step
      let phase = index == 0 ? Pointer.Phase.down : .move
      let pointer = Pointer(id: 1, phase, position: Vector(x: place, y: place * 1.01))
      let sideways = Pointer(id: 1, phase, position: Vector(x: place * 1.01, y: place))
      return (time + Double(index) * 0.016, index % 2 == 0 ? pointer : sideways)
    }
    let lifted = Pointer(id: 1, .up, position: Vector(x: end, y: end))
    return (samples + [(time + 0.07, lifted)]).map { ($0.0, .pointer($0.1)) }
  }
}

/// One kind of carousel.
private struct World: CustomStringConvertible {
  var extents: [Double]
  var options: [Option: Double]
  var isRightToLeft: Bool
  var viewport: Double

  var carousel: StripRig {
    StripRig(
      extents, options: options, isRightToLeft: isRightToLeft,
      viewport: Dimensions(width: viewport, height: viewport))
  }

  var description: String {
    "\(extents) in \(viewport), \(isRightToLeft ? "right to left" : ""), "
      + options.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
  }

  static func all(count: Int) -> [World] {
    rows(of: count).flatMap { row in
      [0.5, 1, 2].flatMap { share in
        choices.flatMap { options in
          [false, true].compactMap { isRightToLeft in
            isRightToLeft && options[.axis] == 1
              ? nil
              : World(
                extents: row, options: options, isRightToLeft: isRightToLeft,
                viewport: max(100, row.reduce(0, +)) * share)
          }
        }
      }
    }
  }

  private static func rows(of count: Int) -> [[Double]] {
    [
      [Double](repeating: 100, count: count), [60, 130, 20, 0, 100, 75].prefix(count).map { $0 },
    ]
  }

  private static let choices: [[Option: Double]] = [0.0, 1].flatMap { loop in
    [0.0, 1].flatMap { axis in
      [0.0, 1, 2].flatMap { align in
        [0.0, 1, 2].map { snap in
          [.loop: loop, .axis: axis, .align: align, .snap: snap, .spacing: loop * 8]
        }
      }
    }
  }
}
