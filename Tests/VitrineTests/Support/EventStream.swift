import Vitrine

/// A person with three fingers, a page that scrolls and a host that changes its mind: a long random stream of events for a
/// viewer, the same for the same seed.
struct EventStream {
  private var generator: SeededGenerator
  private var fingers = RandomFingers(maximum: 3, area: Dimensions(width: 390, height: 844))
  private var now = 0.0
  /// Whether items are inserted, removed and moved meanwhile.
  private let isEdited: Bool

  private init(seed: UInt64, isEdited: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isEdited = isEdited
  }

  /// A screen, a cell, and `count` events after that.
  static func events(seed: UInt64, count: Int) -> [Event] {
    events(seed: seed, count: count, isEdited: false)
  }

  /// The same in a collection whose items are inserted, removed and moved meanwhile.
  static func eventsOfAnEditedCollection(seed: UInt64, count: Int) -> [Event] {
    events(seed: seed, count: count, isEdited: true)
  }

  private static func events(seed: UInt64, count: Int, isEdited: Bool) -> [Event] {
    var stream = EventStream(seed: seed, isEdited: isEdited)
    let beginning = [
      Event(at: 0, .viewport(Viewport(screen: ViewerRig.screen))),
      Event(at: 0, .source(Source(frame: ViewerRig.cell, radii: CornerRadii(8)))),
      Event(at: 0, .count(seed % 4 == 0 ? 0 : 12)),
    ]
    return beginning + (0..<count).map { _ in stream.next() }
  }

  private mutating func next() -> Event {
    now += generator.pick([0, 0.004, 0.008, 0.016, 0.016, 0.03, 0.1, 0.3])
    let shown = now - generator.pick([0, 0.008, 0.016, 0.03])
    return Event(at: now, shown: shown, happening())
  }

  private mutating func happening() -> Event.Kind {
    guard generator.happens(once: fingers.isEmpty ? 2 : 12) else {
      return .pointer(fingers.sample(using: &generator))
    }
    switch Int.random(in: 0..<(isEdited ? 36 : 32), using: &generator) {
    case 0..<7: return .open(item: generator.pick([7, 7, 7, 8]), ratio: ratio(), animated: true)
    case 7: return .open(item: 7, ratio: 1.5, animated: false)
    case 8..<11: return .key(.escape)
    case 11: return .close(animated: generator.happens(once: 2))
    case 12..<15: return .source(source())
    case 15: return .viewport(Viewport(screen: screen()))
    case 16:
      return .environment(
        Event.Environment(
          isRightToLeft: generator.happens(once: 4), reducesMotion: generator.happens(once: 3)))
    case 17: return .option(.speed, generator.pick([1, 1, 0.2, 3]))
    case 18..<20: return .step(generator.pick([1, 1, -1, 3]))
    case 20:
      return .select(item: generator.pick([0, 6, 7, 11]), animated: generator.happens(once: 2))
    case 21..<24: return .wheel(Wheel(delta: turn(), isSideways: generator.happens(once: 6)))
    case 26..<28: return .magnify(magnification())
    case 24: return .picture(item: generator.pick([6, 7, 8]), ratio: ratio(), width: 4000)
    case 29..<31: return .key(.zoomIn)
    case 32: return .insert(generator.pick([1, 3]), at: generator.pick([0, 7, 8]), extent: 0)
    case 33: return .remove(generator.pick([0..<1, 6..<7, 7..<8, 9..<11]))
    case 34: return .move(generator.pick([7..<8, 6..<9]), to: generator.pick([0, 6, 8]))
    default: return .key(generator.pick(Key.allCases))
    }
  }

  private mutating func ratio() -> Double { generator.pick([1.5, 1.5, 0.75, 4, .nan]) }

  private mutating func magnification() -> Magnify {
    let place = Vector(x: generator.number(in: 0...390), y: generator.number(in: 0...844))
    return Magnify(
      generator.pick([.began, .changed, .ended, .cancelled, .wheel, .wheel]),
      scale: generator.pick([1, 0.7, 1.3, 3, .nan]), position: place)
  }

  private mutating func turn() -> Vector {
    Vector(x: generator.number(in: -120...120), y: generator.number(in: -90...90))
  }

  private mutating func source() -> Source? {
    guard !generator.happens(once: 4) else { return nil }
    let offset = Vector(x: generator.number(in: -200...200), y: generator.number(in: -600...600))
    return Source(frame: ViewerRig.cell.moved(by: offset), radii: CornerRadii(8))
  }

  private mutating func screen() -> Dimensions {
    generator.pick([ViewerRig.screen, Dimensions(width: 844, height: 390), .zero])
  }
}
