/// The effect of a modifier of this module. A type implements the members that it changes; the others have defaults.
protocol Wrapping {
  /// Whether the modifier takes part in layout or input. Others pass several views through.
  static var isElement: Bool { get }
  /// Changes the environment of the content.
  func change(_ environment: inout EnvironmentValues)
  /// Called before the views inside take the new value.
  func willUpdate(from old: Self, _ node: WrapperNode<Self>)
  /// Called after the view has come (`old` is nil) or its value was set again.
  func updated(from old: Self?, _ node: WrapperNode<Self>)
  func removed(_ node: WrapperNode<Self>)
  func size(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> CGSize
  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>)
  func effect(_ node: WrapperNode<Self>) -> Affine
  func trait<T>(_ type: T.Type) -> T?
  func hits(_ point: CGPoint, _ node: WrapperNode<Self>) -> Bool?
}

extension Wrapping {
  static var isElement: Bool { true }
  func change(_ environment: inout EnvironmentValues) {}
  func willUpdate(from old: Self, _ node: WrapperNode<Self>) {}
  func updated(from old: Self?, _ node: WrapperNode<Self>) {}
  func removed(_ node: WrapperNode<Self>) {}
  func size(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) -> CGSize {
    node.inner.size(proposal)
  }
  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    node.inner.place(at: node.origin, proposal)
  }
  func effect(_ node: WrapperNode<Self>) -> Affine { .identity }
  func trait<T>(_ type: T.Type) -> T? { nil }
  func hits(_ point: CGPoint, _ node: WrapperNode<Self>) -> Bool? { nil }
}

/// A view with a modifier of this module.
struct Wrapped<Content: View, Kind: Wrapping>: View, Primitive {
  typealias Body = Never
  let content: Content
  let kind: Kind

  func makeNode(_ context: Context) -> Node {
    WrapperNode(kind, content, type: Self.self, context)
  }
}

private protocol AnyWrapped {
  var anyContent: any View { get }
  var anyKind: Any { get }
}

extension Wrapped: AnyWrapped {
  var anyContent: any View { content }
  var anyKind: Any { kind }
}

extension View {
  nonisolated func wrapped<Kind: Wrapping>(_ kind: Kind) -> Wrapped<Self, Kind> {
    Wrapped(content: self, kind: kind)
  }
}

/// A node of a modifier of this module.
final class WrapperNode<Kind: Wrapping>: Node {
  private(set) var kind: Kind
  private var child: Node?
  /// The state that the modifier keeps for as long as its view exists.
  var memory: AnyObject?
  private var known: (pass: Int, elements: [Node])?

  init(_ kind: Kind, _ content: any View, type: Any.Type, _ context: Context) {
    self.kind = kind
    super.init(type, context)
    kind.change(&environment)
    child = reconciled(nil, content, environment)
    kind.updated(from: nil, self)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? any AnyWrapped, let new = view.anyKind as? Kind else { return }
    let old = kind
    kind = new
    self.environment = environment
    kind.change(&self.environment)
    kind.willUpdate(from: old, self)
    noteAnimation(from: old)
    child = reconciled(child, view.anyContent, self.environment)
    kind.updated(from: old, self)
  }

  /// Notes that SwiftUI would animate the change of a number.
  private func noteAnimation(from old: Kind) {
    func differs<A: AnimatableWrapping>(_ new: A) -> Bool { old as? A != new }
    if let new = kind as? any AnimatableWrapping, differs(new), animation != nil {
      graph.animatedChanges.append("\(Kind.self) of \(ownerName)")
    }
  }

  override func environmentChanged(_ new: EnvironmentValues) {
    environment = new
    kind.change(&environment)
    child?.environmentChanged(environment)
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    kind.removed(self)
    (child, memory, known) = (nil, nil, nil)
  }

  /// The element inside.
  var inner: Node { child!.elements[0] }

  override var elements: [Node] {
    if let known, known.pass == graph.layoutPass { return known.elements }
    let inside = child?.elements ?? []
    if Kind.isElement, inside.count > 1 { notModelled("\(Kind.self) on several views at once") }
    let own = Kind.isElement && inside.count == 1 ? [self] : inside
    known = (graph.layoutPass, own)
    return own
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { kind.size(proposal, self) }
  override func placeContent(_ proposal: ProposedViewSize) { kind.placeContent(proposal, self) }
  override var effect: Affine { kind.effect(self) }
  override func trait<T>(_ type: T.Type) -> T? { kind.trait(type) ?? child?.trait(type) }
  override func hits(_ point: CGPoint) -> Bool? { kind.hits(point, self) }
}

/// A wrapper, whatever its kind.
protocol AnyWrapper: Node {
  var anyKind: Any { get }
}

extension WrapperNode: AnyWrapper {
  var anyKind: Any { kind }
}
