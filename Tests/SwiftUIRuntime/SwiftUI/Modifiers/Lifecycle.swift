// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/onappear(perform:): before the first frame.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    wrapped(Appearance(appear: action, disappear: nil))
  }

  /// developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    wrapped(Appearance(appear: nil, disappear: action))
  }

  /// developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg: with the old and the new value, after the update.
  ///
  /// The third change in a frame and later ones are dropped, and SwiftUI writes "tried to update multiple times per frame" to the log. So does
  /// the UpdateCycleDetector of github.com/OpenSwiftUIProject/OpenSwiftUI, which was compared with the SwiftUI of iOS 18.5.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    wrapped(Change(value: value, isInitial: initial, action: action))
  }

  /// developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// developer.apple.com/documentation/swiftui/view/transaction(value:_:): when the value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    wrapped(TransactionChange(value: value, transform: transform))
  }

  /// developer.apple.com/documentation/swiftui/view/task(id:priority:_:): cancelled when the view goes or the id changes.
  @preconcurrency nonisolated public func task<T: Equatable>(
    id value: T, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    wrapped(TaskRun(id: value, action: action))
  }
}

private struct Appearance: Wrapping {
  static var isElement: Bool { false }
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    if old == nil, let appear { node.graph.afterUpdate(appear) }
  }

  func removed(_ node: WrapperNode<Self>) {
    if let disappear { node.graph.afterUpdate(disappear) }
  }
}

extension TestWindow {
  /// Another page covers the views, or uncovers them: they disappear or appear, and keep their state.
  public func setCovered(_ isCovered: Bool) {
    func visit(_ node: Node) {
      if let kind = (node as? WrapperNode<Appearance>)?.kind {
        if isCovered { kind.disappear?() } else { kind.appear?() }
      }
      node.children.forEach(visit)
    }
    perform { graph.roots().forEach(visit) }
  }
}

private struct Change<V: Equatable>: Wrapping {
  static var isElement: Bool { false }
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  /// The changes in a frame.
  private final class Changes {
    var frame = -1
    var count = 0
  }

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    let previous = old?.value ?? value
    guard old == nil ? isInitial : previous != value else { return }
    guard old == nil || isReported(by: node) else { return }
    node.graph.afterUpdate { action(previous, value) }
  }

  private func isReported(by node: WrapperNode<Self>) -> Bool {
    let changes = node.memory as? Changes ?? Changes()
    node.memory = changes
    if changes.frame != node.graph.frame { (changes.frame, changes.count) = (node.graph.frame, 0) }
    changes.count += 1
    guard changes.count > 2 else { return true }
    node.graph.fault(
      "onChange(of: \(V.self)) in \(node.ownerName) changes for the third time in a frame, and the change is lost"
    )
    return false
  }
}

private struct TransactionChange<V: Equatable>: Wrapping {
  static var isElement: Bool { false }
  let value: V
  let transform: (inout Transaction) -> Void

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    guard let old, old.value != value else { return }
    var transaction = node.graph.transaction
    transform(&transaction)
  }
}

private struct TaskRun<T: Equatable>: Wrapping {
  static var isElement: Bool { false }
  let id: T
  let action: @isolated(any) @Sendable () async -> Void

  private final class Running {
    let task: Task<Void, Never>
    init(_ task: Task<Void, Never>) { self.task = task }
  }

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    guard old.map({ $0.id != id }) ?? true else { return }
    (node.memory as? Running)?.task.cancel()
    let (action, tasks) = (action, node.graph.tasks)
    node.graph.afterUpdate { [weak node] in
      guard let node, node.isMounted else { return }
      node.memory = Running(tasks.start { await action() })
    }
  }

  func removed(_ node: WrapperNode<Self>) { (node.memory as? Running)?.task.cancel() }
}
