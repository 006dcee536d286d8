import Vitrine

/// The events that a host has sent to a model, and the model's answers, as plain values.
struct HostRecord {
  /// What a strip is shown as; other models have no use for it.
  let exhibit: CarouselModel.Style
  private(set) var viewport = Viewport.zero
  private(set) var environment = Event.Environment()
  /// The axis along which a strip runs.
  private(set) var axis = Strip.Axis()
  private(set) var items = ItemList()
  private(set) var hand = FingerRecord()
  /// A pinch on a trackpad.
  private(set) var magnification = MagnifyRecord()
  /// What the latest event did to the content, if it was a finger's or a trackpad's.
  private(set) var effect = FingerEffect.none
  /// What the model answered to the latest event.
  private(set) var answer = Response(.yours)
  /// Whether a row is stitched or will be, as the model has told.
  private(set) var isStitched = false
  private var options: [Option: Double] = [:]
  /// The identities of the cards that are open, as the model has told.
  private var expanded: Set<Int> = []
  /// When each card turned last, in seconds, by its identity.
  private var turns: [Int: Double] = [:]

  init(of exhibit: CarouselModel.Style = .plain) {
    self.exhibit = exhibit
  }

  /// The value that a strip uses for an option.
  func option(_ option: Option) -> Double {
    let value = options[option] ?? .nan
    return option.sanitized(value.isNaN ? option.defaultValue(for: exhibit) : value)
  }

  /// Whether fingers, or a trackpad, hold the content.
  var isHolding: Bool { hand.isHolding || magnification.isActive }

  /// The cards that are open or will be, in the order of the items.
  var expandedItems: [Int] { items.ids.indices.filter { expanded.contains(items.ids[$0]) } }

  /// The cards that turned after a time, in seconds.
  func itemsTurned(after time: Double) -> [Int] {
    items.ids.indices.filter { turns[items.ids[$0], default: -.infinity] > time }
  }
}

extension HostRecord {
  /// Lets time pass, in seconds.
  mutating func advance(to time: Double) { magnification.advance(to: time) }

  mutating func take(_ event: Event, answered response: Response) {
    advance(to: event.time)
    (effect, answer) = (.none, response)
    switch event.kind {
    case .pointer(let pointer) where items.count > 0:
      effect = hand.take(
        pointer, at: event.time, answered: response, pinches: exhibit == .stitched)
      if case .caught = effect { magnification.reset() }
    case .magnify(let sample) where response.claim == .mine:
      effect = magnification.take(sample, at: event.time)
    case .viewport(let new): viewport = new
    case .environment(let new): environment = new
    case .option(let option, let value): options[option] = value
    default: items.take(event.kind)
    }
    axis = Strip.Axis(
      isVertical: option(.axis) == 1, isRightToLeft: environment.isRightToLeft)
    if scrolls(event.kind, answered: response) { release() }
    if items.count == 0 { hand.reset() }
  }

  mutating func take(_ signal: Signal, at time: Double) {
    switch signal {
    case .stitch(let isStitched): self.isStitched = isStitched
    case .expand(let item, let isOpen) where items.ids.indices.contains(item):
      let id = items.ids[item]
      turns[id] = time
      if isOpen { expanded.insert(id) } else { expanded.remove(id) }
    default: break
    }
  }

  /// The host scrolls the page as it was asked, in points downwards.
  mutating func scroll(by distance: Double) {
    viewport.window.y += distance
    viewport.origin.y -= distance
  }

  private mutating func release() {
    hand.detach()
    magnification.reset()
  }

  /// Whether an event sends a strip to an item, also out of a hand.
  private func scrolls(_ kind: Event.Kind, answered response: Response) -> Bool {
    switch kind {
    case .select(let item, _): items.ids.indices.contains(item)
    case .page, .step: true
    case .key(let key): exhibit != .expanding && key != .stitch && response.claim == .mine
    default: false
    }
  }
}
