// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
  ///
  /// The cover comes and gets its size as many frames late as the test sets, and goes in the same number of frames. With 0 it
  /// comes right after the update.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    wrapped(Cover(isPresented: isPresented.wrappedValue, content: { AnyView(content()) }))
  }

  /// developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:): here as large as the window, and modal.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    wrapped(
      Cover(
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        content: { AnyView(content()) }))
  }
}

extension TestWindow {
  /// A person drags the sheet away.
  public func dismissSheet() {
    let dismissals = covers.compactMap(\.dismiss)
    perform { dismissals.forEach { $0() } }
  }
}

/// A view that presents a cover.
protocol CoverPresenting: AnyObject {
  /// The views of the cover; nil until it has come.
  var root: Node? { get }
  /// The view of the controller that hosts the cover.
  var hostingView: UIView { get }
  /// Closes the cover as a person does; nil if a person cannot.
  var dismiss: (() -> Void)? { get }
  /// Whether the cover has its size.
  var hasSize: Bool { get }
  /// Shows a frame.
  func tick()
  /// Whether the cover comes or goes now.
  var isDue: Bool { get }
  /// Lets the cover come or go.
  func comeOrGo()
}

struct Cover: Wrapping {
  static var isElement: Bool { false }
  let isPresented: Bool
  var dismiss: (() -> Void)?
  let content: () -> AnyView

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    let presenter = node.memory as? Presenter ?? Presenter(node)
    node.memory = presenter
    presenter.update(self)
  }

  func removed(_ node: WrapperNode<Self>) { (node.memory as? Presenter)?.remove() }

  private final class Presenter: CoverPresenting {
    private weak var node: WrapperNode<Cover>?
    private let graph: Graph
    private(set) var root: Node?
    lazy var hostingView: UIView = onMainActor { UIView(frame: .zero) }
    private var isWanted = false
    /// Whether the cover goes, which nothing stops. If it is wanted again, another one comes.
    private var isGoing = false
    /// The frames until the next step, and the frames since the cover has come.
    private var (wait, age) = (0, 0)

    init(_ node: WrapperNode<Cover>) {
      self.node = node
      graph = node.graph
    }

    var dismiss: (() -> Void)? { root == nil ? nil : node?.kind.dismiss }
    var hasSize: Bool { age >= graph.coverSizeDelay }

    func update(_ cover: Cover) {
      if cover.isPresented != isWanted {
        isWanted = cover.isPresented
        if !isGoing { wait = graph.coverDelay }
        if !isWanted, root != nil { isGoing = true }
        graph.covers[ObjectIdentifier(self)] = self
      } else if let root, let node {
        root.receive(cover.content(), node.environment)
      }
    }

    func tick() {
      if root != nil, !hasSize { age += 1 }
      if root != nil { graph.needsLayout = true }
      wait -= 1
    }

    var isDue: Bool { wait <= 0 && (isGoing || isWanted != (root != nil)) }

    func comeOrGo() {
      if isGoing {
        remove()
        guard isWanted else { return }
        wait = graph.coverDelay
        graph.covers[ObjectIdentifier(self)] = self
        return
      }
      guard let node, isWanted else { return remove() }
      graph.needsLayout = true
      age = 0
      hostingView = onMainActor {
        let view = UIView(frame: .zero)
        view.owner = UIViewController()
        return view
      }
      let context = Context(graph: graph, parent: nil, environment: node.environment)
      root = Node.mount(node.kind.content(), context)
    }

    func remove() {
      root?.unmount()
      root = nil
      isGoing = false
      graph.needsLayout = true
      graph.covers[ObjectIdentifier(self)] = nil
    }
  }
}

extension EnvironmentValues {
  /// Not of Apple: whether the system has full-screen covers, as iOS and tvOS have; otherwise a viewer lies over its grid. Only a test sets it.
  public var hasFullScreenCovers: Bool {
    get { self[FullScreenCoversKey.self] }
    set { self[FullScreenCoversKey.self] = newValue }
  }
}

private struct FullScreenCoversKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
