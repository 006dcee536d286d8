import Vitrine
import VitrineTraces

@testable import VitrineUI

/// Sends the same events to the drivers of a grid and a viewer and to an engine.
@MainActor
struct PhotoTracePlayer<Model: ExhibitModel> {
  private let fixture: PhotoGridFixture
  private let exhibit: ExhibitDriver<Model>
  private var engine: Model
  private var scene = ExhibitScene()
  private let recorder: SignalRecorder
  private var options = ExhibitOptions()
  private var ratios: [Int: Double] = [:]
  private var mistakes: [String] = []

  /// The signals of the driver's engine since the last check.
  private final class SignalRecorder {
    var signals: [Signal] = []
  }

  /// Creates a player that checks the driver that `exhibit` picks.
  init(_ engine: Model, through pick: (PhotoGridFixture) -> ExhibitDriver<Model>) {
    self.fixture = PhotoGridFixture()
    self.engine = engine
    self.exhibit = pick(fixture)
    // A trace can open a photograph without a collection.
    fixture.grid.viewer.replaceIDs(with: ItemIDs(count: 10_000) { $0 })
    let recorder = SignalRecorder()
    self.recorder = recorder
    let onSignal = exhibit.onSignal
    exhibit.onSignal = {
      recorder.signals.append($0)
      onSignal($0)
    }
  }

  mutating func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  mutating func play(_ step: Trace.Step) {
    fixture.run(until: step.time)
    switch step.action {
    case .happen(let kind):
      engine.handle(Event(at: step.time, shown: exhibit.shown, kind))
      perform(kind)
    case .expect(let expectation): check(expectation, at: step.time)
    // The clock draws the frames.
    case .frame: break
    }
  }

  /// Handles an event as a host does.
  private mutating func perform(_ kind: Event.Kind) {
    let isViewer = Model.self == PhotoViewerModel.self
    let (grid, viewer) = (fixture.grid, fixture.grid.viewer)
    switch kind {
    case .pointer(let pointer): viewer.handlePointer(pointer)
    case .key(let key): _ = isViewer ? viewer.press(key) : grid.press(key)
    case .viewport(let viewport):
      isViewer ? viewer.resize(to: viewport.dimensions) : grid.sendViewport(viewport)
    case .environment(let environment): grid.setEnvironment(environment)
    case .option(let option, let value):
      options[option] = value
      grid.configure(options)
    case .count(let count):
      isViewer ? setCount(count) : grid.setItems(ItemIDs(Array(0..<count), id: \.self))
    case .wheel(let wheel): _ = viewer.handleWheel(wheel)
    case .magnify(let pinch):
      viewer.magnify(pinch.phase, scale: pinch.scale, at: pinch.position)
    case .select(let item, let animated): viewer.show(item, animated: animated)
    case .step(let pages): viewer.adjust(by: pages)
    case .picture(let item, let ratio, _): setRatio(ratio, of: item)
    case .focus(let item): grid.cells.first { $0.index == item }.map(grid.focus)
    case .source(let source): viewer.sourceOfPhoto = { _ in source }
    case .open(let item, let ratio, let animated):
      setRatio(ratio, of: item)
      viewer.open(item, at: item, animated: animated)
    case .close(let animated): viewer.close(animated: animated)
    default: mistakes.append("the driver has no \(kind)")
    }
  }

  private func setCount(_ count: Int) {
    fixture.grid.viewer.replaceIDs(with: ItemIDs(count: count) { $0 })
    fixture.grid.viewer.exhibit.handle(.count(count))
  }

  private mutating func setRatio(_ ratio: Double, of item: Int) {
    ratios[item] = ratio
    fixture.grid.viewer.ratio = { [ratios] in ratios[$0] ?? 1 }
    fixture.grid.viewer.sendPictures(around: item)
  }

  private mutating func check(_ expectation: Expectation, at time: Double) {
    exhibit.drawNow()
    engine.scene(at: time, into: &scene)
    let drawn = exhibit.scene
    if !expectation.holds(for: drawn, after: recorder.signals) {
      mistakes.append("seen was \(expectation.numbers(in: drawn, after: recorder.signals))")
    }
    recorder.signals.removeAll { expectation.concerns($0) }
    if drawn != scene { mistakes.append("the driver draws \(drawn), the engine \(scene)") }
  }
}
