// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Observation

// swiftui/environmentkey
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// swiftui/environment
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
  public var wrappedValue: Value { get }
}

// swiftui/environment/init(_:)-8slkf, swiftui/environment/init(_:)-4fe9s
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Environment {
  public init(_ objectType: Value.Type) where Value: Observable & AnyObject
  public init<T: Observable & AnyObject>(_ objectType: T.Type) where Value == T?
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Environment: Sendable where Value: Sendable {}

// swiftui/environmentvalues
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct EnvironmentValues {
  public init()
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
}

// swiftui/environmentvalues/layoutdirection and its neighbours
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension EnvironmentValues {
  public var layoutDirection: LayoutDirection { get set }
  public var displayScale: CGFloat { get set }
  public var pixelLength: CGFloat { get }
  public var isEnabled: Bool { get set }
  public var locale: Locale { get set }
  public var colorScheme: ColorScheme { get set }
}

// swiftui/environmentvalues/accessibilityreducemotion
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { get }
}

// swiftui/environmentvalues/accessibilityvoiceoverenabled
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension EnvironmentValues {
  public var accessibilityVoiceOverEnabled: Bool { get }
}

// swiftui/environmentvalues/accessibilityprefercrossfadetransitions
@available(iOS 26.4, macOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
extension EnvironmentValues {
  public var accessibilityPrefersCrossFadeTransitions: Bool { get }
}

// swiftui/environmentvalues/dynamictypesize, swiftui/environmentvalues/dismiss
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize { get set }
  public var dismiss: DismissAction { get }
}

// swiftui/environmentvalues/isfocused
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension EnvironmentValues {
  public var isFocused: Bool { get }
}

// swiftui/environmentvalues/scenephase
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension EnvironmentValues {
  public var scenePhase: ScenePhase { get set }
}

// swiftui/scenephase
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

// swiftui/dismissaction
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
@MainActor @preconcurrency public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction()
}

// swiftui/dynamictypesize
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
  public var isAccessibilitySize: Bool { get }
}

// swiftui/layoutdirection
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
  public typealias AllCases = [LayoutDirection]
  public nonisolated static var allCases: [LayoutDirection] { get }
}

// swiftui/colorscheme
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
  public typealias AllCases = [ColorScheme]
  public nonisolated static var allCases: [ColorScheme] { get }
}

// swiftui/view/environment(_:_:), swiftui/view/transformenvironment(_:transform:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View
}

// swiftui/view/environment(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  nonisolated public func environment<T: Observable & AnyObject>(_ object: T?) -> some View
}

// swiftui/view/preferredcolorscheme(_:), swiftui/view/dynamictypesize(_:)
@available(iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
}
