/// A value that views read and write: the storage of a property such as `@State`.
///
/// A view depends on a value only if its body reads it: developer.apple.com/documentation/swiftui/managing-user-interface-state
final class Location<Value> {
  private(set) var value: Value
  private weak var graph: Graph?
  private var readers: [(node: WeakNode, evaluation: Int)] = []
  /// Called after a change from code.
  var onWrite: ((Value) -> Void)?

  struct WeakNode {
    weak var node: Node?
  }

  init(_ value: Value, _ graph: Graph) {
    self.value = value
    self.graph = graph
  }

  func read() -> Value {
    if let node = graph?.evaluatedNode {
      readers.append((WeakNode(node: node), node.evaluation))
    }
    return value
  }

  /// Changes the value. An equal value is no change.
  func write(_ new: Value) {
    guard !areSame(value, new) else { return }
    if let node = graph?.evaluatedNode { graph?.faultOfChange(during: node) }
    value = new
    let affected = readers
    readers = []
    for reader in affected {
      if let node = reader.node.node, node.evaluation == reader.evaluation {
        graph?.invalidate(node)
      }
    }
    onWrite?(new)
  }
}
