// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/padding(_:_:)
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapped(Padding(edges: edges, length: length ?? 16))
  }

  /// developer.apple.com/documentation/swiftui/view/padding(_:)
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    wrapped(AspectRatio(ratio: aspectRatio, mode: contentMode))
  }
}

/// developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable {
  case fit
  case fill
}

private struct Padding: AnimatableWrapping {
  let edges: Edge.Set
  let length: CGFloat

  private func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - inset(.leading) - inset(.trailing)) },
      height: proposal.height.map { max(0, $0 - inset(.top) - inset(.bottom)) })
  }

  func size(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> CGSize {
    let inner = node.inner.size(inside(proposal))
    return CGSize(
      width: inner.width + inset(.leading) + inset(.trailing),
      height: inner.height + inset(.top) + inset(.bottom))
  }

  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let left = inset(isMirrored ? .trailing : .leading)
    node.inner.place(
      at: CGPoint(x: node.origin.x + left, y: node.origin.y + inset(.top)), inside(proposal))
  }
}

/// Without a ratio, that of the ideal size of the view inside.
private struct AspectRatio: Wrapping {
  let ratio: CGFloat?
  let mode: ContentMode

  private func inside(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> ProposedViewSize {
    let ideal = node.inner.size(.unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(width: ideal.height * ratio, height: ideal.height)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWider = width / height > ratio
      return isWider == (mode == .fill)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  func size(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> CGSize {
    node.inner.size(inside(proposal, node))
  }

  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    place(node, .center, inside(proposal, node))
  }
}
