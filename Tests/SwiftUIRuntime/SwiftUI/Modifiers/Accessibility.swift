// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Not of Apple: an element of the accessibility tree.
public struct AccessibilityElement {
  public var label = ""
  public var value = ""
  public var isHidden = false
  public var isButton = false
  /// Whether it stands for the elements in it, such as a modal view.
  public var isContainer = false
  public var traits: AccessibilityTraits = []
  /// Elements of a container with a higher priority come first.
  public var sortPriority = 0.0
  public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  public var actions: [String: () -> Void] = [:]
  public var scroll: ((Edge) -> Void)?
}

/// developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isImage = AccessibilityTraits(rawValue: 1)
  public static let isModal = AccessibilityTraits(rawValue: 2)
  public static let isHeader = AccessibilityTraits(rawValue: 4)
}

/// developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

/// developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

/// developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let number: Int
  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// A change of the element inside.
struct Accessible: Wrapping {
  static var isElement: Bool { false }
  var behavior: AccessibilityChildBehavior?
  var change: (inout AccessibilityElement) -> Void = { _ in }
}

/// developer.apple.com/documentation/swiftui/view-accessibility: modifiers change the element of the view, or the elements in it.
extension View {
  nonisolated private func accessible(_ change: @escaping (inout AccessibilityElement) -> Void)
    -> Wrapped<Self, Accessible>
  { wrapped(Accessible(change: change)) }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessible { $0.label = label.string }
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.value = value.string }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { if hidden { $0.isHidden = true } }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.traits.formUnion(traits) }
  }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible { $0.sortPriority = sortPriority }
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { wrapped(Accessible(behavior: children)) }
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessible { $0.actions[kind.name] = handler } }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { accessible { $0.actions[name.string] = handler } }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { accessible { $0.adjust = handler } }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { accessible { $0.scroll = handler } }

  /// developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:): an element of the view gets the focus when the
  /// state has the value. What a person's gestures focus is not modelled.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    wrapped(AccessibilityFocusTarget(location: binding.location, value: AnyHashable(value)))
  }
}
