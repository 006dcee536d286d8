import Vitrine

/// The order in which a viewer may send signals.
struct SignalOrder {
  private var open: Int?
  private var isFlying: Int?

  func violation(in signals: [Signal]) -> String? {
    var order = self
    for signal in signals where !order.takes(signal) { return "\(signal) in \(signals)" }
    return order.isFlying == nil ? nil : "no end of \(signals)"
  }

  private mutating func takes(_ signal: Signal) -> Bool {
    switch signal {
    case .open(let item):
      defer { (open, isFlying) = (item, item) }
      return open == nil
    case .close(let item):
      defer { (open, isFlying) = (nil, item) }
      return open == item
    case .settle(let item, let isOpen):
      defer { isFlying = nil }
      return (open == item) == isOpen
    case .change(let item):
      defer { (open, isFlying) = (item, item) }
      return open != nil && open != item
    default: return false
    }
  }
}
