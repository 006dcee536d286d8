/// The items that are visible, or near.
extension Scroller {
  /// Returns the visible virtual indices while an offset is on the line.
  func visible(from offset: Double) -> Range<Int> {
    let start = strip.viewportStart(at: offset)
    return strip.indices(from: start, to: start + strip.viewport)
  }

  /// Returns the visible items, and those within two viewports on either side.
  func nearby(at instant: Instant) -> Range<Int> {
    let start = strip.viewportStart(at: offset.position(at: instant.motion))
    let reach = 2 * strip.viewport
    let indices = strip.indices(from: start - reach, to: start + strip.viewport + reach)
    let count = min(indices.count, strip.count)
    let first = indices.isEmpty ? 0 : strip.item(indices.lowerBound)
    return first..<first + count
  }

  /// Returns the virtual indices that are visible while the offset moves from `offset` to `end`, and those within `margin` on
  /// either side, if that repeats no item.
  func mounted(from offset: Double, to end: Double, margin: Double) -> Range<Int> {
    let start = strip.viewportStart(at: min(offset, end)) - margin
    let wide = strip.indices(
      from: start, to: start + abs(end - offset) + strip.viewport + 2 * margin)
    guard strip.loops, wide.count > strip.count else { return wide }
    let visible = visible(from: offset)
    let spare = max(0, strip.count - visible.count)
    let first = visible.lowerBound - spare / 2
    return first..<first + max(strip.count, visible.count)
  }

  /// Returns the first virtual index of the lap of the originals.
  ///
  /// It moves as little as possible, so an item and its copy change roles only while the original is invisible. Events and
  /// deadlines move it; drawing does not.
  func firstOriginal(in mounted: Range<Int>) -> Int {
    max(mounted.lowerBound, min(firstOriginal, mounted.upperBound - strip.count))
  }

  /// The origin of placements, for scenes at any instant. It changes only when the strip is far away from it, because browsers
  /// draw with 32-bit numbers.
  var presentRenderOrigin: Double {
    let far = 20_000.0
    let distance = offset.position - renderOrigin
    return renderOrigin + (distance / far).rounded(.towardZero) * far
  }

  /// Returns the offset of placements at a time, in seconds, on the axes of the screen.
  func renderOffset(at time: Double) -> Vector {
    strip.axis.offset(presentRenderOrigin - position(at: time))
  }

  /// Returns the scroll offset at a time, in seconds.
  func position(at time: Double) -> Double { offset.position(at: offset.clock.motion(at: time)) }

  /// Returns whether the next frame differs from the one at an instant without any event.
  func isMoving(at instant: Instant) -> Bool {
    if let arrival = offset.arrival(), instant.real < arrival { return true }
    return strip.isMoving(at: instant.motion) || instant.motion < strip.expansions.restTime
      || !offset.fade.isResting(at: instant.motion)
  }
}
