/// The stored properties of a struct, in memory.
struct Field {
  let offset: Int
  let type: Any.Type
}

/// The name and attributes of a stored property. The functions of the Swift runtime that return them are those of `Mirror`.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _: Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

/// The kind of a type, in the first word of its metadata.
enum TypeKind: Int {
  case `struct` = 0x200
  case function = 0x302

  init?(_ type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

private nonisolated(unsafe) var known: [ObjectIdentifier: [Field]] = [:]

/// The stored properties of a struct; none for other types.
func fields(of type: Any.Type) -> [Field] {
  guard TypeKind(type) == .struct else { return [] }
  if let found = known[ObjectIdentifier(type)] { return found }
  let found = (0..<fieldCount(type)).map { index in
    var metadata = FieldMetadata()
    let field = fieldType(type, index: index, metadata: &metadata)
    metadata.free?(metadata.name)
    return Field(offset: fieldOffset(type, index: index), type: field)
  }
  known[ObjectIdentifier(type)] = found
  return found
}
