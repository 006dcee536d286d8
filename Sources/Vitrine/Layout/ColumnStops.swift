/// The numbers of columns at which a grid can rest.
///
/// ```
/// 1  2  3  4  5  7  10  14  20  28  40 …
/// ```
/// From five on they grow by about √2, so each step halves or doubles the area of two cells. A grid that rests at another number, which
/// follows from its minimum cell, has that stop as well.
struct ColumnStops: Equatable, Sendable {
  /// The maximum number of columns: cells are at least ``minimumCell`` wide.
  let limit: Int
  /// The number of columns at the last rest.
  let own: Int

  /// Creates the stops of a grid.
  /// - Parameters:
  ///   - width: The width that the cells share, in points.
  ///   - spacing: The gap between cells, in points.
  ///   - own: The number of columns at the last rest.
  init(width: Double, spacing: Double, own: Int) {
    limit = ((width + spacing) / (Self.minimumCell + spacing)).floored(in: 1...100_000)
    self.own = own
  }

  /// The minimum side of a cell, in points. People cannot tell smaller pictures apart.
  static let minimumCell = 14.0

  /// The greatest stop.
  var last: Int { around(.infinity).more }

  /// Returns the greatest stop that is not above a number of columns, and the next one. Beyond the ends they are the first or the last
  /// two stops. Both are 1 if there is no other stop.
  func around(_ columns: Double) -> (fewer: Int, more: Int) {
    var (fewer, more, listed) = (1, 1, 1)
    while more == 1 || Double(more) <= columns {
      var next = Self.stop(after: listed)
      if next > limit { next = own }
      if own > more, own < next { next = own } else { listed = next }
      guard next > more else { break }
      (fewer, more) = (more, next)
    }
    return (fewer, more)
  }

  /// Returns the stop nearest to a number of columns, as people see it: by the ratio of both.
  func nearest(to columns: Double) -> Int {
    let (fewer, more) = around(columns)
    return columns * columns < Double(fewer) * Double(more) ? fewer : more
  }

  /// Returns the next stop of the list.
  private static func stop(after stop: Int) -> Int {
    guard stop >= 5 else { return stop + 1 }
    return stop % 5 == 0 ? stop * 7 / 5 : stop * 10 / 7
  }
}
