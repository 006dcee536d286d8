import Vitrine

/// An exhibit with its events, scenes and signals: a host without a screen.
///
/// It uses the public interface only, so the tests do not depend on a model's stored properties.
struct Rig<Model: ExhibitModel> {
  var model: Model
  /// What the host has told the model.
  private(set) var record: HostRecord
  /// The scene drawn last.
  private(set) var scene = ExhibitScene()
  /// The signals since this was last emptied, except those about items to load. Their items have the present indices.
  var signals: [Signal] = []
  /// The signals about items to load since this was last emptied.
  var prefetches: [Range<Int>] = []
  /// The time of the latest event or scene, in seconds.
  private(set) var time = 0.0

  /// - Parameter exhibit: What a strip is shown as; other models have no use for it.
  init(_ model: Model, as exhibit: CarouselModel.Style = .plain) {
    self.model = model
    record = HostRecord(of: exhibit)
  }

  @discardableResult
  mutating func happen(_ kind: Event.Kind, at time: Double, shown: Double? = nil) -> Response {
    happen(Event(at: time, shown: shown, kind))
  }

  @discardableResult
  mutating func happen(_ event: Event) -> Response {
    time = max(time, max(event.time, event.shown))
    let response = model.handle(event)
    let items = record.items.ids
    record.take(event, answered: response)
    if record.items.ids != items {
      signals = signals.map { $0.following(items, to: record.items.ids) }
    }
    let taken = signals.count
    takeSignals()
    for case .scroll(let distance) in signals[taken...] { record.scroll(by: distance) }
    return response
  }

  /// Draws the scene of an instant, in seconds.
  @discardableResult
  mutating func draw(at time: Double) -> ExhibitScene {
    self.time = max(self.time, time)
    record.advance(to: time)
    model.scene(at: time, into: &scene)
    takeSignals()
    return scene
  }

  /// The scene that would be drawn at `time`, in seconds; nothing changes.
  func drawn(at time: Double) -> ExhibitScene {
    var copy = self
    return copy.draw(at: time)
  }

  /// Where an item is on the screen now.
  func source(of item: Int) -> Source? {
    var model = model
    return model.source(of: item, at: time)
  }

  private mutating func takeSignals() {
    for signal in model.takeSignals() {
      record.take(signal, at: time)
      if case .prefetch(let items) = signal {
        prefetches.append(items)
      } else {
        signals.append(signal)
      }
    }
  }
}

extension Rig {
  /// Whether fingers hold the content.
  var isHeld: Bool { record.isHolding }

  /// The items that the exhibit turned to, in the order of its decisions.
  var changes: [Int] {
    signals.compactMap { if case .change(let item) = $0 { item } else { nil } }
  }

  /// The items that came to rest.
  var settled: [Int] {
    signals.compactMap { if case .settle(let item, _) = $0 { item } else { nil } }
  }
}
