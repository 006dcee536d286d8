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

struct FocusEffect: Wrapping {
  static var isElement: Bool { false }
  let isDisabled: Bool
}

struct FocusBinding: Wrapping {
  let location: AnyObject
  let isWanted: () -> Bool
  let set: (Bool) -> Void
}
