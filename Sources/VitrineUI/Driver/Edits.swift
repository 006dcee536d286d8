import Vitrine

/// What became of a collection, as far as those of its items tell that are known before and after.
///
/// ```
///   before   a b c d        known are a, c and d
///   now      a c x y d      1 went from place 1, 2 came at place 3
/// ```
/// What lies between two known items can only be told to have grown or shrunk. An item that went past others counts as gone
/// and come again.
struct Edits: Equatable {
  /// One change: so many items came before an item, or, below 0, went from there on.
  struct Edit: Equatable {
    var place: Int
    var growth: Int
  }

  /// The changes, last first, so that each one's place is still that of before.
  private(set) var edits: [Edit] = []

  /// What happened to a collection.
  /// - Parameters:
  ///   - kept: Where known items were and where they are now, in the order in which they were.
  ///   - before: How many items there were.
  ///   - now: How many there are.
  init(kept: [(from: Int, to: Int)], before: Int, now: Int) {
    var end = (from: before, to: now)
    for item in ([(from: -1, to: -1)] + Self.inOrder(kept)).reversed() {
      let growth = (end.to - item.to) - (end.from - item.from)
      if growth != 0 { edits.append(Edit(place: item.from + 1, growth: growth)) }
      end = item
    }
  }

  /// The events that tell a model; what comes is `extent` points long until it is measured.
  func events(extent: Double) -> [Event.Kind] {
    edits.map { edit in
      edit.growth > 0
        ? .insert(edit.growth, at: edit.place, extent: extent)
        : .remove(edit.place..<edit.place - edit.growth)
    }
  }

  /// Those that kept their order.
  private static func inOrder(_ kept: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    var (ordered, last) = ([(from: Int, to: Int)](), -1)
    for (index, item) in kept.enumerated() {
      let next = index + 1 < kept.count ? kept[index + 1].to : Int.max
      guard item.to > last, item.to < next else { continue }
      ordered.append(item)
      last = item.to
    }
    return ordered
  }
}
