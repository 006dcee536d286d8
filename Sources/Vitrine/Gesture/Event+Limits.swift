extension Event {
  /// The event with each of its numbers within its ``Limit``: what models take in. Nil for an event that they ignore.
  ///
  /// This is the one place where events are brought within limits; models rely on it. Options are the exception, since
  /// their defaults depend on the exhibit: see ``Option/sanitized(_:)``.
  var sanitized: Event? {
    guard isTimely, let kind = kind.sanitized else { return nil }
    var event = self
    event.kind = kind
    return event
  }

  /// Whether its times can be placed among others.
  var isTimely: Bool { time.isTime && shown.isTime }
}

extension Event.Kind {
  fileprivate var sanitized: Event.Kind? {
    switch self {
    case .pointer(var pointer):
      pointer.position = pointer.position.sanitized
      return .pointer(pointer)
    case .wheel(let wheel):
      let delta = wheel.delta
      return delta.isFinite && delta == delta.sanitized ? self : nil
    case .magnify(let sample): return sample.sanitized.map { .magnify($0) }
    case .viewport(let viewport): return .viewport(viewport.sanitized)
    case .environment(let environment): return .environment(environment.sanitized)
    case .source(let source): return .source(source?.sanitized)
    case .extent(let extent): return .extent(extent.length)
    default: return hasItem ? counted : nil
    }
  }

  /// Whether the item that it names can be there at all; so is that of an event that names none.
  private var hasItem: Bool {
    switch self {
    case .insert(_, let item, _), .extents(_, let item), .focus(let item), .select(let item, _),
      .open(let item, _, _), .viewed(let item?), .expand(let item, _, _), .picture(let item, _, _):
      item >= 0 && item < Limit.items
    default: true
    }
  }

  /// The same with counts, ranges and steps that can be added up.
  private var counted: Event.Kind {
    switch self {
    case .count(let count): .count(count.counted)
    case .insert(let count, let item, let extent):
      .insert(count.counted, at: item, extent: extent.length)
    case .remove(let range): .remove(range.clamped(to: 0..<Limit.items))
    case .move(let range, let index):
      .move(range.clamped(to: 0..<Limit.items), to: index.counted)
    case .page(let page): .page(page.counted)
    case .step(let steps): .step(max(-Limit.items, min(Limit.items, steps)))
    default: self
    }
  }
}

extension Int {
  /// The number of items that is nearest.
  fileprivate var counted: Int { Swift.max(0, Swift.min(Limit.items, self)) }
}
