extension Graph {
  /// Updates the views. A cover is a view controller of its own, which UIKit presents after the update that asks for it, so its
  /// views have an update of their own: developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    converge()
    while case let due = covers.values.filter(\.isDue), !due.isEmpty {
      due.forEach { $0.comeOrGo() }
      converge()
    }
  }

  /// Updates the views, runs what follows from it and lays out, until nothing changes.
  private func converge() {
    passes = 0
    while !groups.isEmpty || !actions.isEmpty || needsLayout {
      guard passes < Self.maximumPasses else {
        let pending = groups.flatMap(\.nodes).map { "\($0.viewType)".prefix { $0 != "<" } }
        fault(
          "more than \(Self.maximumPasses) passes in one update: \(pending.joined(separator: ", "))"
        )
        (groups, actions, needsLayout) = ([], [], false)
        return
      }
      update()
      runActions()
      if groups.isEmpty, actions.isEmpty, needsLayout { layOutAll() }
      // A request of focus comes before the loss of the present one.
      if groups.isEmpty, actions.isEmpty { focus.validate() }
    }
  }

  private func update() {
    guard !groups.isEmpty else { return }
    passes += 1
    updates += 1
    allPasses += 1
    mostPasses = max(mostPasses, passes)
    needsLayout = true
    let due = groups
    groups = []
    for group in due {
      (transaction, layoutTransaction) = (group.transaction, group.transaction)
      for node in group.nodes.sorted(by: { $0.depth < $1.depth })
      where node.isDirty && node.isMounted { node.evaluate() }
    }
  }

  private func runActions() {
    let due = actions
    (actions, transaction) = ([], Transaction())
    due.forEach { $0() }
  }

  private func layOutAll() {
    needsLayout = false
    layoutPass += 1
    transaction = layoutTransaction
    layOut()
    (transaction, layoutTransaction) = (Transaction(), Transaction())
    actions += geometry.compactMap { $0.check() }
  }
}
