/// The memory of a value.
enum Footprint {
  /// Returns the number of elements of all arrays in a value.
  static func elements(in value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else {
      return mirror.children.reduce(0) { $0 + elements(in: $1.value) }
    }
    guard let first = mirror.children.first else { return 0 }
    let count = Int(mirror.children.count)
    return first.value is Double
      ? count : mirror.children.reduce(count) { $0 + elements(in: $1.value) }
  }
}
