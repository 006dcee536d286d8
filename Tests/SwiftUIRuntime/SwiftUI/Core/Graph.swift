import Foundation
import Observation

/// The changing state of a window: the nodes to evaluate, the actions that are due, and the errors.
final class Graph {
  /// Nodes to evaluate, one group for each transaction in which state changed.
  var groups: [(transaction: Transaction, nodes: [Node])] = []
  var actions: [() -> Void] = []
  var geometry: [(node: ObjectIdentifier, check: () -> (() -> Void)?)] = []
  private var reads: [ObjectIdentifier: [EnvironmentRead]] = [:]
  private var evaluated: [Node] = []
  var isFlushing = false
  /// The transaction of the present update.
  var transaction = Transaction()
  /// The transaction of the update that the next layout follows.
  var layoutTransaction = Transaction()
  /// How often views of each type were evaluated.
  private(set) var counts: [String: Int] = [:]
  /// The passes of the present update.
  var passes = 0
  /// The most passes of an update since the last reset.
  var mostPasses = 0
  /// The passes of all updates since the last reset.
  var allPasses = 0
  var layoutPass = 0
  /// The number of the present frame. Several updates can come before the next frame, and SwiftUI counts the reports of a modifier within a
  /// frame.
  var frame = 0
  /// The number of updates since the graph was made. Changes with the same number belong to one update.
  var updates = 0
  var animatedChanges: [String] = []
  var faults: [String] = []
  /// The number of faults that the test has read.
  var readFaults = 0
  var needsLayout = true
  var layOut: () -> Void = {}
  /// The views of the window, and of the covers over it.
  var roots: () -> [Node] = { [] }
  private(set) lazy var focus = FocusSystem(self)
  let tasks = TaskList()
  var timelines: [ObjectIdentifier: TimelineTicking] = [:]
  var covers: [ObjectIdentifier: CoverPresenting] = [:]
  var coverDelay = 0
  var coverSizeDelay = 0
  /// The view that has the focus of a screen reader.
  weak var accessibilityTarget: Node?
  var feedback: [SensoryFeedback] = []

  /// More passes than this in one update are an error, of which SwiftUI warns in the log.
  static let maximumPasses = 8

  func fault(_ text: String) { faults.append(text) }

  func count(_ type: Any.Type) {
    let name = String(describing: type)
    counts[String(name.prefix { $0 != "<" }), default: 0] += 1
  }

  func resetCounts() { (counts, mostPasses, allPasses) = ([:], 0, 0) }

  /// Evaluates code of a view, and records what it reads.
  func evaluating<T>(_ node: Node, _ body: () -> T) -> T {
    node.isDirty = false
    node.evaluation += 1
    reads[ObjectIdentifier(node)] = nil
    evaluated.append(node)
    defer { evaluated.removeLast() }
    let evaluation = node.evaluation
    // swift.org: Observation, withObservationTracking(_:onChange:)
    return withObservationTracking(body) { [weak node] in
      guard let node, node.isMounted else { return }
      if let current = node.graph.evaluatedNode { node.graph.faultOfChange(during: current) }
      if node.evaluation == evaluation { node.graph.invalidate(node) }
    }
  }

  /// Modifying state during view update causes undefined behavior: a warning of SwiftUI at run time.
  func faultOfChange(during node: Node) {
    fault("state changed while \(node.viewType) was evaluated")
  }

  /// The node whose view is being evaluated.
  var evaluatedNode: Node? { evaluated.last }

  /// Records that state has changed that a node has read.
  func invalidate(_ node: Node) {
    guard node.isMounted else { return }
    node.isDirty = true
    let present = Transaction.current
    if groups.last?.transaction.id == present.id {
      groups[groups.count - 1].nodes.append(node)
    } else {
      groups.append((present, [node]))
    }
  }

  func noteRead(_ read: EnvironmentRead, by node: Node) {
    reads[ObjectIdentifier(node), default: []].append(read)
  }

  /// Whether a value that a node has read from its environment is another one now.
  func reads(of node: Node, changedFrom old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    guard old.version != new.version else { return false }
    return reads[ObjectIdentifier(node)]?.contains { $0.hasChanged(from: old, to: new) } ?? false
  }

  func forget(_ node: Node) { reads[ObjectIdentifier(node)] = nil }

  /// Runs an action after the present update.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Asks after each layout whether an action is due.
  func afterLayout(of node: Node, _ check: (() -> (() -> Void)?)?) {
    let id = ObjectIdentifier(node)
    let index = geometry.firstIndex { $0.node == id }
    switch (index, check) {
    case (let index?, let check?): geometry[index].check = check
    case (let index?, nil): geometry.remove(at: index)
    case (nil, let check?): geometry.append((id, check))
    case (nil, nil): break
    }
  }
}
