import Foundation

extension TestWindow {
  /// Moves the mouse without a button; nil moves it out of the window.
  public func hover(at point: CGPoint?) {
    let now = point.map { path(to: $0) }?.compactMap { $0 as? WrapperNode<Hover> } ?? []
    for node in hovered where node.isMounted && !now.contains(where: { $0 === node }) {
      node.kind.changed?(false)
      node.kind.moved?(.ended)
    }
    for node in now {
      if !hovered.contains(where: { $0 === node }) { node.kind.changed?(true) }
      if let point, let local = node.local(point) { node.kind.moved?(.active(local)) }
    }
    hovered = now
    graph.flush()
  }

  /// Moves keyboard focus to the next view that takes it. Returns whether there is one.
  @discardableResult
  public func focusNext() -> Bool {
    let order = graph.focus.order
    let index = order.firstIndex { $0 === graph.focus.focused } ?? -1
    guard !order.isEmpty else { return false }
    graph.focus.move(to: order[(index + 1) % order.count])
    graph.flush()
    return true
  }

  /// Whether buttons take keyboard focus, as with the keyboard navigation of the Mac.
  public var buttonsTakeFocus: Bool {
    get { graph.focus.buttonsTakeFocus }
    set { graph.focus.buttonsTakeFocus = newValue }
  }

  /// Whether a view has keyboard focus.
  public var hasFocus: Bool { graph.focus.focused != nil }

  /// Presses a key. Returns whether a view handled it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    defer { graph.flush() }
    var next = graph.focus.focused
    while let node = next {
      if let handler = (node as? WrapperNode<KeyHandler>)?.kind, handler.keys.contains(key),
        handler.action(KeyPress(key: key, modifiers: modifiers)) == .handled
      {
        return true
      }
      next = node.parent
    }
    // The space bar presses a focused button that no view has handled it for.
    guard key == .space, let button = graph.focus.focused as? WrapperNode<ButtonAction> else {
      return false
    }
    onMainActor(button.kind.action)
    return true
  }

  /// Scrolls the first scroll view.
  public func scroll(by distance: CGFloat) {
    root.flatMap { ScrollAnchorBox().scrollViews(in: $0).first }?.scroll(by: distance)
    graph.flush()
  }
}
