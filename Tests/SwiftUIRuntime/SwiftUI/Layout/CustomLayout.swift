// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
  let nodes: [Node]
  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
}

/// developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: @unchecked Sendable {
  let node: Node

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.trait(LayoutValue<K>.self)?.value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal)
    node.place(
      at: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal)
  }
}

/// A value that a view gives to the layout around it.
struct LayoutValue<K: LayoutValueKey>: Wrapping {
  let value: K.Value
  func trait<T>(_ type: T.Type) -> T? { self as? T }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    wrapped(LayoutValue<K>(value: value))
  }
}

/// developer.apple.com/documentation/swiftui/layout
public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
}

extension Layout {
  /// developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:)-9hkj9: makes a new one by default.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(content: content(), arrangement: CustomArrangement(layout: self))
  }
}

extension Layout where Cache == () {
  public func makeCache(subviews: Self.Subviews) {}
}

private struct LayoutView<Content: View>: Container {
  typealias Body = Never
  let content: Content
  let arrangement: any Arrangement
}

/// Lays out by an app's own layout.
struct CustomArrangement<L: Layout>: Arrangement {
  let layout: L

  func size(_ elements: [Node], _ proposal: ProposedViewSize, _ node: ContainerNode) -> CGSize {
    withCache(elements, node) {
      layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  func place(
    _ elements: [Node], in bounds: CGRect, _ proposal: ProposedViewSize, _ node: ContainerNode
  ) {
    if node.environment.layoutDirection == .rightToLeft {
      notModelled("a custom layout from right to left")
    }
    withCache(elements, node) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  /// The cache lives as long as the view, and is updated when the views may have changed.
  private func withCache<T>(
    _ elements: [Node], _ node: ContainerNode, _ body: (LayoutSubviews, inout L.Cache) -> T
  ) -> T {
    let subviews = LayoutSubviews(nodes: elements)
    var kept = node.cache as? Kept ?? Kept(layout.makeCache(subviews: subviews), node)
    if kept.pass != node.graph.layoutPass {
      layout.updateCache(&kept.cache, subviews: subviews)
      kept.pass = node.graph.layoutPass
    }
    let result = body(subviews, &kept.cache)
    node.cache = kept
    return result
  }

  private struct Kept {
    var cache: L.Cache
    var pass: Int

    init(_ cache: L.Cache, _ node: ContainerNode) {
      self.cache = cache
      pass = node.graph.layoutPass
    }
  }
}
