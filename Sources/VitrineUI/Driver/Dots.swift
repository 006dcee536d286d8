/// Which of a carousel's dots are shown: all of them, or so many around the current one.
struct Dots: Equatable {
  let current: Int
  let count: Int

  /// So many dots fit below a picture on the narrowest telephone.
  static let most = 9

  /// The items that have a dot.
  var shown: Range<Int> {
    let number = min(max(0, count), Self.most)
    let first = max(0, min(current - Self.most / 2, count - number))
    return first..<first + number
  }

  /// Whether there are more items beyond this dot, which is told by its size.
  func isOuter(_ index: Int) -> Bool {
    index == shown.lowerBound && index > 0 || index == shown.upperBound - 1 && index < count - 1
  }

  /// The item so many on, as far as there are any.
  func neighbor(_ distance: Int) -> Int { max(0, min(count - 1, current + distance)) }
}
