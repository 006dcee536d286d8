/// The time after which a view without area is worth a warning. A view can be empty for a moment while it appears.
struct VisibilityTimeout {
  private var isVisible = true
  /// The time of the warning, in seconds; nil if none is due.
  private(set) var dueTime: Double?

  /// The time for which a view can have no area without a warning, in seconds.
  private static var delay: Double { 1 }

  /// Records whether the view has an area. Returns whether that is a change.
  /// - Parameter now: The present time, in seconds.
  mutating func note(isVisible new: Bool, at now: Double) -> Bool {
    guard new != isVisible else { return false }
    isVisible = new
    dueTime = new ? nil : now + Self.delay
    return true
  }

  /// Returns whether the warning is due by a time, in seconds; once.
  mutating func take(by time: Double) -> Bool {
    guard let dueTime, dueTime <= time else { return false }
    self.dueTime = nil
    return true
  }
}
