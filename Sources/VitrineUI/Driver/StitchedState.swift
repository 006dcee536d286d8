/// Whether a row is stitched or on its way there, as the app knows it.
struct StitchedState {
  private(set) var isStitched = false

  /// Records an assignment of the app, or that a person has stitched or unstitched the row. Returns whether it is a change.
  mutating func set(_ new: Bool) -> Bool {
    defer { isStitched = new }
    return new != isStitched
  }
}
