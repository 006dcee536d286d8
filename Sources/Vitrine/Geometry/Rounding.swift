/// The differences between lengths or between offsets that come from rounding, in points. Smaller ones count as none.
enum Rounding {
  /// Of numbers that hosts measure. A host rounds sizes and scroll offsets to pixels of the screen, which are at most a point.
  static let measured = 0.5
  /// Of offsets that are computed in two ways. At ``Limit/distance`` a thousandth of a point can still be represented.
  static let computed = 0.001
  /// Of a sum whose terms are added in another order, near the viewport.
  static let summed = 1e-9
}
