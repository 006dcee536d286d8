import Vitrine

/// Everything that happens to a carousel, and between it what happens to cards: code, a mouse, focus and keys.
enum ExpandingStream {
  static func events(seed: UInt64, count: Int) -> [Event] {
    var generator = SeededGenerator(seed: seed ^ 0xcafe)
    let first = Event(at: 0, .option(.multiple, generator.pick([0, 0, 1])))
    return [first]
      + CarouselStream.events(seed: seed, count: count).flatMap { event in
        guard event.time > 0, generator.happens(once: 2) else { return [event] }
        return [event, Event(at: event.time, happening(&generator))]
      }
  }

  private static func happening(_ generator: inout SeededGenerator) -> Event.Kind {
    switch Int.random(in: 0..<13, using: &generator) {
    case 0..<4:
      return .expand(
        item: generator.pick([0, 1, 2, 3]), isOpen: !generator.happens(once: 3),
        animated: !generator.happens(once: 8))
    case 4..<8: return .pointer(mouse(.move, &generator))
    case 8: return .pointer(mouse(.leave, &generator))
    case 9: return .focus(item: generator.pick([0, 1, 2]))
    case 10: return .option(.reveal, generator.pick([0, 1]))
    case 11:
      return .environment(Event.Environment(reducesMotion: generator.happens(once: 2)))
    default: return .key(generator.pick([.enter, .space, .escape]))
    }
  }

  private static func mouse(
    _ phase: Pointer.Phase, _ generator: inout SeededGenerator
  ) -> Pointer {
    let place = generator.pick([20.0, 100, 180, 260])
    return Pointer(id: 9, phase, device: .mouse, position: Vector(x: place, y: place))
  }
}
