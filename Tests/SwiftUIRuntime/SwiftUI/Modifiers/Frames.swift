// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(
      FlexibleFrame(
        width: Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }

  /// developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(FixedSize(horizontal: horizontal, vertical: vertical))
  }

}

/// Places a child in the bounds of its wrapper.
func place<K>(
  _ node: WrapperNode<K>, _ alignment: Alignment, _ proposal: ProposedViewSize
) {
  let size = node.inner.size(proposal)
  let direction = node.environment.layoutDirection
  node.inner.place(at: alignment.origin(of: size, in: node.bounds, direction), proposal)
}

/// A dimension without a value is that of the view inside.
private struct FixedFrame: AnimatableWrapping {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0) } ?? proposal.width,
      height: height.map { max(0, $0) } ?? proposal.height)
  }

  func size(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> CGSize {
    let inner = node.inner.size(inside(proposal))
    return inside(.unspecified).replacingUnspecifiedDimensions(by: inner)
  }

  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    place(node, alignment, inside(proposal))
  }
}

private struct Limits {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  func clamp(_ length: CGFloat) -> CGFloat {
    max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
  }

  func proposal(_ length: CGFloat?) -> CGFloat? { (length ?? ideal).map(clamp) }

  /// The size of the view inside counts where a limit is missing.
  func length(_ proposal: CGFloat?, inside: CGFloat) -> CGFloat {
    let low = minimum ?? min(inside, maximum ?? .infinity)
    let high = maximum ?? max(inside, minimum ?? -.infinity)
    return max(low, min(proposal ?? ideal ?? inside, high))
  }
}

private struct FlexibleFrame: Wrapping {
  let width: Limits
  let height: Limits
  let alignment: Alignment

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  func size(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> CGSize {
    let inner = node.inner.size(inside(proposal))
    return CGSize(
      width: width.length(proposal.width, inside: inner.width),
      height: height.length(proposal.height, inside: inner.height))
  }

  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    // A maximum of infinity takes the size of the frame, which is finite once it is placed.
    place(node, alignment, inside(proposal))
  }
}

private struct FixedSize: Wrapping {
  let horizontal: Bool
  let vertical: Bool

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> CGSize {
    node.inner.size(inside(proposal))
  }

  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    place(node, .topLeading, inside(proposal))
  }
}
