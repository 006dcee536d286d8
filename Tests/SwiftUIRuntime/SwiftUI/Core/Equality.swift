/// A dynamic property whose value belongs to the node of its view, so that two of them never differ.
protocol Installable: DynamicProperty {
  /// Connects the property to its storage in a node, which is created at the first time.
  mutating func install(in slot: inout AnyObject?, of node: Node)
}

/// A property that is equal to another if both refer to the same location.
protocol LocationComparable {
  var location: AnyObject { get }
}

/// Whether two views of a type have the same properties. A view whose properties are the same is not evaluated again.
///
/// Apple does not document the comparison. Here references are compared by identity, equatable values with `==`, other structs by
/// their properties; closures always differ. So this module evaluates rather too often than too rarely.
func haveSameFields<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in
      guard let a = a.baseAddress, let b = b.baseAddress else { return true }
      return haveSameFields(a, b, T.self)
    }
  }
}

private func haveSameFields(
  _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ type: Any.Type
) -> Bool {
  guard TypeKind(type) == .struct else { return areSame(a, b, type) }
  return fields(of: type).allSatisfy { areSame(a + $0.offset, b + $0.offset, $0.type) }
}

private func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ type: Any.Type) -> Bool {
  if type is any Installable.Type { return true }
  if TypeKind(type) == .function { return false }
  func open<T>(_: T.Type) -> Bool {
    areSame(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
  }
  if type is AnyObject.Type || type is any Equatable.Type || type is any LocationComparable.Type {
    return _openExistential(type, do: open)
  }
  if TypeKind(type) == .struct { return haveSameFields(a, b, type) }
  return _openExistential(type, do: open)
}

/// Whether two values are the same: equatable ones with `==`, references by identity, others by their parts.
func areSame(_ a: Any, _ b: Any) -> Bool {
  guard type(of: a) == type(of: b) else { return false }
  if let a = a as? any Equatable {
    func equals<T: Equatable>(_ a: T) -> Bool { b as? T == a }
    return equals(a)
  }
  if let a = a as? any LocationComparable, let b = b as? any LocationComparable {
    return a.location === b.location
  }
  if type(of: a) is AnyObject.Type { return a as AnyObject === b as AnyObject }
  if TypeKind(type(of: a)) == .function { return false }
  let (parts, others) = (
    Array(Mirror(reflecting: a).children), Array(Mirror(reflecting: b).children)
  )
  guard parts.count == others.count else { return false }
  if parts.isEmpty { return Mirror(reflecting: a).displayStyle != nil && "\(a)" == "\(b)" }
  return zip(parts, others).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
}

/// Runs code of a view, which belongs to the main actor. This module runs on the main thread only.
func onMainActor<T>(_ operation: @MainActor () -> T) -> T {
  MainActor.preconditionIsolated("views are evaluated on the main actor")
  return withoutActuallyEscaping(operation) { unsafeBitCast($0, to: (() -> T).self)() }
}

/// Stops the test: the module does not have this part of SwiftUI.
func notModelled(_ what: String) -> Never { fatalError("not modelled: \(what)") }
