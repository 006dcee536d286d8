extension Seam {
  /// How round an item's corners are at a seam: outer corners stay, inner ones close.
  ///
  /// ```
  ///   first            inner             last          down a column, the first
  ///  radius  r         r     r          r   radius     radius  radius
  ///     (####]         [######]         [####)            (####)
  ///     (####]         [######]         [####)            [####]
  ///  radius  r         r     r          r   radius         r    r        r = radius · (1 - seam)
  /// ```
  /// - Parameters:
  ///   - seam: From 0, parted, to 1, stitched together.
  ///   - radius: How round all corners are when it is parted, in points.
  ///   - isFirst: Whether the row begins with it; never in a loop.
  ///   - isLast: Whether the row ends with it; never in a loop.
  ///   - axis: In which direction the row runs.
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

  /// How much farther than its end an item is drawn, beneath the one that follows, in points.
  ///
  /// Edges that meet within a pixel are each drawn as a share of it, and the ground shines through both: a hairline. So what
  /// is stitched overlaps by one pixel of the screen, wherever its edge lies. While the gap is wider than that, nothing does.
  ///
  /// ```
  ///   pixels    |         |         |
  ///   one       ########### . . .#         ends where the other begins, drawn one pixel farther
  ///   other               . ###############
  ///   meeting             ^ no ground is seen here
  /// ```
  /// - Parameters:
  ///   - gap: The gap behind the item, in points.
  ///   - pixel: The side of a pixel of the screen, in points.
  public static func overlap(at gap: Double, pixel: Double) -> Double { max(0, pixel - gap) }
}
