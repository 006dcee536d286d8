import Vitrine

/// A person with two fingers and a wheel, a page that resizes and a host that adds, removes and measures: a long random stream
/// of events for a carousel, the same for the same seed.
struct CarouselStream {
  private var generator: SeededGenerator
  private var fingers = RandomFingers(maximum: 2, area: Dimensions(width: 300, height: 300))
  private var count = 5
  private var now = 0.0

  /// A carousel of five items of some kind, and `count` events after that.
  static func events(seed: UInt64, count: Int) -> [Event] {
    var stream = CarouselStream(generator: SeededGenerator(seed: seed))
    return stream.beginning() + (0..<count).map { _ in stream.next() }
  }

  private mutating func beginning() -> [Event] {
    let loop = generator.happens(once: 3) ? 0.0 : 1
    let lengths =
      generator.happens(once: 2) ? [100.0, 100, 100, 100, 100] : [60, 140, 90, 20, 110]
    let kinds: [Event.Kind] = [
      .option(.loop, loop), .option(.snap, generator.pick([0, 0, 0, 1, 2])),
      .option(.axis, generator.pick([0, 0, 1])), .option(.align, generator.pick([0, 1, 1, 2])),
      .option(.spacing, generator.pick([0, 8])), .option(.autoplay, generator.pick([0, 0, 1500])),
      .viewport(Viewport(screen: Dimensions(width: 300, height: 300))), .count(5),
      .extents(lengths, first: 0),
    ]
    return kinds.map { Event(at: 0, $0) }
  }

  private mutating func next() -> Event {
    now += generator.pick([0, 0.004, 0.008, 0.016, 0.016, 0.03, 0.1, 0.3, 1])
    let shown = now - generator.pick([0, 0.008, 0.016, 0.03])
    return Event(at: now, shown: shown, happening())
  }

  private mutating func happening() -> Event.Kind {
    guard generator.happens(once: fingers.isEmpty ? 2 : 10) else {
      return .pointer(fingers.sample(using: &generator))
    }
    switch Int.random(in: 0..<25, using: &generator) {
    case 0..<4: return .step(generator.pick([-7, -1, 1, 1, 2]))
    case 4..<7: return .select(item: Int.random(in: 0...count, using: &generator), animated: true)
    case 7: return .select(item: 1, animated: false)
    case 8..<11: return .wheel(wheel())
    case 11..<13: return .viewport(Viewport(screen: screen()))
    case 13: return .environment(Event.Environment(isRightToLeft: generator.happens(once: 2)))
    case 14: return .option(.speed, generator.pick([1, 1, 0.2, 3]))
    case 15: return .option(.loop, generator.pick([0, 1, 1]))
    case 16..<18: return insertion()
    case 18: return removal()
    case 19: return extents()
    case 20: return .pause(generator.pick([[], .hovered, .paused]))
    case 21: return .option(.snap, generator.pick([0, 1, 2]))
    case 22:
      let first = generator.pick([0, 1, 2])
      return .move(first..<first + generator.pick([1, 2]), to: generator.pick([0, 1, 3, 9]))
    default: return .key(generator.pick(Key.allCases))
    }
  }

  private mutating func insertion() -> Event.Kind {
    count += 1
    return .insert(1, at: generator.pick([0, 1, 2]), extent: generator.pick([80, 100]))
  }

  private mutating func removal() -> Event.Kind {
    count = max(0, count - 1)
    let item = generator.pick([0, 1, 2, 3])
    return .remove(item..<item + 1)
  }

  private mutating func extents() -> Event.Kind {
    let extent = generator.number(in: 30...160)
    guard !generator.happens(once: 4) else { return .extent(extent) }
    return .extents([extent], first: generator.pick([0, 1, 2, 3]))
  }

  private mutating func wheel() -> Wheel {
    let delta = Vector(x: generator.number(in: -90...90), y: generator.number(in: -90...90))
    return Wheel(delta: delta, isSideways: generator.happens(once: 4), isFocused: true)
  }

  private mutating func screen() -> Dimensions {
    generator.pick([
      Dimensions(width: 300, height: 300), Dimensions(width: 700, height: 200),
      Dimensions(width: 120, height: 500), .zero,
    ])
  }
}
