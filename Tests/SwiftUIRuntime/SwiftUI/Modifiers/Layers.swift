// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Layered(primary: self, secondary: content(), alignment: alignment, isInFront: false)
  }

  /// developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Layered(primary: self, secondary: content(), alignment: alignment, isInFront: true)
  }
}

private struct Layered<Primary: View, Secondary: View>: View, Primitive, AnyLayered {
  typealias Body = Never
  let primary: Primary
  let secondary: Secondary
  let alignment: Alignment
  let isInFront: Bool

  var views: (any View, any View) { (primary, secondary) }

  func makeNode(_ context: Context) -> Node { LayeredNode(self, context) }
}

private protocol AnyLayered: View {
  var views: (any View, any View) { get }
  var alignment: Alignment { get }
  var isInFront: Bool { get }
}

/// A view and others over or behind it, to which it proposes its own size.
private final class LayeredNode: Node {
  private var view: any AnyLayered
  private var primary: Node?
  private var secondary: Node?

  init(_ view: any AnyLayered, _ context: Context) {
    self.view = view
    super.init(type(of: view), context)
    update()
  }

  private func update() {
    primary = reconciled(primary, view.views.0, environment)
    secondary = reconciled(secondary, view.views.1, environment)
  }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? any AnyLayered else { return }
    (self.view, self.environment) = (view, environment)
    update()
  }

  override func unmount() {
    super.unmount()
    (primary, secondary) = (nil, nil)
  }

  override var children: [Node] { [primary, secondary].compactMap { $0 } }
  override var backToFront: [Node] { view.isInFront ? children : children.reversed() }

  override var elements: [Node] {
    let inside = primary?.elements ?? []
    if inside.count > 1 { notModelled("a background or an overlay of several views at once") }
    return inside.isEmpty ? [] : [self]
  }

  override func trait<T>(_ type: T.Type) -> T? { primary?.trait(type) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    primary!.elements[0].size(proposal)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    primary!.elements[0].place(at: origin, proposal)
    Overlapping.place(
      secondary?.elements ?? [], in: bounds, ProposedViewSize(size), view.alignment,
      environment.layoutDirection)
  }
}
