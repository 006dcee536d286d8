/// The time and the place of the click that opened a photograph.
struct OpeningClick: Equatable, Sendable {
  /// The time, in seconds.
  let time: Double
  /// The frame of the photograph on the page, in points on the screen; nil if unknown.
  let cell: Frame?

  /// Returns whether a press belongs to the double click whose first click opened the photograph: it comes soon after it and
  /// near it.
  func isRepeated(at point: Vector, _ now: Double) -> Bool {
    guard now - time <= Threshold.openingClickDuration else { return false }
    return cell?.contains(point, within: Threshold.doubleTapDistance) ?? true
  }
}
