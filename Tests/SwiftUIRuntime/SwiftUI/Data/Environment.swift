// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// developer.apple.com/documentation/swiftui/environmentvalues: values flow from a view to the views in it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Environments of one version are the same.
  private(set) var version = 0
  nonisolated(unsafe) private static var lastVersion = 0

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      if let old = values[ObjectIdentifier(key)], areSame(old, newValue) { return }
      values[ObjectIdentifier(key)] = newValue
      Self.lastVersion += 1
      version = Self.lastVersion
    }
  }
}

/// A value that a view has read from its environment.
struct EnvironmentRead {
  let hasChanged: (EnvironmentValues, EnvironmentValues) -> Bool

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    hasChanged(old, new)
  }
}

/// developer.apple.com/documentation/swiftui/environment: the view updates when the value changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty, Installable {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var holder: Holder?

  /// The node of the view.
  private final class Holder {
    weak var node: Node?
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value {
    guard let node = holder?.node else { return EnvironmentValues()[keyPath: keyPath] }
    // Closures in the body, such as those of a ForEach, are evaluated by nodes of their own.
    if node.graph.evaluatedNode != nil {
      let read = EnvironmentRead { [keyPath] in !areSame($0[keyPath: keyPath], $1[keyPath: keyPath])
      }
      node.graph.noteRead(read, by: node)
    }
    return node.environment[keyPath: keyPath]
  }

  mutating func install(in slot: inout AnyObject?, of node: Node) {
    let holder = slot as? Holder ?? Holder()
    holder.node = node
    (slot, self.holder) = (holder, holder)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
