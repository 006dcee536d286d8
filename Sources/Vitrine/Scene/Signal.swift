/// A message from a model to its host. Signals contain numbers; the host chooses the words.
///
/// An item has its index at the time when the host takes the signal; -1 if the item has been removed. The range of
/// ``prefetch(_:)`` is not renumbered: if an edit brings other items into it, a new signal follows.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .count(5)))
/// carousel.handle(Event(at: 0, .step(1)))
/// var signals: [Signal] = []
/// carousel.takeSignals(into: &signals)
/// assert(signals.contains(.change(item: 1)))
/// ```
public enum Signal: Equatable, Sendable {
  /// The strip or the viewer moves to this item. Sent once for each decision.
  case change(item: Int)
  /// From a viewer: the item opens, and its flight to full screen begins. From a grid or a strip: the host should open it.
  case open(item: Int)
  /// The item closes: its flight back begins.
  case close(item: Int)
  /// The item rests: open (`true`), or in its place on the page (`false`).
  case settle(item: Int, isOpen: Bool)
  /// These items may become visible soon, and should be loaded.
  case prefetch(Range<Int>)
  /// Keyboard focus moves to this item.
  case focus(item: Int)
  /// Asks the host to scroll natively, in points downwards.
  case scroll(by: Double)
  /// The grid changes to this number of columns. Sent once for each decision.
  case columns(Int)
  /// The card opens in place (`true`) or closes. Sent once for each decision.
  case expand(item: Int, isOpen: Bool)
  /// The row will be stitched (`true`) or unstitched. Sent once for each decision.
  case stitch(Bool)
  /// Asks the host for one heavy haptic impact.
  case haptic
}

extension Signal {
  /// Takes the new index of the item after an edit.
  mutating func follow(_ edit: Edit) {
    let index = { (item: Int) in edit.index(of: item) ?? -1 }
    switch self {
    case .change(let item): self = .change(item: index(item))
    case .settle(let item, let isOpen): self = .settle(item: index(item), isOpen: isOpen)
    // The others come from cards, grids and viewers. The web's stitched row opens at the click, not at the signal.
    case _ where !BuildFeature.cards && !BuildFeature.grid: break
    case .open(let item): self = .open(item: index(item))
    case .close(let item): self = .close(item: index(item))
    case .focus(let item): self = .focus(item: index(item))
    case .expand(let item, let isOpen): self = .expand(item: index(item), isOpen: isOpen)
    case .prefetch, .scroll, .columns, .stitch, .haptic: break
    }
  }
}

/// The signals that a host has not taken yet, oldest first.
///
/// There are at most ``Limit/signals``. A host that does not take them loses the oldest ones.
struct SignalQueue: Equatable, Sendable {
  private var waiting: [Signal] = []

  /// Adds a signal as the newest one.
  mutating func append(_ signal: Signal) {
    if waiting.count == Limit.signals { waiting.removeFirst(Limit.signals / 2) }
    waiting.append(signal)
  }

  /// Removes a signal that has turned out to be wrong.
  mutating func withdraw(_ signal: Signal) { waiting.removeAll { $0 == signal } }

  /// Gives the signals the new indices of their items after an edit.
  mutating func follow(_ edit: Edit) {
    for position in waiting.indices { waiting[position].follow(edit) }
  }

  /// Replaces `taken` with all signals. Its storage is used for the next ones.
  mutating func take(into taken: inout [Signal]) {
    taken.removeAll(keepingCapacity: true)
    swap(&taken, &waiting)
  }
}
