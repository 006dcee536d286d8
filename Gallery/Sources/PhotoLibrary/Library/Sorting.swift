/// The order in which photographs are shown.
public enum Sorting: String, CaseIterable, Sendable {
  /// By the date on which they were taken, newest first. Those without one come last, by the date of the file.
  case date
  /// By name, album by album.
  case name

  /// Whether one photograph comes before another. Those of the same time are sorted by name, so that the order is the same in every
  /// run. Cameras number their files upwards, so the last name is the newest.
  func sorts(_ one: Photo, before other: Photo, by names: NameOrder) -> Bool {
    guard self == .date else { return names.sorts(one.file.path, before: other.file.path) }
    guard (one.taken == nil) == (other.taken == nil) else { return one.taken != nil }
    let (date, otherDate) = (one.taken ?? one.fileDate, other.taken ?? other.fileDate)
    if date < otherDate || otherDate < date { return otherDate < date }
    return names.sorts(other.file.path, before: one.file.path)
  }
}
