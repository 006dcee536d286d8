/// Which of a carousel's dots are shown: all of them, or a window around the current one.
///
/// ```swift
/// let dots = DotWindow(current: 6, count: 12)
/// assert(dots.shown == 2..<11 && dots.isOuter(2))
/// ```
public struct DotWindow: Equatable, Sendable {
  /// The current item or page.
  public let current: Int
  /// How many items or pages there are.
  public let count: Int

  /// Nine dots fit below a picture on the narrowest telephone.
  public static let most = 9

  /// The dots of `count` items or pages.
  public init(current: Int, count: Int) {
    (self.current, self.count) = (current, count)
  }

  /// The items that have a dot.
  public var shown: Range<Int> {
    let shown = min(max(0, count), Self.most)
    let first = max(0, min(current - Self.most / 2, count - shown))
    return first..<first + shown
  }

  /// Whether there are more items beyond this dot. Hosts draw it smaller.
  public func isOuter(_ index: Int) -> Bool {
    index == shown.lowerBound && index > 0 || index == shown.upperBound - 1 && index < count - 1
  }

  /// The item a number of steps from the current one; at the ends, the first or the last.
  public func neighbor(_ distance: Int) -> Int { max(0, min(count - 1, current + distance)) }
}
