import Vitrine

/// The signals that a viewer may send, in the order in which they may come.
struct Story {
  private var open: Int?
  private var isFlying: Int?

  func breach(in signals: [Signal]) -> String? {
    var story = self
    for signal in signals where !story.takes(signal) { return "\(signal) in \(signals)" }
    return story.isFlying == nil ? nil : "no end of \(signals)"
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
