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

  func animation(in node: Node) -> Animation?? {
    let change = (node as? WrapperNode<Self>)?.memory as? LastChange
    return change?.update == node.graph.updates ? .some(animation) : nil
  }
}

private struct AnimationOfModifiers: Wrapping, AnimationScope {
  static var isElement: Bool { false }
  let animation: Animation?
  func animation(in node: Node) -> Animation?? { .some(animation) }
}

private struct TransactionTransform: Wrapping, AnimationScope {
  static var isElement: Bool { false }
  let transform: (inout Transaction) -> Void
  func animation(in node: Node) -> Animation?? {
    var transaction = node.graph.transaction
    transform(&transaction)
    return .some(transaction.animation)
  }
}

struct Transition: Wrapping {
  static var isElement: Bool { false }
  let transition: AnyTransition
  func trait<T>(_ type: T.Type) -> T? { self as? T }
}

/// A modifier that sets the animation of its content.
protocol AnimationScope {
  /// The animation of the present update; nil if the modifier says nothing about it.
  func animation(in node: Node) -> Animation??
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

  /// The animation of this view's changes in the present update.
  var animation: Animation? {
    var (next, outer) = (parent, 0)
    while let node = next {
      next = node.parent
      if node.viewType is any AnyPlaceholderContent.Type { outer += 1 }
      guard let scope = (node as? any AnyWrapper)?.anyKind as? any AnimationScope,
        let found = scope.animation(in: node)
      else { continue }
      if scope is AnimationOfModifiers, outer > 0 {
        outer -= 1
      } else {
        return found
      }
    }
    return graph.transaction.animation
  }
}

extension TestWindow {
  /// The changes that SwiftUI would have animated until now. They are modifiers with other numbers, such as "Opacity of Row", and views
  /// that have come or gone, such as "transition in Row".
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
