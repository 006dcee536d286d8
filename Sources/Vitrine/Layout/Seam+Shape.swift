extension Seam {
  /// Returns the corner radii of an item: outer corners stay round, inner ones close with the seam.
  ///
  /// ```
  ///   first            inner             last          down a column, the first
  ///  radius  r         r     r          r   radius     radius  radius
  ///     (####]         [######]         [####)            (####)
  ///     (####]         [######]         [####)            [####]
  ///  radius  r         r     r          r   radius         r    r        r = radius · (1 - seam)
  /// ```
  /// - Parameters:
  ///   - seam: The seam, from 0, with gaps, to 1, stitched.
  ///   - radius: The radius of all corners while the row has gaps, in points.
  ///   - isFirst: Whether it is the first item of a row that does not loop.
  ///   - isLast: Whether it is the last item of a row that does not loop.
  ///   - axis: The direction of the row.
  public static func radii(
    at seam: Double, of radius: Double, isFirst: Bool, isLast: Bool, along axis: Strip.Axis
  ) -> CornerRadii {
    let inner = radius * (1 - seam)
    let (leading, trailing) = (isFirst ? radius : inner, isLast ? radius : inner)
    if axis.isVertical {
      return CornerRadii(
        topLeft: leading, topRight: leading, bottomRight: trailing, bottomLeft: trailing)
    }
    let (left, right) = axis.isRightToLeft ? (trailing, leading) : (leading, trailing)
    return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  /// Returns how far an item extends below the next one, in points.
  ///
  /// Two edges within one pixel are both drawn translucently, and the backdrop shows through as a hairline. So stitched items
  /// overlap by one pixel of the screen, wherever their edges lie. While the gap is wider than a pixel, nothing overlaps.
  ///
  /// ```
  ///   pixels    |         |         |
  ///   one       ########### . . .#         ends where the other begins, drawn one pixel farther
  ///   other               . ###############
  ///   meeting             ^ no backdrop is visible here
  /// ```
  /// - Parameters:
  ///   - gap: The gap after the item, in points.
  ///   - pixel: The side of a pixel of the screen, in points.
  public static func overlap(at gap: Double, pixel: Double) -> Double { max(0, pixel - gap) }
}
