#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Lays out every item in its box, all at the same position. Modifiers move the items from there without layout.
///
/// Only items whose lengths the engine does not know yet are elsewhere, so that no item overlaps another in their first frame.
///
/// The strip takes the proposed length, and no more breadth than its items need. Without a proposed length, as in a scroll view
/// that runs in the same direction, it is as long as its longest item, and warns.
struct StripLayout: Layout {
  let axis: Axis
  /// The maximum breadth of the strip, in points; nil for the breadth of its items.
  let limit: CGFloat?
  /// The ratio of items whose length follows from the breadth of the strip; nil for other lengths.
  let ratio: ItemExtent?
  /// Whether items count with the largest size that they have had, because movement changes their sizes.
  let growsOnly: Bool
  /// The numbers of items that have left the collection. Their sizes do not count any more.
  let missingItems: Set<Int>
  /// The point of the current item that stays in place while the engine does not know all lengths; nil if it knows them.
  let anchor: StripAnchor?
  /// Called with the proposal if it has no usable length.
  let warn: @MainActor @Sendable (StripProposal) -> Void

  /// The length of an item, in points; nil for its natural length.
  struct Length: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The length that the engine knows, in points.
  struct KnownLength: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
  }

  /// Whether an item is the current one.
  struct IsCurrent: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  /// The number of an item, which it keeps while it is out of view.
  struct ItemNumber: LayoutValueKey {
    static var defaultValue: Int { -1 }
  }

  /// The values that the layout keeps between two passes.
  struct Cache {
    var sizes = StripSizes()
    var hasWarned = false
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    // The sizes of items that are out of view still count.
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let proposed = stripProposal(proposal)
    cache.sizes.remove(missingItems)
    let sizes = subviews.map { item in
      // A length that followed from the breadth would change the breadth in turn.
      let length = ratio == nil ? item[Length.self] : proposed.along.map { CGFloat($0) }
      return size(of: item, along: length, across: proposed.across)
    }
    let largest = cache.sizes.add(sizes, under: proposed, growsOnly: growsOnly)
    let along = proposed.length(longest: largest.length)
    let across = proposed.breadth(broadest: largest.breadth, limit: limit.map { Double($0) })
    return axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    warnIfUnbounded(stripProposal(proposal), cache: &cache)
    let across = axis == .vertical ? bounds.width : bounds.height
    let common = ratio?.length(
      in: Dimensions(width: bounds.width, height: bounds.height), isVertical: axis == .vertical)
    for (item, shift) in zip(subviews, shifts(of: subviews, common: common, across: across)) {
      let length = common.map { CGFloat($0) } ?? item[Length.self]
      let box = boxed(along: length, across: across)
      // Content that is smaller than its box lies in the middle, as in a frame.
      let middle = shift + (length ?? item.sizeThatFits(box)[axis]) / 2
      let point =
        axis == .vertical
        ? CGPoint(x: bounds.midX, y: bounds.minY + middle)
        : CGPoint(x: bounds.minX + middle, y: bounds.midY)
      item.place(at: point, anchor: .center, proposal: box)
    }
  }

  /// The distances of the items from their placements, in points along the strip.
  private func shifts(of subviews: Subviews, common: Double?, across: CGFloat) -> [Double] {
    guard let anchor else { return subviews.map { _ in 0 } }
    let lengths = subviews.map {
      (
        known: Double($0[KnownLength.self]),
        actual: common ?? size(of: $0, along: nil, across: Double(across)).along
      )
    }
    return anchor.shifts(of: lengths, current: subviews.firstIndex { $0[IsCurrent.self] })
  }

  /// Warns once. Only the proposal of a placement counts, because others are just queries. Layout is not bound to an actor.
  private func warnIfUnbounded(_ proposed: StripProposal, cache: inout Cache) {
    guard proposed.along == nil, !cache.hasWarned else { return }
    cache.hasWarned = true
    Task { @MainActor [warn] in warn(proposed) }
  }

  private func stripProposal(_ proposal: ProposedViewSize) -> StripProposal {
    StripProposal(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) },
      isVertical: axis == .vertical)
  }

  private func boxed(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: along)
      : ProposedViewSize(width: along, height: across)
  }

  private func size(of item: LayoutSubview, along length: CGFloat?, across: Double?)
    -> StripSizes.Item
  {
    let box = boxed(along: length, across: across.map { CGFloat($0) })
    let size = item.sizeThatFits(box)
    return StripSizes.Item(
      item: item[ItemNumber.self], along: Double(size[axis]),
      across: Double(size[axis == .vertical ? .horizontal : .vertical]))
  }
}

extension CGSize {
  /// The length in a direction.
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .vertical ? height : width }
}
#endif
