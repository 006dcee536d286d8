// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {}

/// developer.apple.com/documentation/swiftui/globalcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
/// developer.apple.com/documentation/swiftui/localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}

/// developer.apple.com/documentation/swiftui/namedcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  enum Name: Equatable {
    case named(AnyHashable)
    case scrollView
  }
  let name: Name
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(name))
  }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: .scrollView) }
  public static func scrollView(axis: Axis) -> Self {
    if axis == .horizontal { notModelled("a horizontal scroll view") }
    return .scrollView
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
  let node: Node

  public var size: CGSize { node.size }

  /// developer.apple.com/documentation/swiftui/geometryproxy/frame(in:)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    switch coordinateSpace {
    case is LocalCoordinateSpace: return CGRect(origin: .zero, size: size)
    case is GlobalCoordinateSpace: return node.effects()(node.bounds)
    case let space as NamedCoordinateSpace:
      guard let owner = ancestor(space) else { return node.effects()(node.bounds) }
      return node.effects(below: owner)(node.bounds)
        .offsetBy(dx: -owner.origin.x, dy: -owner.origin.y)
    default: notModelled("\(coordinateSpace)")
    }
  }

  /// developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:): the bounds of the space in the coordinates of the view; nil
  /// if no such space is around it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let owner = ancestor(coordinateSpace) else { return nil }
    // The effect of a scroll view itself moves its content.
    let inside =
      owner is ScrollNode
      ? owner.effect.after(node.effects(below: owner)) : node.effects(below: owner)
    return inside.inverse.map { $0(owner.bounds).offsetBy(dx: -node.origin.x, dy: -node.origin.y) }
  }

  private func ancestor(_ space: NamedCoordinateSpace) -> Node? {
    var next = node.parent
    while let node = next {
      if space.name == .scrollView, node is ScrollNode { return node }
      if let wrapper = node as? WrapperNode<CoordinateSpaceName>, wrapper.kind.space == space {
        return node
      }
      next = node.parent
    }
    return nil
  }
}

struct CoordinateSpaceName: Wrapping {
  let space: NamedCoordinateSpace
}

private struct GeometryChange<T: Equatable & Sendable>: Wrapping {
  let transform: @Sendable (GeometryProxy) -> T
  let action: (T) -> Void

  private final class Last {
    var value: T?
    /// The values that were reported in a frame.
    var reported: [T] = []
    var frame = -1
  }

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    let last = node.memory as? Last ?? Last()
    node.memory = last
    node.graph.afterLayout(of: node) { [weak node] in
      guard let node, node.isMounted, !node.elements.isEmpty else { return nil }
      let value = transform(GeometryProxy(node: node))
      guard value != last.value else { return nil }
      last.value = value
      return isReported(value, last, by: node) ? { action(value) } : nil
    }
  }

  private func isReported(_ value: T, _ last: Last, by node: WrapperNode<Self>) -> Bool {
    if last.frame != node.graph.frame { (last.frame, last.reported) = (node.graph.frame, []) }
    guard last.reported.contains(value) else {
      last.reported.append(value)
      return true
    }
    node.graph.fault(
      "onGeometryChange(for: \(T.self)) in \(node.ownerName) has the value \(value) twice in a frame, and the second report is lost"
    )
    return false
  }

  func removed(_ node: WrapperNode<Self>) { node.graph.afterLayout(of: node, nil) }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/coordinatespace(_:)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped(CoordinateSpaceName(space: name))
  }

  /// developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:): after layout, when the value changes. The first
  /// value is reported too, as observed.
  ///
  /// A value that was reported in the same frame is not reported again. So does the ValueCycleDetector of
  /// github.com/OpenSwiftUIProject/OpenSwiftUI, which was compared with the SwiftUI of iOS 18.5.
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    wrapped(GeometryChange(transform: transform, action: action))
  }
}
