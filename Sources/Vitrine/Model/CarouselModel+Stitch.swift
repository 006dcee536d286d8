extension CarouselModel {
  /// Stitches the row together or parts it, as a button, a key or code asks.
  mutating func stitch(_ isStitched: Bool, animated: Bool, at time: Double) {
    guard hasSeam else { return }
    let flips = isStitched != strip.seam.isStitched
    guard flips || !animated else { return }
    strip.seam.turn(to: isStitched, animated: animated, at: pace.at(time))
    if flips { signals.append(.stitch(isStitched)) }
    if strip.count > 0 { keepPlace(at: pace.at(time)) }
  }

  /// Lays the gaps out about what is looked at, and goes where the row will rest then: on the curve of the seam itself, so
  /// that no gap opens at its end.
  private mutating func keepPlace(at motion: Double) {
    let place = travel.position(at: motion)
    strip.anchor = pointLookedAt(from: place)
    let beyond = strip.settled.confined(place) - place
    if !isHeld, beyond != 0 { strip.anchor = outermost(atStart: beyond > 0) }
    look(at: now)
    guard !isHeld, !isFadingOut, wheelDeadline == nil else { return }
    let settled = strip.settled
    let end = restsFreely ? settled.confined(travel.target) : settled.rest(of: target)
    guard abs(end - travel.target) > 1e-9 else { return }
    isSettled = false
    travel = travel.retargeted(to: end, at: motion, with: strip.seam.curve)
  }

  /// The point under the finger, or the item on which the row rests, or else the middle of what shows.
  private func pointLookedAt(from place: Double) -> Strip.Anchor {
    if let touched = grip?.touched { return anchor(touched.number, touched.fraction) }
    if isSettled, !restsFreely { return anchor(target, strip.alignment.fraction) }
    return strip.anchor(at: place - strip.line + strip.viewport / 2)
  }

  /// The end of the row that would come into view, as a point that keeps its place.
  private func outermost(atStart isStart: Bool) -> Strip.Anchor {
    isStart
      ? anchor(0, strip.alignment == .end ? 0 : strip.alignment.fraction)
      : anchor(strip.count - 1, strip.alignment == .start ? 1 : strip.alignment.fraction)
  }

  private func anchor(_ number: Int, _ fraction: Double) -> Strip.Anchor {
    let place = strip.place(of: number, fraction: fraction)
    return Strip.Anchor(number: number, fraction: fraction, place: place)
  }

  /// A tap opens the photograph under it, current or not; the click that follows is the page's.
  mutating func tapPhotograph(at point: Vector, _ time: Double) -> Bool {
    guard let grip else { return false }
    let number = grip.touched.number
    let place = place(at: time)
    let seen = placement(of: number, home: number, from: place).frame
    if seen.contains(point) { signals.append(.open(item: strip.item(number))) }
    snapBack(at: time)
    return false
  }
}

extension CarouselModel {
  /// Draws a photograph as high as the row, with the corners that the seam leaves it, and its end beneath the next one.
  ///
  /// The box has a constant size: one pixel longer than the extent, cropped away while the gap is open.
  func shape(_ placement: inout Placement, of number: Int, from start: Double) {
    let isFirst = !strip.loops && number == 0
    let isLast = !strip.loops && number == strip.count - 1
    let pixel = isLast ? 0 : 1 / environment.displayScale
    let extent = strip.extent(of: number)
    let frame = row(axis.frame(start: start, extent: extent + pixel, in: viewport))
    let overlap = Seam.overlap(at: strip.gap, pixel: pixel)
    let seen = row(axis.frame(start: start, extent: extent + overlap, in: viewport))
    (placement.box, placement.position) = (frame.dimensions, frame.origin)
    placement.crop = Insets(from: frame, to: seen)
    placement.radii = Seam.radii(
      at: strip.closeness.position, of: options.radius, isFirst: isFirst, isLast: isLast,
      along: axis)
  }

  /// What of a frame as broad as the viewport belongs to the row, in the middle of it.
  private func row(_ frame: Frame) -> Frame {
    var frame = frame
    if axis.isVertical {
      frame.width = min(frame.width, options.rowHeight)
      frame.x = (viewport.width - frame.width) / 2
    } else {
      frame.height = min(frame.height, options.rowHeight)
      frame.y = (viewport.height - frame.height) / 2
    }
    return frame
  }
}

extension Frame {
  fileprivate func contains(_ point: Vector) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }
}
