#if canImport(SwiftUI)
import SwiftUI

/// Lays every item out in its box, all in one place; what moves them from there is no layout.
///
/// Along the strip it takes what it is offered, across it no more than its items want. Where nothing is offered, or without
/// bounds, as in a scroll view that runs the same way, it is as long as the longest of its items, and says so.
struct StripLayout: Layout {
  let axis: Axis
  /// How broad the strip is at most, in points; nil for as broad as its items want to be.
  let row: CGFloat?
  /// Told what the strip was laid out in, where that was no length.
  let warn: @MainActor @Sendable (Offer) -> Void

  /// How long an item is, in points; nil for as long as it wants to be.
  struct Length: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// How large the items were that have been seen, so that those which come and go do not make the strip grow and shrink.
  struct Seen {
    var proposal = ProposedViewSize.unspecified
    var longest: CGFloat?
    var broadest: CGFloat = 0
    var isWarned = false

    /// Takes in the items that are seen under a proposal.
    mutating func see(_ items: [(along: CGFloat, across: CGFloat)], under new: ProposedViewSize) {
      if new != proposal { (proposal, longest, broadest) = (new, nil, 0) }
      for item in items {
        longest = max(longest ?? 0, item.along)
        broadest = max(broadest, item.across)
      }
    }
  }

  func makeCache(subviews: Subviews) -> Seen { Seen() }

  func updateCache(_ cache: inout Seen, subviews: Subviews) {
    // Items that come and go are no reason to forget how large the others were.
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Seen
  ) -> CGSize {
    let offer = offer(proposal)
    cache.see(subviews.map { size(of: $0, across: offer.across) }, under: proposal)
    let along = offer.length(longest: cache.longest.map { Double($0) })
    let across = offer.breadth(broadest: cache.broadest, row: row.map { Double($0) })
    return axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Seen
  ) {
    complain(of: offer(proposal), cache: &cache)
    let across = axis == .vertical ? bounds.width : bounds.height
    let start =
      axis == .vertical
      ? CGPoint(x: bounds.midX, y: bounds.minY) : CGPoint(x: bounds.minX, y: bounds.midY)
    for item in subviews {
      let box = boxed(along: item[Length.self], across: across)
      item.place(at: start, anchor: axis == .vertical ? .top : .leading, proposal: box)
    }
  }

  /// The proposal of a placement is the one that counted, others are questions only; layout belongs to no actor.
  private func complain(of offer: Offer, cache: inout Seen) {
    guard offer.along == nil, !cache.isWarned else { return }
    cache.isWarned = true
    Task { @MainActor [warn] in warn(offer) }
  }

  private func offer(_ proposal: ProposedViewSize) -> Offer {
    Offer(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) },
      isVertical: axis == .vertical)
  }

  private func boxed(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: along)
      : ProposedViewSize(width: along, height: across)
  }

  private func size(of item: LayoutSubview, across: Double?) -> (along: CGFloat, across: CGFloat) {
    let box = boxed(along: item[Length.self], across: across.map { CGFloat($0) })
    let size = item.sizeThatFits(box)
    return axis == .vertical ? (size.height, size.width) : (size.width, size.height)
  }
}
#endif
