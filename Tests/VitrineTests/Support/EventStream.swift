@testable import Vitrine

/// A person with three fingers, a page that scrolls and a host that changes its mind: a long random stream of events for a
/// viewer, the same for the same seed.
struct EventStream {
  private var generator: SeededGenerator
  private var fingers: [Int32: Vector] = [:]
  private var now = 0.0

  private init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A screen, a cell, and `count` events after that.
  static func events(seed: UInt64, count: Int) -> [Event] {
    var stream = EventStream(seed: seed)
    let beginning = [
      Event(at: 0, .viewport(Viewport(screen: Viewing.screen))),
      Event(at: 0, .source(Source(frame: Viewing.cell, radii: CornerRadii(8)))),
    ]
    return beginning + (0..<count).map { _ in stream.next() }
  }

  private mutating func next() -> Event {
    now += generator.pick([0, 0.004, 0.008, 0.016, 0.016, 0.03, 0.1, 0.3])
    let shown = now - generator.pick([0, 0.008, 0.016, 0.03])
    return Event(at: now, shown: shown, happening())
  }

  private mutating func happening() -> Event.Kind {
    guard generator.happens(once: fingers.isEmpty ? 2 : 12) else { return .pointer(sample()) }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7: return .open(item: generator.pick([7, 7, 7, 8]), ratio: ratio(), animated: true)
    case 7: return .open(item: 7, ratio: 1.5, animated: false)
    case 8..<11: return .key(.escape)
    case 11: return .close(animated: generator.happens(once: 2))
    case 12..<15: return .source(source())
    case 15: return .viewport(Viewport(screen: screen()))
    case 16: return .environment(Event.Environment(reducesMotion: generator.happens(once: 3)))
    case 17: return .option(.speed, generator.pick([1, 1, 0.2, 3]))
    default: return .key(generator.pick(Key.allCases))
    }
  }

  private mutating func sample() -> Pointer {
    let id = Int32.random(in: 1...3, using: &generator)
    guard let place = fingers[id] else {
      let place = Vector(x: generator.number(in: 0...390), y: generator.number(in: 0...844))
      let phase = generator.pick([Pointer.Phase.down, .down, .down, .move, .up])
      if phase == .down { fingers[id] = place }
      return Pointer(id: id, phase, position: place)
    }
    return held(id, at: place)
  }

  private mutating func held(_ id: Int32, at place: Vector) -> Pointer {
    let phase = generator.pick([Pointer.Phase.move, .move, .move, .move, .up, .up, .cancel])
    let reach = generator.pick([2.0, 20, 60])
    let step = Vector(
      x: generator.number(in: -reach...reach), y: generator.number(in: -reach...reach))
    let isOdd = generator.happens(once: 40)
    fingers[id] = phase == .move ? place + step : nil
    if phase == .cancel { fingers = [:] }
    return Pointer(
      id: id, phase, position: isOdd ? Vector(x: .nan, y: 0) : fingers[id] ?? place)
  }

  private mutating func ratio() -> Double { generator.pick([1.5, 1.5, 0.75, 4, .nan]) }

  private mutating func source() -> Source? {
    guard !generator.happens(once: 4) else { return nil }
    let offset = Vector(x: generator.number(in: -200...200), y: generator.number(in: -600...600))
    return Source(frame: Viewing.cell.moved(by: offset), radii: CornerRadii(8))
  }

  private mutating func screen() -> Dimensions {
    generator.pick([Viewing.screen, Dimensions(width: 844, height: 390), .zero])
  }
}
