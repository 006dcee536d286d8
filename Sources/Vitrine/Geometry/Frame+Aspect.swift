extension Frame {
  /// Returns the largest frame of a ratio inside this one, centred: aspect fit.
  ///
  /// ```
  /// +----------------+
  /// |                |
  /// |################|    # the picture, wider than this frame
  /// |################|
  /// |                |
  /// +----------------+
  /// ```
  /// - Parameter ratio: Width divided by height; taken as 1 unless finite and positive.
  public func fitting(ratio: Double) -> Frame {
    centered(ratio: ratio, alongWidth: ratio.orOne * height >= width)
  }

  /// Returns the smallest frame of a ratio that covers this one: aspect fill.
  ///
  /// ```
  ///   +--------+
  /// ##|########|##    # the picture; the parts outside of this frame are cropped
  /// ##|########|##
  ///   +--------+
  /// ```
  /// - Parameters:
  ///   - ratio: Width divided by height; taken as 1 unless finite and positive.
  ///   - focus: The part of the picture that stays in view when it is cropped: (0, 0) keeps the top-left, (0.5, 0.5) the
  ///     middle, (1, 1) the bottom-right.
  public func filling(ratio: Double, focus: Vector = Vector(x: 0.5, y: 0.5)) -> Frame {
    let filled = centered(ratio: ratio, alongWidth: ratio.orOne * height < width)
    return Frame(
      x: x + (width - filled.width) * focus.x, y: y + (height - filled.height) * focus.y,
      width: filled.width, height: filled.height)
  }

  private func centered(ratio: Double, alongWidth: Bool) -> Frame {
    let ratio = ratio.orOne
    let dimensions =
      alongWidth
      ? Dimensions(width: width, height: width / ratio)
      : Dimensions(width: height * ratio, height: height)
    return Frame(center: center, dimensions: dimensions)
  }
}
