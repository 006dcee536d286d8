#if arch(wasm32)
import Vitrine

extension Signal {
  /// Writes the signal's numbers. Returns the number of its kind.
  func write(to arguments: Arguments) -> Int32 {
    switch self {
    case .change(let item): arguments[0] = Double(item)
    case .open(let item): arguments[0] = Double(item)
    case .close(let item): arguments[0] = Double(item)
    case .settle(let item, let isOpen), .expand(let item, let isOpen):
      arguments[0] = Double(item)
      arguments[1] = isOpen ? 1 : 0
    case .prefetch(let items):
      arguments[0] = Double(items.lowerBound)
      arguments[1] = Double(items.upperBound)
    case .focus(let item): arguments[0] = Double(item)
    case .scroll(let distance): arguments[0] = distance
    case .columns(let columns): arguments[0] = Double(columns)
    case .stitch(let isStitched): arguments[0] = isStitched ? 1 : 0
    case .haptic: break
    }
    return number.rawValue
  }

  private var number: SignalNumber {
    switch self {
    case .open: .open
    case .close: .close
    case .settle: .settle
    case .prefetch: .prefetch
    case .focus: .focus
    case .scroll: .scroll
    case .change: .change
    case .expand: .expand
    case .stitch: .stitch
    case .haptic: .haptic
    case .columns: .columns
    }
  }
}
#endif
