/// The photographs that two exhibits have in common. It leads from the indices of one exhibit to those of the other one.
///
/// ```
/// let match = ItemMatch([.init(source: 4, destination: 0), .init(source: 7, destination: 1)])
/// match.inDestination(7)     // 1
/// match.inDestination(5)     // nil: the photograph is only in the source
/// ```
package struct ItemMatch: Equatable, Sendable {
  /// The indices of one photograph.
  package struct Pair: Equatable, Sendable {
    let source: Int
    let destination: Int

    package init(source: Int, destination: Int) {
      (self.source, self.destination) = (source, destination)
    }
  }

  /// The photographs in common; nil if the indices are the same.
  private let pairs: [Pair]?

  /// Both exhibits show the same collection.
  package static let sameItems = ItemMatch(pairs: nil)

  /// Creates the match of exhibits that have only the given photographs in common.
  package init(_ pairs: [Pair]) { self.init(pairs: pairs) }

  private init(pairs: [Pair]?) { self.pairs = pairs }

  /// Returns the index of a photograph of the source in the destination; nil if it is only in the source.
  package func inDestination(_ item: Int) -> Int? {
    guard let pairs else { return item }
    return pairs.first { $0.source == item }?.destination
  }

  /// Returns the index of a photograph of the destination in the source; nil if it is only in the destination.
  package func inSource(_ item: Int) -> Int? {
    guard let pairs else { return item }
    return pairs.first { $0.destination == item }?.source
  }
}
