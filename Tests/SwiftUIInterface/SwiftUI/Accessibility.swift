// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/view/accessibilitylabel(_:)-9ek32, …/accessibilityvalue(_:)-1u1n2, …/accessibilityhint(_:)-5nlrb,
// …/accessibilityhidden(_:), …/accessibilityaddtraits(_:), …/accessibilityremovetraits(_:), …/accessibilityidentifier(_:)
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View
  nonisolated public func accessibilityHint(_ hint: Text) -> some View
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View
}

// swiftui/view/accessibilityelement(children:), …/accessibilityaction(_:_:), …/accessibilityaction(named:_:)-n0rb,
// …/accessibilityadjustableaction(_:), …/accessibilityscrollaction(_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
}

// swiftui/accessibilitychildbehavior
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior
  public static let contain: AccessibilityChildBehavior
  public static let combine: AccessibilityChildBehavior
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: AccessibilityChildBehavior, rhs: AccessibilityChildBehavior) -> Bool
}

// swiftui/accessibilitytraits
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton: AccessibilityTraits
  public static let isHeader: AccessibilityTraits
  public static let isSelected: AccessibilityTraits
  public static let isImage: AccessibilityTraits
  public static let isModal: AccessibilityTraits
  public static let updatesFrequently: AccessibilityTraits
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init()
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formUnion(_ other: AccessibilityTraits)
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formIntersection(_ other: AccessibilityTraits)
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
  public func contains(_ member: AccessibilityTraits) -> Bool
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  )
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
}

// swiftui/accessibilityactionkind
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default`: AccessibilityActionKind
  public static let escape: AccessibilityActionKind
  @available(macOS, unavailable)
  public static let magicTap: AccessibilityActionKind
  public static func == (a: AccessibilityActionKind, b: AccessibilityActionKind) -> Bool
}

// swiftui/accessibilityadjustmentdirection
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

// swiftui/accessibilityfocusstate, swiftui/view/accessibilityfocused(_:equals:)
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@propertyWrapper @frozen public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper @frozen public struct Binding {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
  }
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
  public init() where Value == Bool
  public init<T: Hashable>() where Value == T?
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View
}
