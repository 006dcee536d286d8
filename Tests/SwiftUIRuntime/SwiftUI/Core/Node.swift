import Foundation

/// A view of a window: its identity, environment and place. Nodes stay while their views stay in the tree.
///
/// Identity is the position in the tree and the type, or the id in a `ForEach`: "Demystify SwiftUI", WWDC 2021.
class Node {
  let graph: Graph
  private(set) weak var parent: Node?
  let viewType: Any.Type
  var environment: EnvironmentValues
  let depth: Int
  /// The number of evaluations. The reads of an earlier evaluation no longer count.
  var evaluation = 0
  var isDirty = false
  private(set) var isMounted = true

  // The layout of the last pass, in the coordinates of the window before effects such as offsets.
  var origin = CGPoint.zero
  var size = CGSize.zero
  /// The last frame in the coordinates of the geometry group around.
  var frameInGroup: CGRect?
  private var sizes: [(pass: Int, proposal: ProposedViewSize, size: CGSize)] = []

  init(_ viewType: Any.Type, _ context: Context) {
    graph = context.graph
    parent = context.parent
    self.viewType = viewType
    environment = context.environment
    depth = (context.parent?.depth ?? 0) + 1
  }

  var children: [Node] { [] }

  /// The storage of the view's dynamic properties.
  var storage: [AnyObject] { [] }

  /// Takes a new value of the same view.
  func receive(_ view: any View, _ environment: EnvironmentValues) { notModelled("\(viewType)") }

  /// Takes a new environment for the same view.
  func environmentChanged(_ new: EnvironmentValues) {
    guard new.version != environment.version else { return }
    environment = new
    children.forEach { $0.environmentChanged(new) }
  }

  /// Evaluates the view again.
  func evaluate() { isDirty = false }

  func unmount() {
    guard isMounted else { return }
    isMounted = false
    children.forEach { $0.unmount() }
  }

  // MARK: Layout

  /// The views that the container above lays out.
  var elements: [Node] { children.flatMap(\.elements) }

  /// The size of an element for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { notModelled("layout of \(viewType)") }

  /// Lays out the content of an element whose origin and size are set.
  func placeContent(_ proposal: ProposedViewSize) {}

  /// The effect on everything inside, in the coordinates of the window.
  var effect: Affine { .identity }

  /// A value for the container above, such as a z-index.
  func trait<T>(_ type: T.Type) -> T? { children.count == 1 ? children[0].trait(type) : nil }

  // MARK: Input and output

  /// Whether a point in the coordinates of this element hits it; nil if its content decides.
  func hits(_ point: CGPoint) -> Bool? { nil }

  /// The nodes inside, back to front.
  var backToFront: [Node] { children }

  /// The drawing of the element itself, without its content.
  var drawing: Drawing? { nil }
}

extension Node {
  /// The size for a proposal, asked for once in each pass.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let first = sizes.first, first.pass != graph.layoutPass { sizes = [] }
    if let found = sizes.first(where: { $0.proposal == proposal }) { return found.size }
    let size = sizeThatFits(proposal)
    sizes.append((graph.layoutPass, proposal, size))
    return size
  }

  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    self.origin = origin
    size = size(proposal)
    placeContent(proposal)
    if drawing?.isVisible == true { noteFrame(ownerName) }
  }

  /// Updates a child with a new view, or replaces it if the view has another type.
  final func reconciled(_ old: Node?, _ view: any View, _ environment: EnvironmentValues) -> Node {
    if let old, old.viewType == type(of: view), old.isMounted {
      old.receive(view, environment)
      return old
    }
    old?.unmount()
    graph.needsLayout = true
    return Node.mount(view, Context(graph: graph, parent: self, environment: environment))
  }

  static func mount<V: View>(_ view: V, _ context: Context) -> Node {
    if let view = view as? any UIViewRepresentable { return view.node(context) }
    return (view as? any Primitive)?.makeNode(context) ?? CompositeNode(view, context)
  }

  final func isInside(_ other: Node) -> Bool {
    self === other || (parent?.isInside(other) ?? false)
  }
}

/// Where a node is mounted.
struct Context {
  let graph: Graph
  let parent: Node?
  let environment: EnvironmentValues
}

/// A view that the module draws itself.
protocol Primitive: View {
  func makeNode(_ context: Context) -> Node
}
