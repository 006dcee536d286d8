import Vitrine
import VitrineTraces

@testable import VitrineUI

/// A driver and an engine next to each other, to which the same things happen.
@MainActor
struct TracePlayer {
  private let clock = FakeClock()
  private let driver: CarouselDriver<Int>
  private var engine: CarouselModel
  private var scene = ExhibitScene()
  private var ids: [Int] = []
  private var ratios: [Double] = []
  private var options = ExhibitOptions()
  private let heard = Heard()
  private var mistakes: [String] = []

  /// What the driver's engine has told since it was last asked.
  private final class Heard {
    var signals: [Signal] = []
  }

  /// Both show the same kind of strip.
  init(_ kind: CarouselModel.Style) {
    driver = CarouselDriver(kind, clock: clock)
    engine = CarouselModel(kind)
    let heard = heard
    driver.exhibit.happened = { heard.signals.append($0) }
  }

  mutating func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  mutating func play(_ step: Trace.Step) {
    clock.run(until: step.time)
    switch step.action {
    case .happen(let kind):
      engine.handle(Event(at: step.time, shown: driver.exhibit.shown, kind))
      perform(kind)
    case .expect(let expectation): check(expectation, at: step.time)
    }
  }

  /// What a host does when this happens to it.
  private mutating func perform(_ kind: Event.Kind) {
    switch kind {
    case .pointer(let pointer): driver.feel(pointer)
    case .wheel(let wheel): _ = driver.turn(wheel)
    case .key(let key): _ = driver.press(key)
    case .viewport(let viewport): driver.resize(to: viewport.dimensions)
    case .environment(let environment): driver.prefer(environment)
    case .select(let item, let animated): driver.select(ids[item], animated: animated)
    case .step(let distance): driver.step(distance)
    case .option(let option, let value):
      options[option] = value
      driver.configure(options, extent: .measured)
    case .count(let count): adopt(Array(0..<count))
    case .insert(let number, let place, _):
      let first = (ids.max() ?? -1) + 1
      adopt(ids[..<place] + Array(first..<first + number) + ids[place...])
    case .remove(let range): adopt(ids[..<range.lowerBound] + ids[range.upperBound...])
    case .move(let range, let place):
      var left = ids
      left.removeSubrange(range)
      adopt(left[..<place] + ids[range] + left[place...])
    case .magnify(let pinch):
      driver.magnify(pinch.phase, scale: pinch.scale, at: pinch.position)
    case .stitch(let isStitched, let animated):
      driver.follow(stitched: isStitched, animated: animated)
    case .expand(let item, let isOpen, let animated):
      let card: Set = [ids[item]]
      let cards = isOpen ? driver.expanded.union(card) : driver.expanded.subtracting(card)
      driver.follow(expanded: cards, animated: animated)
    case .extents(let extents, _): learn(extents)
    default: mistakes.append("the driver has no \(kind)")
    }
  }

  /// Photographs say how wide they are, other items are measured when they are seen.
  private mutating func learn(_ extents: [Double]) {
    guard driver.kind == .stitched else {
      return driver.cells.forEach { driver.measure($0, extents[$0.index]) }
    }
    let (size, most) = (driver.size, Option.rowHeight.defaultValue)
    let height = min(driver.isVertical ? size.width : size.height, options[.rowHeight] ?? most)
    ratios = extents.map { driver.isVertical ? height / $0 : $0 / height }
    adopt(ids)
  }

  private mutating func adopt(_ new: some Collection<Int>) {
    ids = Array(new)
    let ratios = ratios
    driver.adopt(
      Roster(ids, id: \.self, ratio: ratios.isEmpty ? nil : { ratios[$0 % ratios.count] }))
  }

  private mutating func check(_ expectation: Expectation, at time: Double) {
    driver.exhibit.drawNow()
    engine.scene(at: time, into: &scene)
    let drawn = driver.exhibit.scene
    if !expectation.holds(for: drawn, after: heard.signals) {
      mistakes.append("seen was \(expectation.look(at: drawn, after: heard.signals))")
    }
    heard.signals.removeAll { expectation.concerns($0) }
    compare(drawn)
  }

  /// Placements are the same wherever the strip begins to count from.
  private mutating func compare(_ drawn: ExhibitScene) {
    let places = { (scene: ExhibitScene) in
      scene.placements.map { $0.frame.moved(by: scene.offset) }
    }
    let differ = zip(places(drawn), places(scene)).contains { !$0.isNear($1) }
    if differ || drawn.placements.map(\.item) != scene.placements.map(\.item) {
      mistakes.append("the driver draws \(places(drawn)), the engine \(places(scene))")
    }
  }
}

extension Frame {
  fileprivate func isNear(_ other: Frame) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
