// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: Container {
  public typealias Body = Never
  let content: Content
  let arrangement: any Arrangement
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    arrangement = Stack(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
  }
}

/// developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: Container {
  public typealias Body = Never
  let content: Content
  let arrangement: any Arrangement
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    arrangement = Stack(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
  }
}

/// developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: Container {
  public typealias Body = Never
  let content: Content
  let arrangement: any Arrangement
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    arrangement = Overlapping(alignment: alignment)
  }
}

/// Views in a row. The stack asks each view for its size without and with all space, and gives space to the least flexible first:
/// "Compose custom layouts with SwiftUI", WWDC 2022; developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)
struct Stack: Arrangement {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?

  /// Apple's default depends on the views.
  private var gap: CGFloat { spacing ?? 8 }

  func size(_ elements: [Node], _ proposal: ProposedViewSize, _ node: ContainerNode) -> CGSize {
    let sizes = zip(elements, proposals(elements, proposal)).map { $0.size($1) }
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var size = CGSize.zero
    size[axis] = sizes.reduce(gaps(elements)) { $0 + $1[axis] }
    size[across] = sizes.reduce(0) { max($0, $1[across]) }
    return size
  }

  func place(
    _ elements: [Node], in bounds: CGRect, _ proposal: ProposedViewSize, _ node: ContainerNode
  ) {
    let direction = node.environment.layoutDirection
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    var along: CGFloat = 0
    for (element, own) in zip(elements, proposals(elements, proposal)) {
      let size = element.size(own)
      var origin = alignment.origin(of: size, in: bounds, direction)
      if axis == .horizontal {
        origin.x = isMirrored ? bounds.maxX - along - size.width : bounds.minX + along
      } else {
        origin.y = bounds.minY + along
      }
      element.place(at: origin, own)
      along += size[axis] + gap
    }
  }

  private func gaps(_ elements: [Node]) -> CGFloat { gap * CGFloat(max(0, elements.count - 1)) }

  private func proposals(_ elements: [Node], _ proposal: ProposedViewSize) -> [ProposedViewSize] {
    guard let total = proposal[axis] else { return elements.map { _ in proposal } }
    var result = elements.map { _ in proposal }
    let flexibility = elements.map { element in
      length(element, .infinity, proposal) - length(element, 0, proposal)
    }
    let order = elements.indices.sorted {
      flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    var (left, count) = (max(0, total - gaps(elements)), CGFloat(elements.count))
    for index in order {
      result[index][axis] = left / count
      left = max(0, left - elements[index].size(result[index])[axis])
      count -= 1
    }
    return result
  }

  private func length(_ element: Node, _ along: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    var probe = proposal
    probe[axis] = along
    return element.size(probe)[axis]
  }
}
