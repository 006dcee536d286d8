extension Event {
  /// The event with each number within its ``Limit``, as models receive it; nil for an event that models ignore.
  ///
  /// Models rely on it. Some numbers have their limits where they are kept: options, whose defaults depend on the exhibit (see
  /// ``Option/sanitized(_:)``), the lengths of items, ratios, the maximum zoom, and the stops of an effect.
  var sanitized: Event? {
    guard isTimely, let kind = kind.sanitized else { return nil }
    var event = self
    event.kind = kind
    if shown > time + Limit.delay { event.shown = time }
    return event
  }

  /// Whether both of its times are usable.
  var isTimely: Bool { time.isTime && shown.isTime }

  /// The present of a model that handles it, in seconds. Everything until the last frame presented has happened, whether the host has
  /// drawn that frame or a compositor has.
  var present: Double { max(time, shown) }
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
    case .count(let count): return .count(count.counted)
    case .insert(let count, let item, let extent):
      return item.isIndex ? .insert(count.counted, at: item, extent: extent.length) : nil
    case .remove(let range): return .remove(range.clamped(to: 0..<Limit.items))
    case .move(let range, let index):
      return .move(range.clamped(to: 0..<Limit.items), to: index.counted)
    case .page(let page): return .page(page.counted)
    case .step(let steps): return .step(steps.clamped(to: -Limit.items...Limit.items))
    case .extents(_, let item), .focus(let item), .select(let item, _), .open(let item, _, _),
      .viewed(let item?), .expand(let item, _, _), .picture(let item, _, _):
      return item.isIndex ? self : nil
    #if !arch(wasm32)
    case .maximumZoom(let item, _): return item.isIndex ? self : nil
    #endif
    default: return self
    }
  }
}

extension Int {
  /// Whether an item can have this index.
  fileprivate var isIndex: Bool { self >= 0 && self < Limit.items }

  /// The nearest number of items within the limits.
  fileprivate var counted: Int { clamped(to: 0...Limit.items) }
}
