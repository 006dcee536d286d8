/// A driver whose properties views read.
@MainActor
protocol ObservedDriver: AnyObject {}

extension ObservedDriver {
  /// Assigns the value of a property that views read, if it has changed. Views update with each assignment.
  func publish<Value: Equatable>(
    _ new: Value, as property: ReferenceWritableKeyPath<Self, Value>
  ) {
    if self[keyPath: property] != new { self[keyPath: property] = new }
  }
}
