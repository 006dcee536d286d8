/// The storage of a view's dynamic properties.
struct Slots {
  private var objects: [AnyObject?] = []
  var all: [AnyObject] { objects.compactMap { $0 } }

  /// Connects the dynamic properties of a view to their storage. Storage is created once for each identity:
  /// developer.apple.com/documentation/swiftui/state
  mutating func install<V>(in view: inout V, of node: Node) {
    let properties = fields(of: V.self).filter { $0.type is any DynamicProperty.Type }
    if objects.isEmpty { objects = Array(repeating: nil, count: properties.count) }
    withUnsafeMutableBytes(of: &view) { bytes in
      for (index, property) in properties.enumerated() {
        guard let type = property.type as? any Installable.Type else { continue }
        install(type, at: bytes.baseAddress! + property.offset, in: &objects[index], of: node)
      }
    }
  }

  private func install<P: Installable>(
    _: P.Type, at address: UnsafeMutableRawPointer, in slot: inout AnyObject?, of node: Node
  ) {
    address.assumingMemoryBound(to: P.self).pointee.install(in: &slot, of: node)
  }
}

/// A view with a body.
final class CompositeNode<V: View>: Node, BodyNode {
  private var view: V
  private var slots = Slots()
  private var child: Node?

  init(_ view: V, _ context: Context) {
    self.view = view
    super.init(V.self, context)
    slots.install(in: &self.view, of: self)
    evaluate()
  }

  var nameOfBody: String { String("\(V.self)".prefix { $0 != "<" }) }
  override var children: [Node] { child.map { [$0] } ?? [] }
  override var storage: [AnyObject] { slots.all }

  override func receive(_ new: any View, _ environment: EnvironmentValues) {
    guard var new = new as? V else { return }
    let isChanged = !haveSameFields(view, new)
    if isChanged {
      slots.install(in: &new, of: self)
      view = new
    }
    update(environment, isChanged: isChanged)
  }

  override func environmentChanged(_ new: EnvironmentValues) { update(new, isChanged: false) }

  private func update(_ new: EnvironmentValues, isChanged: Bool) {
    let old = environment
    environment = new
    if isChanged || isDirty || graph.reads(of: self, changedFrom: old, to: new) {
      evaluate()
    } else if new.version != old.version {
      child?.environmentChanged(new)
    }
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.count(V.self)
    let body = graph.evaluating(self) { onMainActor { view.body } }
    child = reconciled(child, body, environment)
  }

  override func unmount() {
    super.unmount()
    graph.forget(self)
    child = nil
  }
}
