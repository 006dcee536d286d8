#if canImport(SwiftUI)
import SwiftUI

/// Lays every item out in its box, all in one place; what moves them from there is no layout.
///
/// Along the strip it takes what it is offered, across it no more than its items want. Where nothing is offered, or without
/// bounds, as in a scroll view that runs the same way, it is as long as its first item.
struct StripLayout: Layout {
  let axis: Axis
  /// How broad the strip is at most, in points; nil for as broad as its items want to be.
  let row: CGFloat?

  /// How long an item is, in points; nil for as long as it wants to be.
  struct Length: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// How broad the items were that have been seen, so that those which come and go do not make the strip grow and shrink.
  struct Breadth {
    var proposal = ProposedViewSize.unspecified
    var across: CGFloat = 0

    /// The broadest seen under the same proposal.
    mutating func grow(to new: CGFloat, under proposal: ProposedViewSize) -> CGFloat {
      across = proposal == self.proposal ? max(across, new) : new
      self.proposal = proposal
      return across
    }
  }

  func makeCache(subviews: Subviews) -> Breadth { Breadth() }

  func updateCache(_ cache: inout Breadth, subviews: Subviews) {
    // Items that come and go are no reason to forget how broad the others were.
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Breadth
  ) -> CGSize {
    let offered = Proposal(proposal, along: axis)
    let items = subviews.map { size(of: $0, across: offered.across) }
    return Proposal.size(
      along: offered.along ?? items.first?.along ?? 0,
      across: row.map { min($0, offered.across ?? $0) }
        ?? cache.grow(to: items.map(\.across).max() ?? 0, under: proposal),
      axis: axis)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Breadth
  ) {
    let across = axis == .vertical ? bounds.width : bounds.height
    let start =
      axis == .vertical
      ? CGPoint(x: bounds.midX, y: bounds.minY) : CGPoint(x: bounds.minX, y: bounds.midY)
    for item in subviews {
      let box = Proposal(along: item[Length.self], across: across)
      item.place(at: start, anchor: axis == .vertical ? .top : .leading, proposal: box.on(axis))
    }
  }

  private func size(of item: LayoutSubview, across: CGFloat?) -> (along: CGFloat, across: CGFloat) {
    let box = Proposal(along: item[Length.self], across: across)
    let size = item.sizeThatFits(box.on(axis))
    return axis == .vertical ? (size.height, size.width) : (size.width, size.height)
  }
}

/// A proposal, told along the strip and across it; nil where nothing usable is proposed.
private struct Proposal {
  var along: CGFloat?
  var across: CGFloat?

  init(along: CGFloat?, across: CGFloat?) {
    self.along = along
    self.across = across
  }

  init(_ proposal: ProposedViewSize, along axis: Axis) {
    let (width, height) = (proposal.width.flatMap(\.usable), proposal.height.flatMap(\.usable))
    (along, across) = axis == .vertical ? (height, width) : (width, height)
  }

  func on(_ axis: Axis) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: along)
      : ProposedViewSize(width: along, height: across)
  }

  static func size(along: CGFloat, across: CGFloat, axis: Axis) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}

extension CGFloat {
  fileprivate var usable: CGFloat? { isFinite ? self : nil }
}
#endif
