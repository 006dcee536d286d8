/// The values of an app's bindings to an exhibit, as the exhibit knows them.
///
/// ```
///   app's update:       beginUpdate -> data, receive -> endUpdate, then the reports that have waited
///   person's decision:  the exhibit writes to a binding -> note(reported:), which reads whether the binding has taken it
/// ```
struct BoundValues<Values: Equatable> {
  /// The values as last received, or as reported and taken.
  private var known: Values
  /// The number of reported values that the bindings have taken.
  private(set) var acceptedReports = 0
  /// Whether an update of the app's data and values is being applied. Reports wait for its end.
  private(set) var isUpdating = false

  /// Creates the values before the first update.
  init(_ values: Values) { known = values }

  /// Begins an update of the app's data and values.
  mutating func beginUpdate() { isUpdating = true }

  /// Ends the update.
  mutating func endUpdate() { isUpdating = false }

  /// Receives the app's values. Returns the earlier ones: a value that is the same as before is no decision of the app.
  mutating func receive(_ new: Values) -> Values {
    defer { known = new }
    return known
  }

  /// Records a reported value if the app's binding has taken it: the old value again is then a change. A constant binding, and one
  /// whose setter keeps the old value, have not taken it.
  /// - Parameter present: The present values of the bindings; nil without bindings.
  mutating func note<Value: Equatable>(
    reported value: Value, of property: WritableKeyPath<Values, Value>, present: Values?
  ) {
    guard let present, present[keyPath: property] == value else { return }
    known[keyPath: property] = value
    acceptedReports += 1
  }
}
