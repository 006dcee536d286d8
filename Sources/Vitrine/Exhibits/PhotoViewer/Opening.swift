/// When and where a photograph was opened.
struct Opening: Equatable, Sendable {
  /// In seconds.
  let time: Double
  /// Where the photograph was on the page, in points on the screen; nil if that is unknown.
  let cell: Frame?

  /// Whether a press still belongs to the double click whose first click opened the photograph: soon after it, and near it.
  func isEcho(at point: Vector, _ now: Double) -> Bool {
    guard now - time <= Threshold.echoDuration else { return false }
    guard let cell else { return true }
    let reach = Threshold.doubleTapDistance
    return point.x >= cell.x - reach && point.x <= cell.maxX + reach
      && point.y >= cell.y - reach && point.y <= cell.maxY + reach
  }
}
