/// How a photograph of a stitched row is drawn: as high as the row, with the corners that the seam leaves it, and its end beneath
/// the next one.
package struct StitchedRow {
  let options: CarouselModel.Options
  let displayScale: Double
  let viewport: Dimensions

  /// Shapes the placement of an item that begins at `start`, in points from the beginning of the viewport.
  ///
  /// The box has a constant size: one pixel longer than the extent, cropped away while the gap is open.
  func shape(_ placement: inout Placement, at index: Int, from start: Double, in strip: Strip) {
    let isFirst = !strip.loops && index == 0
    let isLast = !strip.loops && index == strip.count - 1
    let pixel = isLast ? 0 : 1 / displayScale
    let extent = strip.extent(of: index)
    let frame = inRow(
      strip.axis.frame(start: start, extent: extent + pixel, in: viewport), along: strip.axis)
    let overlap = Seam.overlap(at: strip.gap, pixel: pixel)
    let visible = inRow(
      strip.axis.frame(start: start, extent: extent + overlap, in: viewport), along: strip.axis)
    (placement.box, placement.position) = (frame.dimensions, frame.origin)
    placement.crop = Insets(from: frame, to: visible)
    placement.radii = Seam.radii(
      at: strip.closeness.position, of: options.radius, isFirst: isFirst, isLast: isLast,
      along: strip.axis)
  }

  /// The size of the row in a view: no broader than `height`.
  package static func dimensions(
    in view: Dimensions, height: Double, isVertical: Bool
  ) -> Dimensions {
    isVertical
      ? Dimensions(width: min(view.width, height), height: view.height)
      : Dimensions(width: view.width, height: min(view.height, height))
  }

  /// What of a frame as broad as the viewport belongs to the row, in the middle of it.
  private func inRow(_ frame: Frame, along axis: Strip.Axis) -> Frame {
    var frame = frame
    let row = Self.dimensions(
      in: frame.dimensions, height: options.rowHeight, isVertical: axis.isVertical)
    (frame.width, frame.height) = (row.width, row.height)
    if axis.isVertical {
      frame.x = (viewport.width - frame.width) / 2
    } else {
      frame.y = (viewport.height - frame.height) / 2
    }
    return frame
  }
}
