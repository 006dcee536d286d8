/// A row of pages as wide as the screen, with a photograph on each. Pages count from the shown photograph.
///
/// ```
///    page -1            page 0            page 1
///  +-----------+ gap +-----------+ gap +-----------+
///  |           |     |  screen   |     |           |     the row is shifted while the page changes;
///  +-----------+     +-----------+     +-----------+     right to left, page 1 is on the left
/// ```
/// A finger or a wheel changes the shift, and it returns to zero.
struct PhotoRow: Equatable, Sendable {
  /// The width of the screen, in points.
  var width: Double
  /// Whether the row runs from the right to the left.
  var isRightToLeft: Bool
  /// The pages that have a photograph.
  var pages: ClosedRange<Int>

  /// The gap between two pages, in points. It is visible only while the row is shifted. Chosen by eye.
  static let gap = 20.0

  /// The distance from a page to the next, in points.
  var pitch: Double { width + Self.gap }

  private var step: Double { isRightToLeft ? -pitch : pitch }

  /// Returns how far a page is to the right of the screen, in points.
  func offset(of page: Int, shiftedBy shift: Double) -> Double { Double(page) * step + shift }

  /// Returns the position of the screen in the row, in pages: 0.5 between the pages 0 and 1.
  func position(shiftedBy shift: Double) -> Double { -shift / step }

  /// Returns the page nearest to the screen. It may have no photograph, because a jump may have skipped it.
  func nearest(shiftedBy shift: Double) -> Int {
    (position(shiftedBy: shift) + 0.5).floored(in: -1_000_000...1_000_000)
  }

  /// Returns whether a part of a page is on the screen.
  func shows(_ page: Int, shiftedBy shift: Double) -> Bool {
    abs(offset(of: page, shiftedBy: shift)) < width
  }

  /// The shifts at which the row ends.
  var bounds: ClosedRange<Double> {
    let ends = (-Double(pages.lowerBound) * step, -Double(pages.upperBound) * step)
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  /// The shifts at which the row ends, and the rubber bands there.
  var range: ElasticRange { ElasticRange(bounds, dimension: width) }
}

extension PhotoRow {
  /// Returns the page on which the row rests after a release: at most one from page 0; see ``PageSnap``.
  /// - Parameters:
  ///   - shift: The shift of the row, in points to the right.
  ///   - distance: The distance of the drag, in points to the right.
  ///   - velocity: The velocity, in points per second.
  func landing(shiftedBy shift: Double, draggedBy distance: Double, velocity: Double) -> Int {
    let onward = isRightToLeft ? velocity : -velocity
    let snap = PageSnap(before: -pitch, here: 0, after: pitch)
    let step = snap.step(
      from: position(shiftedBy: shift) * pitch, draggedBy: position(shiftedBy: distance) * pitch,
      velocity: onward)
    return step.rawValue.clamped(to: pages.clamped(to: -1...1))
  }
}
