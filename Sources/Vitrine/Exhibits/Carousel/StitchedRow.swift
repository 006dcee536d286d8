/// The shape of photographs in a stitched row: their height, the corners that depend on the seam, and the overlap with the next
/// photograph.
package struct StitchedRow {
  let options: StripOptions
  let displayScale: Double
  let viewport: Dimensions

  /// Shapes the placement of an item that begins at `start`, in points from the start of the viewport.
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
      at: strip.seamState.position, of: options.radius, isFirst: isFirst, isLast: isLast,
      along: strip.axis)
  }

  /// Returns the size of the row in a view: at most as broad as `height`.
  package static func dimensions(
    in view: Dimensions, height: Double, isVertical: Bool
  ) -> Dimensions {
    isVertical
      ? Dimensions(width: min(view.width, height), height: view.height)
      : Dimensions(width: view.width, height: min(view.height, height))
  }

  /// Returns the extents of photographs of these ratios in a view, in a row that is at most as broad as `height`.
  package static func extents(
    ofRatios ratios: [Double], in view: Dimensions, height: Double, isVertical: Bool
  ) -> [Double] {
    let row = dimensions(in: view, height: height, isVertical: isVertical)
    return ratios.map { ItemExtent.ratio($0).length(in: row, isVertical: isVertical) ?? 0 }
  }

  /// Returns the part of a frame that is in the row, centred across it.
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
