/// Views beside each other that the container above lays out. Each has its identity from its position.
final class GroupNode<V: View>: Node {
  private var nodes: [Node?] = []
  private let views: (V) -> [(any View)?]

  init(
    _ view: V, _ first: [(any View)?], _ context: Context,
    views: @escaping (V) -> [(any View)?]
  ) {
    self.views = views
    super.init(V.self, context)
    nodes = first.map { $0.map { reconciled(nil, $0, environment) } }
  }

  override var children: [Node] { nodes.compactMap { $0 } }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? V else { return }
    self.environment = environment
    let (old, new) = (nodes, views(view))
    for node in old.dropFirst(new.count) { node?.unmount() }
    nodes = new.enumerated().map { index, view in
      let known = index < old.count ? old[index] : nil
      if view == nil { known?.unmount() }
      return view.map { reconciled(known, $0, environment) }
    }
  }

  override func unmount() {
    super.unmount()
    nodes = []
  }
}
