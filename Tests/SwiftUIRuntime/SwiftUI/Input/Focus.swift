// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, Installable {
  fileprivate let initial: Value
  private var location: Location<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding { Binding(target: location, initial: initial) }

  mutating func install(in slot: inout AnyObject?, of node: Node) {
    let location = slot as? Location<Value> ?? Location(initial, node.graph)
    (slot, self.location) = (location, location)
    let graph = node.graph
    location.onWrite = { [weak graph, weak location] _ in
      guard let graph, let location else { return }
      graph.afterUpdate { graph.focus.follow(location) }
    }
  }

  @propertyWrapper public struct Binding: LocationComparable {
    let target: Location<Value>?
    let initial: Value
    var location: AnyObject { target ?? NoLocation.shared }
    public var wrappedValue: Value {
      get { target?.read() ?? initial }
      nonmutating set { target?.write(newValue) }
    }
    public var projectedValue: Binding { self }
  }
}

final class NoLocation: Sendable {
  static let shared = NoLocation()
}

/// developer.apple.com/documentation/swiftui/focusinteractions
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/focusable(_:)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    wrapped(Focusable(isOn: isFocusable))
  }

  /// developer.apple.com/documentation/swiftui/focusinteractions: a view that is only activated takes focus like a button.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  { wrapped(Focusable(isOn: isFocusable, isButton: interactions == .activate)) }

  /// developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:): also for the views in it.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    wrapped(FocusEffect(isDisabled: disabled))
  }

  /// developer.apple.com/documentation/swiftui/view/focused(_:)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    wrapped(
      FocusBinding(
        location: condition.location, isWanted: { condition.wrappedValue },
        set: { condition.wrappedValue = $0 }))
  }

  /// developer.apple.com/documentation/swiftui/view/focused(_:equals:)
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    wrapped(
      FocusBinding(
        location: binding.location, isWanted: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        }))
  }
}

struct Focusable: Wrapping {
  let isOn: Bool
  var isButton = false
}

private struct FocusEffect: Wrapping {
  static var isElement: Bool { false }
  let isDisabled: Bool
}

struct FocusBinding: Wrapping {
  let location: AnyObject
  let isWanted: () -> Bool
  let set: (Bool) -> Void
}

/// The keyboard focus of a window.
final class FocusSystem {
  private unowned let graph: Graph
  private(set) weak var focused: Node?
  private var isMoving = false

  init(_ graph: Graph) { self.graph = graph }

  private func all() -> [Node] {
    func inside(_ node: Node) -> [Node] { [node] + node.children.flatMap(inside) }
    return graph.roots().flatMap(inside)
  }

  /// Buttons take focus only if the person has set so, on the Mac and the iPad: developer.apple.com/documentation/swiftui/focusinteractions
  var buttonsTakeFocus = true

  private func isFocusable(_ node: Node) -> Bool {
    guard node.isMounted else { return false }
    if let node = node as? WrapperNode<Focusable> {
      return node.kind.isOn && (buttonsTakeFocus || !node.kind.isButton)
    }
    return buttonsTakeFocus && node is WrapperNode<ButtonAction>
  }

  /// The views that can have focus, in the order of the Tab key.
  var order: [Node] { all().filter(isFocusable) }

  func move(to node: Node?) {
    guard !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    let (old, bindings) = (focused, all().compactMap { $0 as? WrapperNode<FocusBinding> })
    focused = node
    let holding = bindings.filter { node?.isInside($0) == true }
    // A state that is set without having the focus is a request that comes later.
    for binding in bindings where !holding.contains(where: { $0 === binding }) {
      if node != nil || old?.isInside(binding) == true { binding.kind.set(false) }
    }
    holding.forEach { $0.kind.set(true) }
  }

  /// Moves focus as a focus state now says.
  func follow(_ location: AnyObject) {
    let bindings = all().compactMap { $0 as? WrapperNode<FocusBinding> }
      .filter { $0.kind.location === location }
    if let wanted = bindings.first(where: { $0.kind.isWanted() }) {
      if focused?.isInside(wanted) == true { return }
      if let target = order.first(where: { $0.isInside(wanted) }) { move(to: target) }
    } else if let focused, bindings.contains(where: { focused.isInside($0) }) {
      move(to: nil)
    }
  }

  /// Whether the focused view has the effect of the system.
  var showsEffect: Bool {
    guard let focused else { return false }
    return !all().contains {
      ($0 as? WrapperNode<FocusEffect>)?.kind.isDisabled == true && focused.isInside($0)
    }
  }

  /// Takes focus from a view that has gone or no longer takes it.
  func validate() {
    if let focused, !isFocusable(focused) { move(to: nil) }
  }
}
