import Vitrine
import VitrineTraces

@testable import VitrineUI

/// The drivers of grid and viewer next to an engine of their kind, to which the same things happen.
@MainActor
struct PhotoTracePlayer<Model: ExhibitModel> {
  private let hall: PhotoHall
  private let exhibit: ExhibitDriver<Model>
  private var engine: Model
  private var scene = ExhibitScene()
  private let heard: Heard
  private var options = ExhibitOptions()
  private var ratios: [Int: Double] = [:]
  private var mistakes: [String] = []

  /// What the driver's engine has told since it was last asked.
  private final class Heard {
    var signals: [Signal] = []
  }

  /// Plays through the driver that `exhibit` picks.
  init(_ engine: Model, through pick: (PhotoHall) -> ExhibitDriver<Model>) {
    self.hall = PhotoHall()
    self.engine = engine
    self.exhibit = pick(hall)
    // A viewer may be told of a photograph without the collection that it belongs to.
    hall.grid.viewer.roster = Roster(count: 10_000) { $0 }
    let heard = Heard()
    self.heard = heard
    let happened = exhibit.happened
    exhibit.happened = {
      heard.signals.append($0)
      happened($0)
    }
  }

  mutating func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  mutating func play(_ step: Trace.Step) {
    hall.run(until: step.time)
    switch step.action {
    case .happen(let kind):
      engine.handle(Event(at: step.time, shown: exhibit.shown, kind))
      perform(kind)
    case .expect(let expectation): check(expectation, at: step.time)
    }
  }

  /// What a host does when this happens to it.
  private mutating func perform(_ kind: Event.Kind) {
    let isViewer = Model.self == PhotoViewerModel.self
    let (grid, viewer) = (hall.grid, hall.grid.viewer)
    switch kind {
    case .pointer(let pointer): viewer.feel(pointer)
    case .key(let key): _ = isViewer ? viewer.press(key) : grid.press(key)
    case .viewport(let viewport):
      isViewer ? viewer.resize(to: viewport.dimensions) : grid.look(viewport)
    case .environment(let environment): grid.prefer(environment)
    case .option(let option, let value):
      options[option] = value
      grid.configure(options)
    case .count(let count):
      isViewer ? hang(count) : grid.adopt(Roster(Array(0..<count), id: \.self))
    case .wheel(let wheel): _ = viewer.turn(wheel)
    case .magnify(let pinch):
      viewer.magnify(pinch.phase, scale: pinch.scale, at: pinch.position)
    case .select(let item, let animated): viewer.show(item, animated: animated)
    case .step(let pages): viewer.adjust(by: pages)
    case .picture(let item, let ratio, _): learn(ratio, of: item)
    case .focus(let item): grid.cells.first { $0.index == item }.map(grid.focus)
    case .source(let source): viewer.place = { _ in source }
    case .open(let item, let ratio, let animated):
      learn(ratio, of: item)
      viewer.open(item, at: item, animated: animated)
    case .close(let animated): viewer.close(animated: animated)
    default: mistakes.append("the driver has no \(kind)")
    }
  }

  private func hang(_ count: Int) {
    hall.grid.viewer.count = count
    hall.grid.viewer.roster = Roster(count: count) { $0 }
    hall.grid.viewer.exhibit.handle(.count(count))
  }

  private mutating func learn(_ ratio: Double, of item: Int) {
    ratios[item] = ratio
    hall.grid.viewer.ratio = { [ratios] in ratios[$0] ?? 1 }
    hall.grid.viewer.learn(around: item)
  }

  private mutating func check(_ expectation: Expectation, at time: Double) {
    exhibit.drawNow()
    engine.scene(at: time, into: &scene)
    let drawn = exhibit.scene
    if !expectation.holds(for: drawn, after: heard.signals) {
      mistakes.append("seen was \(expectation.look(at: drawn, after: heard.signals))")
    }
    heard.signals.removeAll { expectation.concerns($0) }
    if drawn != scene { mistakes.append("the driver draws \(drawn), the engine \(scene)") }
  }
}
