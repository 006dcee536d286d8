/// Stitching and unstitching of a row of photographs by fingers, keys and code.
extension Scroller {
  /// Stitches or unstitches the row for a button, a key or code.
  ///
  /// One point stays in place. The row moves to its new resting offset on the curve of the seam, so that no gap opens at its
  /// end.
  mutating func stitch(_ isStitched: Bool, animated: Bool) {
    let flips = isStitched != strip.seam.isStitched
    guard flips || !animated else { return }
    if flips { announce(.stitch(isStitched)) }
    let now = now
    guard strip.count > 0 else {
      return relayoutAboutAnchor {
        $0.seam.setStitched(isStitched, animated: animated, at: now.motion)
      }
    }
    relayout(pinning: pinnedPoint(stitching: isStitched, animated: animated)) { strip in
      strip.seam.setStitched(isStitched, animated: animated, at: now.motion)
      return .retarget(strip.seam.curve)
    }
  }

  /// Returns the point that stays in place: the observed one, or an end of the row that would become visible.
  private func pinnedPoint(stitching isStitched: Bool, animated: Bool) -> Strip.Anchor {
    let offset = offset.position
    var strip = strip
    let observed = observedPoint(from: offset)
    strip.anchor = observed
    strip.seam.setStitched(isStitched, animated: animated, at: now.motion)
    let beyond = strip.settled.confined(offset) - offset
    guard !self.offset.isHeld, beyond != 0 else { return observed }
    return strip.end(isFirst: beyond > 0)
  }

  /// Returns the point under the finger; else that of the item on which the row rests; else the middle of the viewport.
  private func observedPoint(from offset: Double) -> Strip.Anchor {
    if let touched = self.offset.drag?.details.point {
      return strip.point(touched.index, touched.fraction)
    }
    if restsOnItem { return strip.point(target, strip.alignment.fraction) }
    return strip.anchor(at: strip.viewportStart(at: offset) + strip.viewport / 2)
  }
}

// MARK: Pinching

extension Scroller {
  /// Closes and opens the gaps with the fingers. The point between the fingers stays between them.
  mutating func pinch(
    by scale: Double, moved translation: Vector, around point: Vector, shown: Instant
  ) {
    if !strip.seam.isHeld {
      beginPinch(scale, moved: translation, around: point, shown: shown)
    }
    let now = now
    var flips = false
    drag(by: translation)
    relayoutAboutAnchor { strip in
      flips = strip.seam.pinch(scale: scale, at: now.motion)
    }
    guard flips else { return }
    announce(.stitch(strip.seam.isStitched))
    announce(.haptic)
  }

  /// Begins a pinch of the seam as it was drawn for `shown`, and grabs the row at the point between the fingers.
  mutating func beginPinch(
    _ scale: Double, moved translation: Vector, around point: Vector, shown: Instant
  ) {
    guard offset.isHeld else { return }
    evaluate(at: shown)
    moveGrab(to: point, moved: translation, at: shown)
    holdEnds()
    relayoutAboutAnchor { strip in
      strip.seam.beginPinch(scale: scale, at: shown.motion)
    }
  }

  /// Ends a pinch. One finger stays and continues as a drag. The seam moves to its chosen end.
  mutating func unpinch(scaleVelocity: Double, at point: Vector) {
    releaseSeam(scaleVelocity: scaleVelocity)
    guard let touch = offset.drag?.details else { return }
    releaseEnds()
    moveGrab(to: point, moved: touch.translation, at: now)
  }

  /// Ends the pinch, if there is one, without velocity.
  mutating func endPinch() {
    releaseSeam(scaleVelocity: 0)
    releaseEnds()
  }

  /// Lets the seam move to its chosen end, with the velocity of the scale per second.
  mutating func releaseSeam(scaleVelocity: Double) {
    let now = now
    relayoutAboutAnchor { strip in
      strip.seam.endPinch(scaleVelocity: scaleVelocity, at: now.motion)
    }
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
