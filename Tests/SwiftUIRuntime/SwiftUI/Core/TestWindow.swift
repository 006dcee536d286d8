import Foundation
import Testing

/// A window in which a test evaluates views. It has a size and a safe area, and moves only when the test says so.
@MainActor
public final class TestWindow {
  let graph = Graph()
  /// The time from which frames are counted.
  let begin = TestTime.now
  private(set) var root: Node?
  private var changeOfEnvironment: (inout EnvironmentValues) -> Void
  private(set) var area: SafeAreaKey.Area
  var touches: [Int: Touch] = [:]
  var magnifications: [GestureSession] = []
  var hovered: [WrapperNode<Hover>] = []
  /// Whether a button that a finger has pressed acts although touches over it are no longer allowed. Apple does not say which.
  public var buttonsKeepTouches = false
  /// The seconds by which touches are older than the present when views hear of them. Frames are shown meanwhile.
  public var touchDelay = 0.0
  /// Whether the recognizers of the views around get an event before those inside. Apple does not say which.
  public var parentsFirst = false
  /// Whether SwiftUI attaches recognizers to the window instead of the nearest view of UIKit. Apple does not say which.
  public var attachesRecognizersToWindow = false
  let windowView = UIWindow()

  /// The time between frames, in seconds.
  public static let frame = 1.0 / 60

  /// A finger on the window.
  @MainActor struct Touch {
    let finger = UITouch()
    var sessions: [GestureSession]
    var recognizers: [UIGestureRecognizer]
    var tapTarget: Node?
  }

  /// Creates a window and shows a view in it.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(),
    coverDelay: Int = 0, coverSizeDelay: Int = 0,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> some View
  ) {
    area = Self.area(size, safeArea)
    changeOfEnvironment = environment
    graph.coverDelay = coverDelay
    graph.coverSizeDelay = coverSizeDelay
    graph.roots = { [unowned self] in ([root] + covers.map(\.root)).compactMap { $0 } }
    graph.layOut = { [unowned self] in layOut() }
    root = Node.mount(content(), Context(graph: graph, parent: nil, environment: environmentOfRoot))
    graph.flush()
  }

  /// A fault that the test has not read fails the test.
  deinit {
    for fault in graph.faults[graph.readFaults...] {
      Issue.record("a fault that the test has not read: \(fault)")
    }
  }

  private static func area(_ size: CGSize, _ insets: EdgeInsets) -> SafeAreaKey.Area {
    let window = CGRect(origin: .zero, size: size)
    let safe = CGRect(
      x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    return SafeAreaKey.Area(window: window, safe: safe)
  }

  private var environmentOfRoot: EnvironmentValues {
    var values = EnvironmentValues()
    values[SafeAreaKey.self] = area
    changeOfEnvironment(&values)
    return values
  }

  var covers: [any CoverPresenting] { Array(graph.covers.values) }

  private func layOut() {
    if let root { layOut(root) }
    for cover in covers where cover.hasSize { if let root = cover.root { layOut(root) } }
  }

  /// A view that does not fill the window is in its middle.
  private func layOut(_ root: Node) {
    let proposal = ProposedViewSize(area.safe.size)
    Overlapping.place(root.elements, in: area.safe, proposal, .center, .leftToRight)
  }
}

extension TestWindow {
  /// Shows another value of the same view, or another view.
  public func show(@ViewBuilder _ content: () -> some View) {
    let view: any View = content()
    if let root, root.viewType == type(of: view) {
      root.receive(view, environmentOfRoot)
    } else {
      root?.unmount()
      root = Node.mount(view, Context(graph: graph, parent: nil, environment: environmentOfRoot))
    }
    graph.needsLayout = true
    graph.flush()
  }

  /// Changes the size, as a rotation does.
  public func resize(to size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
    area = Self.area(size, safeArea)
    // The window is drawn at once.
    graph.frame += 1
    updateEnvironment()
  }

  /// Changes the environment of the root.
  public func setEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    changeOfEnvironment = change
    updateEnvironment()
  }

  private func updateEnvironment() {
    root?.environmentChanged(environmentOfRoot)
    graph.needsLayout = true
    graph.flush()
  }

  /// Runs code that changes state, then updates the views.
  public func perform(_ change: () -> Void) {
    change()
    graph.flush()
  }

  /// Removes all views.
  public func close() {
    for touch in touches.values { touch.sessions.forEach { $0.cancel() } }
    (touches, hovered, magnifications) = ([:], [], [])
    root?.unmount()
    root = nil
    graph.flush()
  }
}
