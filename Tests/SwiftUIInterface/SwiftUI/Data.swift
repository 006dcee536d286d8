// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Observation

// swiftui/dynamicproperty
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol DynamicProperty {
  mutating func update()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension DynamicProperty {
  public mutating func update()
}

// swiftui/state
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value)
  public init(initialValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension State where Value: ExpressibleByNilLiteral {
  public init()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension State: Sendable where Value: Sendable {}

// swiftui/binding
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction: Transaction
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void)
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)
  public static func constant(_ value: Value) -> Binding<Value>
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public init(projectedValue: Binding<Value>)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { get }
  public func transaction(_ transaction: Transaction) -> Binding<Value>
  public func animation(_ animation: Animation? = .default) -> Binding<Value>
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V?
  public init?(_ base: Binding<Value?>)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Binding: DynamicProperty {}

// swiftui/bindable
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Bindable where Value: Observable & AnyObject {
  public init(wrappedValue: Value)
  public init(_ wrappedValue: Value)
}

// swiftui/namespace
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
  public init()
  public var wrappedValue: Namespace.ID { get }
  @frozen public struct ID: Hashable, Sendable {
    public func hash(into hasher: inout Hasher)
    public static func == (a: Namespace.ID, b: Namespace.ID) -> Bool
  }
}

// swiftui/preferencekey
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

// swiftui/preferencekey/defaultvalue-1vnkd
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { get }
}

// swiftui/view/preference(key:value:), swiftui/view/onpreferencechange(_:perform:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable
}

// swiftui/appstorage, swiftui/appstorage/init(wrappedvalue:_:store:)-2qkmr
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
}
