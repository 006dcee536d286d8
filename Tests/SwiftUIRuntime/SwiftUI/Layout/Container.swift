/// How a container lays out its elements.
protocol Arrangement {
  func size(_ elements: [Node], _ proposal: ProposedViewSize, _ node: ContainerNode) -> CGSize
  func place(
    _ elements: [Node], in bounds: CGRect, _ proposal: ProposedViewSize, _ node: ContainerNode)
}

/// A container of views.
protocol Container: View, Primitive {
  associatedtype Content: View
  var content: Content { get }
  var arrangement: any Arrangement { get }
}

extension Container {
  func makeNode(_ context: Context) -> Node {
    ContainerNode(content, arrangement, type: Self.self, context)
  }
}

/// A container with its own layout.
final class ContainerNode: Node {
  private var arrangement: any Arrangement
  private var child: Node?
  /// The cache of a custom layout.
  var cache: Any?

  init(
    _ content: any View, _ arrangement: any Arrangement, type: Any.Type, _ context: Context
  ) {
    self.arrangement = arrangement
    super.init(type, context)
    child = reconciled(nil, content, environment)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var elements: [Node] { [self] }
  override func trait<T>(_ type: T.Type) -> T? { nil }

  /// developer.apple.com/documentation/swiftui/view/zindex(_:): views of a higher index are in front, else later ones.
  override var backToFront: [Node] {
    let elements = child?.elements ?? []
    let depths = elements.map { $0.trait(ZIndex.self)?.value ?? 0 }
    return elements.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { elements[$0] }
  }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? any Container else { return }
    self.environment = environment
    arrangement = view.arrangement
    child = reconciled(child, view.content as any View, environment)
  }

  override func unmount() {
    super.unmount()
    (child, cache) = (nil, nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(child?.elements ?? [], proposal, self)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    arrangement.place(child?.elements ?? [], in: bounds, proposal, self)
  }
}

/// Views over each other.
struct Overlapping: Arrangement {
  let alignment: Alignment

  /// The size of the largest view: developer.apple.com/documentation/swiftui/zstack
  func size(_ elements: [Node], _ proposal: ProposedViewSize, _ node: ContainerNode) -> CGSize {
    Self.size(elements, proposal)
  }

  func place(
    _ elements: [Node], in bounds: CGRect, _ proposal: ProposedViewSize, _ node: ContainerNode
  ) {
    Self.place(
      elements, in: bounds, proposal, alignment, node.environment.layoutDirection)
  }

  static func size(_ elements: [Node], _ proposal: ProposedViewSize) -> CGSize {
    elements.reduce(CGSize.zero) { size, element in
      let own = element.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  static func place(
    _ elements: [Node], in bounds: CGRect, _ proposal: ProposedViewSize, _ alignment: Alignment,
    _ direction: LayoutDirection
  ) {
    for element in elements {
      let size = element.size(proposal)
      element.place(at: alignment.origin(of: size, in: bounds, direction), proposal)
    }
  }
}
