// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/foreach: the id of an element is the identity of its view.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public typealias Body = Never
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: Primitive where Content: View {
  func makeNode(_ context: Context) -> Node { ForEachNode(self, context) }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  private var view: ForEach<Data, ID, Content>
  private var nodes: [(id: ID, node: Node)] = []
  /// Whether the views have been there before.
  private var isShown = false

  init(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    self.view = view
    super.init(type(of: view), context)
    evaluate()
  }

  override var children: [Node] { nodes.map(\.node) }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? ForEach<Data, ID, Content> else { return }
    self.view = view
    self.environment = environment
    evaluate()
  }

  override func evaluate() {
    guard isMounted else { return }
    let views = graph.evaluating(self) {
      onMainActor { view.data.map { ($0[keyPath: view.id], view.content($0)) } }
    }
    var old = Dictionary(nodes.map { ($0.id, $0.node) }) { first, _ in first }
    let order = nodes.map(\.id)
    let known = Set(order)
    nodes = []
    for (id, content) in views {
      if nodes.contains(where: { $0.id == id }) {
        graph.fault("ForEach: the ID \(id) occurs multiple times within the collection")
      }
      nodes.append((id, reconciled(old.removeValue(forKey: id), content, environment)))
    }
    let new = nodes.filter { !known.contains($0.id) }.map(\.node)
    if isShown { noteTransitions(of: Array(old.values) + new) }
    isShown = true
    old.values.forEach { $0.unmount() }
    if order != nodes.map(\.id) { graph.needsLayout = true }
  }

  override func unmount() {
    super.unmount()
    nodes = []
  }
}
