import Vitrine

extension AnyEvents {
  /// Returns the calls that set up an exhibit, usually as a page would.
  mutating func beginning() -> [Event.Kind] {
    guard !numbers.generator.happens(once: 20) else { return [] }
    let viewport = Event.Kind.viewport(Viewport(screen: Dimensions(width: 390, height: 300)))
    let count = numbers.generator.pick([0, 1, 2, 5, 5, 12, 400])
    let setup: [Event.Kind] =
      switch exhibit {
      case .grid: [.count(count)]
      case .viewer:
        [
          .source(Source(frame: Frame(x: 16, y: 200, width: 118, height: 118))), .count(count),
          .open(item: 0, ratio: 1.5, animated: true),
        ]
      case .plain, .expanding, .stitched:
        [.count(count), extents()]
      }
    let chosen = numbers.generator.pick([0, 1, 3, 6])
    return [viewport] + setup + (0..<chosen).map { _ in option() }
  }

  /// Returns an event of a finger, one for which the exhibit does much, or one of any kind.
  mutating func kind() -> Event.Kind {
    switch Int.random(in: 0..<6, using: &numbers.generator) {
    case 0..<2: .pointer(pointer())
    case 2..<4: favorite()
    default: any()
    }
  }

  /// Returns one of the events for which the exhibit does most.
  private mutating func favorite() -> Event.Kind {
    let choice = Int.random(in: 0..<5, using: &numbers.generator)
    switch (exhibit, choice) {
    case (.grid, 0): return edit()
    case (.grid, 1): return numbers.flag() ? sections() : ratios()
    case (.grid, 2): return .scrub(numbers.number(in: -3...12))
    case (.grid, 3): return .magnify(magnification())
    case (.grid, _): return .viewport(viewport())
    case (.viewer, 0): return .open(item: item(), ratio: ratio(), animated: numbers.flag())
    case (.viewer, 1): return .magnify(magnification())
    case (.viewer, 2): return .key(numbers.generator.pick(Key.allCases))
    case (.viewer, 3): return .maximumZoom(item: item(), numbers.number(in: 0.5...20))
    case (.viewer, _): return .source(source())
    case (.plain, 0): return .wheel(wheel())
    case (.plain, 1): return .select(item: item(), animated: numbers.flag())
    case (.plain, _): return edit()
    case (.expanding, 0): return .key(numbers.generator.pick([.enter, .space, .right, .escape]))
    case (.expanding, 1): return .pointer(mouse())
    case (.expanding, _):
      return .expand(item: item(), isOpen: numbers.flag(), animated: numbers.flag())
    case (.stitched, 0): return .stitch(numbers.flag(), animated: numbers.flag())
    case (.stitched, 1): return extents()
    case (.stitched, _): return .magnify(magnification())
    }
  }

  private mutating func any() -> Event.Kind {
    switch Int.random(in: 0..<29, using: &numbers.generator) {
    case 0: .pointer(pointer())
    case 1: .wheel(wheel())
    case 2: .magnify(magnification())
    case 3: .key(numbers.generator.pick(Key.allCases))
    case 4..<6: .viewport(viewport())
    case 6: .environment(environment())
    case 7..<9: option()
    case 9: .stops(stops())
    case 10: extents()
    case 11: .extent(numbers.number(in: 10...400))
    case 12: .pause(PauseReasons(rawValue: UInt8.random(in: 0...255, using: &numbers.generator)))
    case 13: .focus(item: item())
    case 14: .select(item: item(), animated: numbers.flag())
    case 15: .page(item())
    case 16: .step(numbers.whole(in: -3...3))
    case 17: .open(item: item(), ratio: ratio(), animated: numbers.flag())
    case 18: .expand(item: item(), isOpen: numbers.flag(), animated: numbers.flag())
    case 19: .stitch(numbers.flag(), animated: numbers.flag())
    case 20..<22: .picture(item: item(), ratio: ratio(), width: numbers.number(in: 0...6000))
    case 22: .close(animated: numbers.flag())
    case 23: .source(source())
    case 24: .viewed(item: numbers.flag() ? item() : nil)
    case 26:
      .columns(
        numbers.whole(in: -2...30), about: numbers.flag() ? item() : nil, animated: numbers.flag())
    case 25: .maximumZoom(item: item(), numbers.flag() ? numbers.number(in: 0.5...20) : nil)
    default: edit()
    }
  }

  private mutating func ratio() -> Double { numbers.number(in: 0.2...5) }

  /// Returns an item that often exists, but sometimes never did.
  mutating func item() -> Int { numbers.whole(in: -1...6) }

  private mutating func edit() -> Event.Kind {
    switch Int.random(in: 0..<8, using: &numbers.generator) {
    case 0: .count(itemCount(in: -1...12))
    case 1..<4: .insert(itemCount(in: -1...3), at: item(), extent: numbers.number(in: 10...400))
    case 4..<6: .remove(range())
    default: .move(range(), to: item())
    }
  }

  /// Returns mostly a small number, because the extents of millions of items take long.
  private mutating func itemCount(in range: ClosedRange<Int>) -> Int {
    numbers.generator.happens(once: 200)
      ? numbers.whole(in: range) : Int.random(in: range, using: &numbers.generator)
  }

  private mutating func range() -> Range<Int> {
    let (one, other) = (numbers.whole(in: -1...6), numbers.whole(in: -1...6))
    return min(one, other)..<max(one, other)
  }

  private mutating func option() -> Event.Kind {
    let option = numbers.generator.pick(Option.allCases)
    let value = numbers.number(in: option.range)
    return .option(option, option.unit == .choice || option.unit == .flag ? value.rounded() : value)
  }

  private mutating func sections() -> Event.Kind {
    let starts = (0..<numbers.generator.pick([0, 1, 3, 12])).map { _ in item() }
    return .sections(starts, numbers.generator.pick(SectionUnit.allCases))
  }

  private mutating func ratios() -> Event.Kind {
    .ratios((0..<numbers.generator.pick([0, 1, 3, 12])).map { _ in ratio() }, first: item())
  }

  private mutating func extents() -> Event.Kind {
    let count = numbers.generator.pick([0, 1, 3, 5, 12, 40])
    let extents = (0..<count).map { _ in numbers.number(in: 0...400) }
    return .extents(extents, first: numbers.generator.happens(once: 2) ? 0 : item())
  }

  private mutating func stops() -> Effect.Stops {
    let count = numbers.generator.pick([0, 1, 2, 3, 70])
    return Effect.Stops((0..<count).map { _ in stop() })
  }

  private mutating func stop() -> Effect.Stop {
    var stop = Effect.Stop(
      phase: numbers.number(in: -2...2), offset: numbers.vector(in: -90...90),
      scale: numbers.number(in: 0...2), opacity: numbers.number(in: 0...1),
      elevation: numbers.number(in: -90...90))
    stop.rotation.x = numbers.number(in: -3...3)
    stop.rotation.y = numbers.number(in: -3...3)
    stop.rotation.z = numbers.number(in: -3...3)
    return stop
  }
}
