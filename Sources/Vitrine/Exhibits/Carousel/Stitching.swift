/// Stitching and unstitching of a row of photographs by fingers, keys and code.
struct Stitching: Equatable, Sendable {
  /// The scale of the present pinch of a trackpad or a wheel.
  private var scale = 1.0
  /// The velocity of that scale.
  private var tracker = VelocityTracker()

  /// Stitches or unstitches the row for a button, a key or code.
  ///
  /// One point stays in place. The row moves to its new resting offset on the curve of the seam, so that no gap opens at its
  /// end.
  func set(
    _ isStitched: Bool, animated: Bool, of row: inout Scroller
  ) {
    let flips = isStitched != row.strip.seam.isStitched
    guard flips || !animated else { return }
    if flips { row.announce(.stitch(isStitched)) }
    let now = row.now
    guard row.strip.count > 0 else {
      return row.relayoutAboutAnchor {
        $0.seam.setStitched(isStitched, animated: animated, at: now.motion)
      }
    }
    let pinned = pinnedPoint(of: row, isStitched, animated: animated)
    row.relayout(pinning: pinned) { strip in
      strip.seam.setStitched(isStitched, animated: animated, at: now.motion)
      return .retarget(strip.seam.curve)
    }
  }

  /// Returns the point that stays in place: the anchored one, or an end of the row that would become visible.
  private func pinnedPoint(
    of row: Scroller, _ isStitched: Bool, animated: Bool
  ) -> Strip.Anchor {
    let offset = row.offset.position(at: row.now.motion)
    var strip = row.strip
    let looked = row.pointLookedAt(from: offset)
    strip.anchor = looked
    strip.seam.setStitched(isStitched, animated: animated, at: row.now.motion)
    let beyond = strip.settled.confined(offset) - offset
    guard !row.isHeld, beyond != 0 else { return looked }
    return strip.end(isFirst: beyond > 0)
  }
}

// MARK: Pinching

extension Stitching {
  /// Closes and opens the gaps with the fingers. The point between the fingers stays between them.
  func pinch(
    by scale: Double, moved translation: Vector, around point: Vector, of row: inout Scroller,
    shown: Instant
  ) {
    if !row.strip.seam.isHeld {
      beginPinch(scale, moved: translation, around: point, of: &row, shown: shown)
    }
    let now = row.now
    var flips = false
    row.drag(by: translation)
    row.relayoutAboutAnchor { strip in
      flips = strip.seam.pinch(scale: scale, at: now.motion)
    }
    guard flips else { return }
    row.announce(.stitch(row.strip.seam.isStitched))
    row.announce(.haptic)
  }

  /// Begins a pinch of the seam as it was drawn for `shown`, and grabs the row at the point between the fingers.
  private func beginPinch(
    _ scale: Double, moved translation: Vector, around point: Vector, of row: inout Scroller,
    shown: Instant
  ) {
    guard row.isHeld else { return }
    row.evaluate(at: shown)
    row.regrab(at: point, moved: translation, at: shown)
    row.holdEnds()
    row.relayoutAboutAnchor { strip in
      strip.seam.beginPinch(scale: scale, at: shown.motion)
    }
  }

  /// Ends a pinch. One finger stays and continues as a drag. The seam moves to its chosen end.
  func unpinch(
    velocity: Double, at point: Vector, of row: inout Scroller
  ) {
    release(velocity: velocity, of: &row)
    guard let drag = row.drag else { return }
    row.releaseEnds()
    row.regrab(at: point, moved: drag.translation, at: row.now)
  }

  /// Ends the pinch, if there is one, without velocity.
  func end(of row: inout Scroller) {
    release(velocity: 0, of: &row)
    row.releaseEnds()
  }

  private func release(
    velocity: Double, of row: inout Scroller
  ) {
    let now = row.now
    row.relayoutAboutAnchor { strip in
      strip.seam.endPinch(scaleVelocity: velocity, at: now.motion)
    }
  }
}

// MARK: Magnification

extension Stitching {
  /// Begins a pinch by a trackpad or a wheel.
  mutating func begin(
    _ sample: Magnify, of row: inout Scroller, shown: Instant
  ) {
    end(of: &row)
    row.grab(at: sample.position, on: .item, by: .trackpad, shown: shown)
    beginPinch(1, moved: .zero, around: sample.position, of: &row, shown: shown)
    (scale, tracker) = (1, VelocityTracker())
  }

  /// Pinches to a scale that was measured at a time in seconds.
  mutating func change(
    to scale: Double, measured time: Double, _ sample: Magnify, of row: inout Scroller,
    shown: Instant
  ) {
    guard row.isMagnified else { return }
    self.scale = scale
    tracker.add(scale, at: time)
    pinch(
      by: scale, moved: .zero, around: sample.position, of: &row, shown: shown)
  }

  /// Pinches by one step of a wheel. The first step begins a pinch, and silence ends it.
  mutating func scroll(
    _ sample: Magnify, measured time: Double, of row: inout Scroller, shown: Instant
  ) {
    if !row.isMagnified { begin(sample, of: &row, shown: shown) }
    let scale = (self.scale * sample.scale).clamped(to: Magnify.scales)
    change(to: scale, measured: time, sample, of: &row, shown: shown)
    row.holdByWheel(until: row.now.real + Threshold.wheelSilence)
  }

  /// Ends the pinch with the velocity of the fingers on a trackpad. A silent wheel has no velocity.
  func endMagnification(of row: inout Scroller) {
    let velocity = row.isMagnified ? tracker.velocity(at: row.now.real) : 0
    release(velocity: velocity, of: &row)
    end(of: &row)
    row.endDrag()
  }
}

extension Scroller {
  /// Whether a trackpad or a wheel pinches the row.
  var isMagnified: Bool {
    guard let drag else { return false }
    return drag.source != .fingers
  }

  /// Returns the point under the finger; else that of the item on which the row rests; else the middle of the viewport.
  fileprivate func pointLookedAt(from offset: Double) -> Strip.Anchor {
    if let touched = drag?.touched { return strip.point(touched.index, touched.fraction) }
    if case .resting(.item) = phase { return strip.point(target, strip.alignment.fraction) }
    return strip.anchor(at: offset - strip.line + strip.viewport / 2)
  }
}

extension Strip {
  /// Returns an end of the row as an anchor.
  fileprivate func end(isFirst: Bool) -> Anchor {
    isFirst
      ? point(0, alignment == .end ? 0 : alignment.fraction)
      : point(count - 1, alignment == .start ? 1 : alignment.fraction)
  }
}
