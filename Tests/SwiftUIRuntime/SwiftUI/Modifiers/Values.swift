// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// developer.apple.com/documentation/swiftui/view/environment(_:_:)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    wrapped(EnvironmentChange { $0[keyPath: keyPath] = value })
  }

  /// developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    wrapped(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
  }

  /// developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:): when the trigger changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    wrapped(Feedback(feedback: feedback, trigger: trigger))
  }
}

private struct EnvironmentChange: Wrapping {
  static var isElement: Bool { false }
  let change: (inout EnvironmentValues) -> Void
  func change(_ environment: inout EnvironmentValues) { change(&environment) }
}

/// developer.apple.com/documentation/swiftui/sensoryfeedback
public struct SensoryFeedback: Equatable, Sendable {
  public let name: String
  public static let selection = SensoryFeedback(name: "selection")
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }
  public struct Weight: Equatable, Sendable {
    let number: Int
    public static let light = Weight(number: 0)
    public static let medium = Weight(number: 1)
    public static let heavy = Weight(number: 2)
  }
}

private struct Feedback<T: Equatable>: Wrapping {
  static var isElement: Bool { false }
  let feedback: SensoryFeedback
  let trigger: T
  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    if let old, old.trigger != trigger { node.graph.feedback.append(feedback) }
  }
}

/// developer.apple.com/documentation/swiftui/equatableview: evaluated again only if the view is not equal to the old one.
public struct EquatableView<Content: Equatable & View>: View, Primitive {
  public typealias Body = Never
  nonisolated(unsafe) public var content: Content
  nonisolated public init(content: Content) { self.content = content }
  func makeNode(_ context: Context) -> Node { EquatableNode(content, context) }
}

extension View where Self: Equatable {
  /// developer.apple.com/documentation/swiftui/view/equatable()
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: Equatable & View>: Node {
  private var content: Content
  private var child: Node?

  init(_ content: Content, _ context: Context) {
    self.content = content
    super.init(EquatableView<Content>.self, context)
    child = reconciled(nil, content, environment)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let new = (view as? EquatableView<Content>)?.content else { return }
    if new == content { return environmentChanged(environment) }
    (content, self.environment) = (new, environment)
    child = reconciled(child, new, environment)
  }

  override func unmount() {
    super.unmount()
    child = nil
  }
}
