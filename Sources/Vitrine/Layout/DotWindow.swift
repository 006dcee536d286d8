/// The dots of a carousel that are shown: all of them, or a window around the current one.
///
/// ```swift
/// let dots = DotWindow(current: 6, count: 12)
/// assert(dots.shown == 2..<11 && dots.isOuter(2))
/// ```
public struct DotWindow: Equatable, Sendable {
  /// The current item or page.
  public let current: Int
  /// The number of items or pages.
  public let count: Int

  /// The maximum number of dots. Nine fit below a picture on the narrowest telephone.
  public static let maximum = 9

  /// Creates the dots of `count` items or pages. If `current` does not exist, the nearest one is current.
  public init(current: Int, count: Int) {
    self.count = max(0, count)
    self.current = current.clamped(toCount: self.count)
  }

  /// The items that have a dot.
  public var shown: Range<Int> {
    let shown = min(max(0, count), Self.maximum)
    let first = max(0, min(current - Self.maximum / 2, count - shown))
    return first..<first + shown
  }

  /// Returns whether there are more items beyond this dot. Hosts draw such a dot smaller.
  public func isOuter(_ index: Int) -> Bool {
    index == shown.lowerBound && index > 0 || index == shown.upperBound - 1 && index < count - 1
  }

  /// Returns the item a number of steps from the current one; at the ends, the first or the last item.
  public func neighbor(_ distance: Int) -> Int { (current + distance).clamped(toCount: count) }
}
