import Vitrine

/// What signals have told so far, and what they may tell next.
struct KnownStory {
  /// More signals than any host leaves lying about.
  private static let maximum = Limit.signals

  /// What is wrong with some signals; nil when nothing is.
  mutating func breach(in signals: [Signal], of collection: KnownCollection) -> String? {
    guard signals.count <= Self.maximum else { return "\(signals.count) signals at once" }
    for signal in signals {
      if let breach = breach(in: signal) { return breach }
    }
    return nil
  }

  /// Items may be gone by the time somebody asks; there are never more than the most there can be.
  private func breach(in signal: Signal) -> String? {
    switch signal {
    case .change(let item), .open(let item), .focus(let item), .expand(let item, _):
      (0..<Limit.items).contains(item) ? nil : "\(signal)"
    case .close(let item), .settle(let item, _):
      (-1..<Limit.items).contains(item) ? nil : "\(signal)"
    case .prefetch(let items):
      items.lowerBound >= 0 && items.count <= Limit.items ? nil : "\(signal)"
    case .scroll(let distance): distance.isFinite && distance != 0 ? nil : "\(signal)"
    case .stitch, .haptic: nil
    }
  }
}
