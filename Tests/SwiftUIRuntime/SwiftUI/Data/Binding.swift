// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty,
  LocationComparable
{
  private let get: () -> Value
  private let set: (Value) -> Void
  let location: AnyObject

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // The closures of views belong to the main actor, or to none.
    self.get = unsafeBitCast(get, to: (() -> Value).self)
    self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.location = NewLocation()
  }

  init(location: Location<Value>) {
    get = { location.read() }
    set = { location.write($0) }
    self.location = location
  }

  init(
    _ location: AnyObject, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.get = get
    self.set = set
    self.location = location
  }

  /// The location of a binding that refers to no other.
  private final class NewLocation {}

  /// Constants are alike: the value is not read from anywhere.
  private static var constantLocation: AnyObject { ConstantLocation.shared }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(constantLocation, get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(
      location, get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

private final class ConstantLocation: Sendable {
  static let shared = ConstantLocation()
}

extension Binding: @unchecked Sendable where Value: Sendable {}
