/// The sizes of a strip's items, so that the strip does not change its size as items come and go.
///
/// Stacks propose several sizes before they decide: none, zero, infinity, and at last the actual one. Items have other sizes under
/// each, so the sizes under each proposal are kept apart.
struct StripSizes {
  /// The largest length and breadth that any item has had under a proposal.
  struct Largest: Equatable {
    /// The length of the longest item, in points; nil before there is one.
    var length: Double?
    /// The breadth of the broadest item, in points.
    var breadth = 0.0
  }

  private var known: [(proposal: StripProposal, largest: Largest)] = []

  /// The number of proposals whose sizes are kept. A stack makes about four.
  private static var maximumProposals: Int { 8 }

  /// Notes how large the present items are under a proposal. Returns the largest sizes that any item has had under it.
  mutating func add(_ items: [(along: Double, across: Double)], under proposal: StripProposal)
    -> Largest
  {
    let index = known.firstIndex { $0.proposal == proposal }
    var largest = index.map { known.remove(at: $0).largest } ?? Largest()
    for item in items {
      largest.length = max(largest.length ?? 0, item.along)
      largest.breadth = max(largest.breadth, item.across)
    }
    known.append((proposal, largest))
    if known.count > Self.maximumProposals { known.removeFirst() }
    return largest
  }
}
