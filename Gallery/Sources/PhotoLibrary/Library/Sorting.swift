/// The order in which photographs are shown.
public enum Sorting: String, CaseIterable, Sendable {
  /// By the date on which they were taken, or else the date of the file; newest first.
  case date
  /// By name, album by album.
  case name

  /// Whether one photograph comes before another. Photographs with equal dates are ordered by name, so that the order
  /// is the same in every run.
  func sorts(_ one: Photo, before other: Photo, by names: NameOrder) -> Bool {
    let (date, otherDate) = (one.taken ?? one.fileDate, other.taken ?? other.fileDate)
    if self == .date, date != otherDate { return otherDate < date }
    return names.sorts(one.file.path, before: other.file.path)
  }
}
