/// The keyboard focus of a window.
final class FocusSystem {
  private unowned let graph: Graph
  private(set) weak var focused: Node?
  private var isMoving = false

  init(_ graph: Graph) { self.graph = graph }

  private func all() -> [Node] {
    func inside(_ node: Node) -> [Node] { [node] + node.children.flatMap(inside) }
    return graph.roots().flatMap(inside)
  }

  /// Buttons take focus only if the person has set so, on the Mac and the iPad: developer.apple.com/documentation/swiftui/focusinteractions
  var buttonsTakeFocus = true

  private func isFocusable(_ node: Node) -> Bool {
    guard node.isMounted else { return false }
    if let node = node as? WrapperNode<Focusable> {
      return node.kind.isOn && (buttonsTakeFocus || !node.kind.isButton)
    }
    return buttonsTakeFocus && node is WrapperNode<ButtonAction>
  }

  /// The views that can have focus, in the order of the Tab key.
  var order: [Node] { all().filter(isFocusable) }

  func move(to node: Node?) {
    guard !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    let (old, bindings) = (focused, all().compactMap { $0 as? WrapperNode<FocusBinding> })
    focused = node
    let holding = bindings.filter { node?.isInside($0) == true }
    // A state that is set without having the focus is a request that comes later.
    for binding in bindings where !holding.contains(where: { $0 === binding }) {
      if node != nil || old?.isInside(binding) == true { binding.kind.set(false) }
    }
    holding.forEach { $0.kind.set(true) }
  }

  /// Moves focus as a focus state now says.
  func follow(_ location: AnyObject) {
    let bindings = all().compactMap { $0 as? WrapperNode<FocusBinding> }
      .filter { $0.kind.location === location }
    if let wanted = bindings.first(where: { $0.kind.isWanted() }) {
      if focused?.isInside(wanted) == true { return }
      if let target = order.first(where: { $0.isInside(wanted) }) { move(to: target) }
    } else if let focused, bindings.contains(where: { focused.isInside($0) }) {
      move(to: nil)
    }
  }

  /// Whether the focused view has the effect of the system.
  var showsEffect: Bool {
    guard let focused else { return false }
    return !all().contains {
      ($0 as? WrapperNode<FocusEffect>)?.kind.isDisabled == true && focused.isInside($0)
    }
  }

  /// Takes focus from a view that has gone or no longer takes it.
  func validate() {
    if let focused, !isFocusable(focused) { move(to: nil) }
  }
}
