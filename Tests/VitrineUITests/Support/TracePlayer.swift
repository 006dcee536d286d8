import Vitrine
import VitrineTraces

@testable import VitrineUI

/// Sends the same events to a driver and to an engine.
@MainActor
struct TracePlayer {
  private let clock = FakeClock()
  private let driver: CarouselDriver<Int>
  private var engine: CarouselModel
  private var scene = ExhibitScene()
  private var ids: [Int] = []
  private var ratios: [Double] = []
  private var options = ExhibitOptions()
  private let recorder = SignalRecorder()
  private var mistakes: [String] = []

  /// The signals of the driver's engine since the last check.
  private final class SignalRecorder {
    var signals: [Signal] = []
  }

  /// Creates a driver and an engine for the same kind of strip.
  init(_ kind: CarouselModel.Style) {
    driver = CarouselDriver(kind, clock: clock)
    engine = CarouselModel(kind)
    let recorder = recorder
    driver.exhibit.onSignal = { recorder.signals.append($0) }
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
    // The clock draws the frames.
    case .frame: break
    }
  }

  /// Handles an event as a host does.
  private mutating func perform(_ kind: Event.Kind) {
    switch kind {
    case .pointer(let pointer): driver.handlePointer(pointer)
    case .wheel(let wheel): _ = driver.handleWheel(wheel)
    case .key(let key): _ = driver.press(key)
    case .viewport(let viewport): driver.resize(to: viewport.dimensions)
    case .environment(let environment): driver.setEnvironment(environment)
    case .select(let item, let animated): driver.select(ids[item], animated: animated)
    case .step(let distance): driver.step(distance)
    case .option(let option, let value):
      options[option] = value
      driver.configure(options, extent: .measured)
    case .count(let count): setItems(Array(0..<count))
    case .insert(let count, let index, _):
      let first = (ids.max() ?? -1) + 1
      setItems(ids[..<index] + Array(first..<first + count) + ids[index...])
    case .remove(let range): setItems(ids[..<range.lowerBound] + ids[range.upperBound...])
    case .move(let range, let destination):
      var left = ids
      left.removeSubrange(range)
      setItems(left[..<destination] + ids[range] + left[destination...])
    case .magnify(let pinch):
      driver.magnify(pinch.phase, scale: pinch.scale, at: pinch.position)
    case .stitch(let isStitched, let animated):
      driver.follow(stitched: isStitched, animated: animated)
    case .expand(let item, let isOpen, let animated):
      let card: Set = [ids[item]]
      let cards = isOpen ? driver.expanded.union(card) : driver.expanded.subtracting(card)
      driver.follow(expanded: cards, animated: animated)
    case .extents(let extents, _): setExtents(extents)
    default: mistakes.append("the driver has no \(kind)")
    }
  }

  /// Sets the lengths of items. Photographs provide ratios; other items are measured when they are drawn.
  private mutating func setExtents(_ extents: [Double]) {
    guard driver.kind == .stitched else {
      return driver.cells.forEach { driver.measure($0, extents[$0.index]) }
    }
    let (size, most) = (driver.size, Option.rowHeight.defaultValue)
    let height = min(driver.isVertical ? size.width : size.height, options[.rowHeight] ?? most)
    ratios = extents.map { driver.isVertical ? height / $0 : $0 / height }
    setItems(ids)
  }

  private mutating func setItems(_ new: some Collection<Int>) {
    ids = Array(new)
    let ratios = ratios
    driver.setItems(
      ItemIDs(ids, id: \.self, ratio: ratios.isEmpty ? nil : { ratios[$0 % ratios.count] }))
  }

  private mutating func check(_ expectation: Expectation, at time: Double) {
    driver.exhibit.drawNow()
    engine.scene(at: time, into: &scene)
    let drawn = driver.exhibit.scene
    if !expectation.holds(for: drawn, after: recorder.signals) {
      mistakes.append("seen was \(expectation.numbers(in: drawn, after: recorder.signals))")
    }
    recorder.signals.removeAll { expectation.concerns($0) }
    compare(drawn)
  }

  /// Frames that do not depend on the origin of the strip's coordinates.
  private mutating func compare(_ drawn: ExhibitScene) {
    let frames = { (scene: ExhibitScene) in
      scene.placements.map { $0.frame.moved(by: scene.offset) }
    }
    let differ = zip(frames(drawn), frames(scene)).contains { !$0.isNear($1) }
    if differ || drawn.placements.map(\.item) != scene.placements.map(\.item) {
      mistakes.append("the driver draws \(frames(drawn)), the engine \(frames(scene))")
    }
  }
}

extension Frame {
  fileprivate func isNear(_ other: Frame) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
