/// The elements of a tree that a screen reader finds, in order.
func accessibilityElements(of root: Node) -> [AccessibilityElement] {
  var found: [AccessibilityElement] = []

  func texts(_ node: Node) -> [String] {
    if let wrapper = node as? WrapperNode<Accessible> {
      var element = AccessibilityElement()
      wrapper.kind.change(&element)
      if element.isHidden { return [] }
      if !element.label.isEmpty { return [element.label] }
    }
    if node.viewType == Text.self || node.viewType == Image.self {
      return [node.drawing?.name ?? ""]
    }
    return node.children.flatMap(texts)
  }

  /// `changes` are those of the modifiers around a node, the innermost last.
  func visit(_ node: Node, _ changes: [(inout AccessibilityElement) -> Void]) {
    func element(_ label: String, isButton: Bool = false) {
      var element = AccessibilityElement()
      (element.label, element.isButton) = (label, isButton)
      changes.reversed().forEach { $0(&element) }
      if !element.isHidden { found.append(element) }
    }
    func container(_ changes: [(inout AccessibilityElement) -> Void]) {
      var element = AccessibilityElement(isContainer: true)
      changes.reversed().forEach { $0(&element) }
      if !element.isHidden { found.append(element) }
    }
    if let wrapper = node as? WrapperNode<Accessible> {
      var hiding = AccessibilityElement()
      wrapper.kind.change(&hiding)
      if hiding.isHidden { return }
      switch wrapper.kind.behavior {
      case .some(.ignore): return element("")
      case .some(.combine): return element(texts(node).joined(separator: ", "))
      case .some:
        container(changes)
        return node.children.forEach { visit($0, []) }
      case nil: return node.children.forEach { visit($0, changes + [wrapper.kind.change]) }
      }
    }
    if node is WrapperNode<ButtonAction> {
      return element(texts(node).joined(separator: ", "), isButton: true)
    }
    if node.viewType == Text.self || node.viewType == Image.self {
      return element(node.drawing?.name ?? "")
    }
    node.children.forEach { visit($0, changes) }
  }

  visit(root, [])
  // The order within a container; the modules have no containers within each other.
  let parts = found.split(omittingEmptySubsequences: false) { $0.isContainer }
  let containers = found.filter(\.isContainer)
  return parts.enumerated().flatMap { index, part in
    (index > 0 ? [containers[index - 1]] : []) + part.sorted { $0.sortPriority > $1.sortPriority }
  }
}
