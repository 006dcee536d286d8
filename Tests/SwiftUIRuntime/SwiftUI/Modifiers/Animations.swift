// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/animation(_:value:): the changes within the view are animated in the update in which
  /// the value changes.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    wrapped(AnimationOfValue(animation: animation, value: value))
  }

  /// developer.apple.com/documentation/swiftui/view/animation(_:body:): the animation of the modifiers in the closure, and not of the
  /// view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).wrapped(AnimationOfModifiers(animation: animation))
  }

  /// developer.apple.com/documentation/swiftui/view/animation(_:): the animation of all updates within the view, unless the transaction
  /// disables animations.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// developer.apple.com/documentation/swiftui/view/geometrygroup(): the frame of the view is animated as a whole, and the frames within it
  /// are relative to it.
  nonisolated public func geometryGroup() -> some View { wrapped(GeometryGroup()) }

  /// developer.apple.com/documentation/swiftui/view/transaction(_:): the transactions of all updates within the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { wrapped(TransactionTransform(transform: transform)) }

  /// developer.apple.com/documentation/swiftui/view/transition(_:): how a view comes and goes in an animated update.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    wrapped(Transition(transition: transition))
  }
}

/// developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: Equatable, Sendable {
  let name: String
  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
}

/// developer.apple.com/documentation/swiftui/placeholdercontentview: the view to which modifiers are applied.
public struct PlaceholderContentView<Value>: View, Primitive, AnyPlaceholderContent {
  public typealias Body = Never
  nonisolated(unsafe) let content: any View
  nonisolated init(content: any View) { self.content = content }
  func makeNode(_ context: Context) -> Node {
    GroupNode(self, [content], context) { [$0.content] }
  }
}

private protocol AnyPlaceholderContent {}

private struct AnimationOfValue<V: Equatable>: Wrapping, AnimationScope {
  static var isElement: Bool { false }
  let animation: Animation?
  let value: V

  private final class LastChange {
    var update = -1
  }

  func willUpdate(from old: Self, _ node: WrapperNode<Self>) {
    guard old.value != value else { return }
    let change = node.memory as? LastChange ?? LastChange()
    change.update = node.graph.updates
    node.memory = change
  }

  func apply(to transaction: inout Transaction, in node: Node) {
    let change = (node as? WrapperNode<Self>)?.memory as? LastChange
    guard change?.update == node.graph.updates, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

private struct AnimationOfModifiers: Wrapping, AnimationScope {
  static var isElement: Bool { false }
  let animation: Animation?
  func apply(to transaction: inout Transaction, in node: Node) {
    transaction.animation = animation
  }
}

private struct TransactionTransform: Wrapping, AnimationScope {
  static var isElement: Bool { false }
  let transform: (inout Transaction) -> Void
  func apply(to transaction: inout Transaction, in node: Node) { transform(&transaction) }
}

/// A view whose frame is animated as a whole.
struct GeometryGroup: Wrapping {
  func placeContent(_ proposal: ProposedViewSize, _ node: WrapperNode<Self>) {
    node.inner.place(at: node.origin, proposal)
    node.noteFrame("GeometryGroup in \(node.ownerName)")
  }
}

struct Transition: Wrapping {
  static var isElement: Bool { false }
  let transition: AnyTransition
  func trait<T>(_ type: T.Type) -> T? { self as? T }
}

/// A modifier that changes the transactions of its content.
protocol AnimationScope {
  func apply(to transaction: inout Transaction, in node: Node)
}

/// A modifier whose numbers SwiftUI animates.
protocol AnimatableWrapping: Wrapping, Equatable {}

/// A node with a body.
protocol BodyNode: Node {
  /// The name of the view or modifier that has the body.
  var nameOfBody: String { get }
}

extension Node {
  /// The name of the view or modifier whose body contains this node.
  var ownerName: String {
    var next = parent
    while let node = next {
      if let found = node as? any BodyNode { return found.nameOfBody }
      next = node.parent
    }
    return "the window"
  }

  /// The animation of this view's changes in the present update. Each modifier around it changes the transaction, the outermost first.
  var animation: Animation? {
    var (next, outer) = (parent, 0)
    var scopes: [(scope: any AnimationScope, node: Node)] = []
    while let node = next {
      next = node.parent
      if node.viewType is any AnyPlaceholderContent.Type { outer += 1 }
      guard let scope = (node as? any AnyWrapper)?.anyKind as? any AnimationScope else { continue }
      if scope is AnimationOfModifiers, outer > 0 {
        outer -= 1
      } else {
        scopes.append((scope, node))
      }
    }
    var transaction = graph.transaction
    for (scope, node) in scopes.reversed() { scope.apply(to: &transaction, in: node) }
    return transaction.animation
  }

  /// Notes that SwiftUI would animate the frame that a layout has changed: the views that draw something follow the transaction, and not
  /// the modifiers that lay them out, also those in `animation(_:body:)`. So does the AnimatableFrameAttribute of
  /// github.com/OpenSwiftUIProject/OpenSwiftUI, which was compared with the SwiftUI of iOS 18.5.
  func noteFrame(_ name: @autoclosure () -> String) {
    var group = parent
    while let node = group, !(node is WrapperNode<GeometryGroup>) { group = node.parent }
    let corner = group?.origin ?? .zero
    let new = CGRect(
      x: origin.x - corner.x, y: origin.y - corner.y, width: size.width, height: size.height)
    defer { frameInGroup = new }
    guard let old = frameInGroup, !old.isNear(new), animation != nil else { return }
    graph.animatedChanges.append("frame of \(name())")
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)
    )
      < 1e-6
  }
}

extension TestWindow {
  /// The changes that SwiftUI would have animated until now. They are modifiers with other numbers, such as "Opacity of Row", frames that a
  /// layout has changed, such as "frame of Row", and views that have come or gone, such as "transition in Row".
  public var animatedChanges: [String] { graph.animatedChanges }
}

extension Node {
  /// Notes that SwiftUI would animate views in this one that come and go, which it does if they have a transition: by default, they fade.
  func noteTransitions(of views: [Node]) {
    guard animation != nil else { return }
    for view in views where view.trait(Transition.self)?.transition != .identity {
      graph.animatedChanges.append("transition in \(ownerName)")
    }
  }
}
