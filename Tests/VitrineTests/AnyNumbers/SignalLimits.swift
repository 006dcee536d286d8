import Vitrine

/// Checks that signals have usable numbers, and that there are not too many.
struct SignalLimits {
  /// The maximum number of signals that wait for a host.
  private static let maximum = Limit.signals

  /// Returns a violation in some signals; nil if there is none.
  mutating func violation(in signals: [Signal], of collection: ExpectedCollection) -> String? {
    guard signals.count <= Self.maximum else { return "\(signals.count) signals at once" }
    for signal in signals {
      if let violation = violation(in: signal) { return violation }
    }
    return nil
  }

  /// An item that is gone when the host takes the signal is -1.
  private func violation(in signal: Signal) -> String? {
    switch signal {
    case .change(let item), .open(let item), .close(let item), .settle(let item, _),
      .focus(let item),
      .expand(let item, _):
      (-1..<Limit.items).contains(item) ? nil : "\(signal)"
    case .prefetch(let items):
      items.lowerBound >= 0 && items.count <= Limit.items ? nil : "\(signal)"
    case .scroll(let distance): distance.isFinite && distance != 0 ? nil : "\(signal)"
    case .columns(let columns): columns > 0 && columns <= Limit.items ? nil : "\(signal)"
    case .stitch, .haptic: nil
    }
  }
}
