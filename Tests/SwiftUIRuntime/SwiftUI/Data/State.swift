// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// developer.apple.com/documentation/swiftui/state: SwiftUI manages the storage; the initial value counts once.
@propertyWrapper public struct State<Value>: DynamicProperty, Installable {
  private let initial: Value
  private var location: Location<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initial)
  }

  mutating func install(in slot: inout AnyObject?, of node: Node) {
    let location = slot as? Location<Value> ?? Location(initial, node.graph)
    (slot, self.location) = (location, location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension Location: @unchecked Sendable {}
