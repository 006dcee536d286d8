/// The order in which photographs are shown.
public enum Sorting: String, CaseIterable, Sendable {
  /// Newest first, by the date taken, else the file's.
  case date
  /// By name, album by album.
  case name

  /// Whether one photograph is shown before another. Equal dates fall back on names, so that the order is
  /// the same in every run.
  func places(_ one: Photo, before other: Photo, by names: NameOrder) -> Bool {
    let (date, otherDate) = (one.taken ?? one.fileDate, other.taken ?? other.fileDate)
    if self == .date, date != otherDate { return otherDate < date }
    return names.places(one.file.path, before: other.file.path)
  }
}
