import Vitrine

/// A person with three fingers and a trackpad on a row, and a page and a host that change it meanwhile: a long random stream of
/// events, the same for the same seed.
struct StitchedStream {
  private var generator: SeededGenerator
  private var fingers = RandomFingers(maximum: 3, area: Dimensions(width: 600, height: 300))
  private var now = 0.0

  /// A row of some kind, and `count` events after that.
  static func events(seed: UInt64, count: Int) -> [Event] {
    var stream = StitchedStream(generator: SeededGenerator(seed: seed))
    return stream.beginning() + (0..<count).map { _ in stream.next() }
  }

  private mutating func beginning() -> [Event] {
    let environment = Event.Environment(
      isRightToLeft: generator.happens(once: 2), reducesMotion: generator.happens(once: 5))
    let kinds: [Event.Kind] = [
      .option(.loop, generator.pick([0, 0, 1])), .option(.axis, generator.pick([0, 0, 1])),
      .option(.snap, generator.pick([0, 2, 2])), .option(.align, generator.pick([0, 0, 1, 2])),
      .environment(environment), .viewport(Viewport(screen: Dimensions(width: 600, height: 300))),
      .count(6), .extents([200, 450, 120, 300, 90, 400], first: 0),
    ]
    return kinds.map { Event(at: 0, $0) }
  }

  private mutating func next() -> Event {
    now += generator.pick([0, 0.004, 0.008, 0.016, 0.016, 0.03, 0.1, 0.3])
    return Event(at: now, shown: now - generator.pick([0, 0.008, 0.016]), happening())
  }

  private mutating func happening() -> Event.Kind {
    guard generator.happens(once: fingers.isEmpty ? 2 : 10) else {
      return .pointer(fingers.sample(using: &generator))
    }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<2: return .key(generator.pick([.stitch, .right, .end]))
    case 2..<4: return .stitch(generator.happens(once: 2), animated: generator.happens(once: 3))
    case 4..<9: return .magnify(magnify())
    case 9: return .wheel(Wheel(delta: Vector(x: generator.number(in: -90...90), y: 0)))
    case 10: return .viewport(Viewport(screen: screen()))
    case 11: return .extents([generator.number(in: 60...400)], first: generator.pick([0, 1, 4]))
    case 12: return .insert(1, at: generator.pick([0, 1]), extent: 150)
    case 13: return .remove(0..<1)
    case 14: return .option(.speed, generator.pick([1, 0.2, 3]))
    default: return .select(item: 2, animated: generator.happens(once: 2))
    }
  }

  private mutating func magnify() -> Magnify {
    let phase = generator.pick([
      Magnify.Phase.began, .changed, .changed, .ended, .cancelled, .wheel, .wheel,
    ])
    let place = Vector(x: generator.number(in: 0...600), y: 150)
    return Magnify(phase, scale: generator.number(in: 0.85...1.15), position: place)
  }

  private mutating func screen() -> Dimensions {
    generator.pick([
      Dimensions(width: 600, height: 300), Dimensions(width: 300, height: 700), .zero,
    ])
  }
}
