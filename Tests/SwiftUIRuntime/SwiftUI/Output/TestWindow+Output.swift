import Foundation

extension TestWindow {
  /// The size of the window, in points.
  public var size: CGSize { area.window.size }

  /// The drawing, back to front.
  public var drawn: [DrawnView] {
    graph.roots().flatMap { root in
      let cover = covers.first { $0.root === root }
      let hasBackground = cover.map { $0.hostingView.backgroundColor != .clear } ?? false
      return (hasBackground ? [background] : []) + displayList(of: root, in: area.window)
    }
  }

  /// The background of a cover that is not transparent.
  private var background: DrawnView {
    DrawnView(
      name: "background of the cover", frame: area.window, opacity: 1, visible: area.window,
      radii: [], turn: DrawnView.Turn())
  }

  /// The drawings with a name that are at least partly visible.
  public func drawn(_ name: String) -> [DrawnView] {
    drawn.filter { $0.name == name && $0.opacity > 0 && !$0.visible.isEmpty }
  }

  /// The elements that a screen reader finds, in order.
  public var accessibility: [AccessibilityElement] {
    graph.roots().flatMap { accessibilityElements(of: $0) }
  }

  /// The first value of a type that a view keeps as state.
  public func stored<Value>(_ type: Value.Type) -> Value? {
    func find(_ node: Node) -> Value? {
      let found = node.storage.lazy.compactMap { ($0 as? Location<Value>)?.value }.first
      return found ?? node.children.lazy.compactMap(find).first
    }
    return graph.roots().lazy.compactMap(find).first
  }

  /// Mistakes at run time, such as state that changes while views are evaluated. A window whose faults nobody has read stops the tests when
  /// it goes.
  public var faults: [String] {
    graph.readFaults = graph.faults.count
    return graph.faults
  }

  /// How often bodies of each type were evaluated since the last reset.
  public var evaluations: [String: Int] { graph.counts }

  /// Counts evaluations and passes from zero.
  public func resetEvaluations() { graph.resetCounts() }

  /// The most passes that an update has taken since the last reset.
  public var mostPasses: Int { graph.mostPasses }

  /// The passes that all updates have taken since the last reset.
  public var passes: Int { graph.allPasses }

  /// The haptic feedback so far.
  public var feedback: [SensoryFeedback] { graph.feedback }
  /// The value of the view to which code has moved the focus of a screen reader; nil if it has no element.
  public var accessibilityFocus: AnyHashable? { graph.accessibilityFocus }
  /// Whether the system draws its effect around the view that has keyboard focus.
  public var showsFocusEffect: Bool { graph.focus.showsEffect }
  /// Whether a full-screen cover has come.
  public var hasCover: Bool { covers.contains { $0.root != nil } }
}
