// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/scrollview: proposes no height to its content. A test scrolls it; fingers do not.
public struct ScrollView<Content: View>: View, Primitive {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func makeNode(_ context: Context) -> Node { ScrollNode(content, type: Self.self, context) }
}

private protocol AnyScrollView {
  var anyContent: any View { get }
}

extension ScrollView: AnyScrollView {
  fileprivate var anyContent: any View { content }
}

final class ScrollNode: Node {
  private var child: Node?
  private(set) var offset: CGFloat = 0
  private var wanted: (id: AnyHashable, anchor: UnitPoint)?

  init(_ content: any View, type: Any.Type, _ context: Context) {
    super.init(type, context)
    child = reconciled(nil, content, environment)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var elements: [Node] { [self] }
  override func trait<T>(_ type: T.Type) -> T? { nil }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? any AnyScrollView else { return }
    self.environment = environment
    child = reconciled(child, view.anyContent, environment)
  }

  override func unmount() {
    super.unmount()
    child = nil
  }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = Overlapping.size(child?.elements ?? [], content(proposal))
    return CGSize(
      width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let elements = child?.elements ?? []
    let inner = Overlapping.size(elements, content(proposal))
    let area = CGRect(
      x: origin.x, y: origin.y, width: size.width, height: inner.height)
    Overlapping.place(
      elements, in: area, content(proposal), .top, environment.layoutDirection)
    if let wanted { moveTo(wanted.id, wanted.anchor) }
    wanted = nil
    offset = max(0, min(offset, inner.height - size.height))
  }

  override var effect: Affine { .offset(0, -offset) }

  /// Scrolls as a finger does.
  func scroll(by distance: CGFloat) {
    guard environment.isScrollEnabled else { return }
    offset += distance
    graph.needsLayout = true
  }

  /// Scrolls to a view at the next layout.
  func scroll(to id: AnyHashable, anchor: UnitPoint) {
    wanted = (id, anchor)
    graph.needsLayout = true
  }

  private func moveTo(_ id: AnyHashable, _ anchor: UnitPoint) {
    guard let target = identified(id, in: self) else { return }
    offset = target.minY + anchor.y * target.height - origin.y - anchor.y * size.height
  }

  private func identified(_ id: AnyHashable, in node: Node) -> CGRect? {
    if let wrapper = node as? WrapperNode<Identifier>, wrapper.kind.id == id {
      return wrapper.elements.first?.bounds
    }
    for child in node.children { if let found = identified(id, in: child) { return found } }
    return nil
  }
}

/// developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  @State private var anchor = ScrollAnchorBox()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(ScrollViewProxy(anchor: anchor)).wrapped(ScrollAnchor(anchor: anchor))
  }
}

/// The node below which a proxy scrolls.
final class ScrollAnchorBox: @unchecked Sendable {
  weak var node: Node?

  func scrollViews(in node: Node) -> [ScrollNode] {
    (node as? ScrollNode).map { [$0] } ?? node.children.flatMap { scrollViews(in: $0) }
  }
}

private struct ScrollAnchor: Wrapping {
  static var isElement: Bool { false }
  let anchor: ScrollAnchorBox
  func updated(from old: Self?, _ node: WrapperNode<Self>) { anchor.node = node }
}

/// developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
  let anchor: ScrollAnchorBox

  /// developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:): scrolls the first scroll view with the id.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = self.anchor.node else { return }
    self.anchor.scrollViews(in: node).first?.scroll(to: id, anchor: anchor ?? .center)
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/scrolldisabled(_:): fingers do not scroll, but a proxy does.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:): no indicators are drawn here.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }
}

/// developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Equatable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var never: Self { Self(name: "never") }
}

extension EnvironmentValues {
  /// developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
}
