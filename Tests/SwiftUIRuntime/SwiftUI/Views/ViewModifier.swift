// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// developer.apple.com/documentation/swiftui/viewmodifier/content: a placeholder for the modified view.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  public typealias Body = Never
  weak var owner: ModifierNode<Modifier>?
  func makeNode(_ context: Context) -> Node { PlaceholderNode<Modifier>(owner, context) }
}

/// developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  func makeNode(_ context: Context) -> Node {
    ModifierNode(modifier, content, type: Self.self, context)
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view of a modified content, whatever its type.
private protocol AnyModifiedContent {
  var anyContent: any View { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: AnyModifiedContent where Content: View, Modifier: ViewModifier {
  fileprivate var anyContent: any View { content }
  fileprivate var anyModifier: Any { modifier }
}

/// A modifier. Its body is evaluated when the modifier changes, not when only the modified view does.
final class ModifierNode<M: ViewModifier>: Node, BodyNode {
  private var modifier: M
  private var slots = Slots()
  private var child: Node?
  private(set) var content: any View
  private(set) var contentVersion = 0
  fileprivate var placeholders: [PlaceholderNode<M>] = []

  init(_ modifier: M, _ content: any View, type: Any.Type, _ context: Context) {
    self.modifier = modifier
    self.content = content
    super.init(type, context)
    slots.install(in: &self.modifier, of: self)
    evaluate()
  }

  var nameOfBody: String { String("\(M.self)".prefix { $0 != "<" }) }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? any AnyModifiedContent, var new = view.anyModifier as? M else {
      return
    }
    content = view.anyContent
    contentVersion += 1
    let isChanged = !haveSameFields(modifier, new)
    if isChanged {
      slots.install(in: &new, of: self)
      modifier = new
    }
    update(environment, isChanged: isChanged)
    placeholders.forEach { $0.refresh() }
  }

  override func environmentChanged(_ new: EnvironmentValues) { update(new, isChanged: false) }

  private func update(_ new: EnvironmentValues, isChanged: Bool) {
    let old = environment
    environment = new
    if isChanged || isDirty || graph.reads(of: self, changedFrom: old, to: new) {
      evaluate()
    } else if new.version != old.version {
      child?.environmentChanged(new)
    }
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.count(M.self)
    let body = graph.evaluating(self) {
      onMainActor { modifier.body(content: _ViewModifier_Content(owner: self)) }
    }
    child = reconciled(child, body, environment)
  }

  override func unmount() {
    super.unmount()
    graph.forget(self)
    child = nil
    placeholders = []
  }
}

/// The modified view within the body of its modifier.
final class PlaceholderNode<M: ViewModifier>: Node {
  private weak var owner: ModifierNode<M>?
  private var child: Node?
  private var version = -1

  init(_ owner: ModifierNode<M>?, _ context: Context) {
    self.owner = owner
    super.init(_ViewModifier_Content<M>.self, context)
    owner?.placeholders.append(self)
    refresh()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    environmentChanged(environment)
    refresh()
  }

  /// Takes the modified view if it is another one.
  func refresh() {
    guard isMounted, let owner, owner.contentVersion != version else { return }
    version = owner.contentVersion
    child = reconciled(child, owner.content, environment)
  }

  override func unmount() {
    super.unmount()
    owner?.placeholders.removeAll { $0 === self }
    child = nil
  }
}
