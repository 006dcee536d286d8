/// How hands, keys and code stitch a row of photographs together and unstitch it.
struct Stitching: Equatable, Sendable {
  /// How many times larger a trackpad or a wheel has made the row.
  private var scale = 1.0
  /// How fast that changes.
  private var tracker = VelocityTracker()

  /// Stitches the row together or unstitches it, as a button, a key or code asks.
  ///
  /// The point looked at stays where it is drawn. The row moves to its new resting offset on the curve of the seam, so that no
  /// gap opens at its end.
  func set(
    _ isStitched: Bool, animated: Bool, of row: inout Scroller
  ) {
    let flips = isStitched != row.strip.seam.isStitched
    guard flips || !animated else { return }
    if flips { row.announce(.stitch(isStitched)) }
    let now = row.now
    guard row.strip.count > 0 else {
      return row.relayoutAboutAnchor {
        $0.seam.turn(to: isStitched, animated: animated, at: now.motion)
      }
    }
    let pinned = pinnedPoint(of: row, isStitched, animated: animated)
    row.relayout(pinning: pinned) { strip in
      strip.seam.turn(to: isStitched, animated: animated, at: now.motion)
      return .retarget(strip.seam.curve)
    }
  }

  /// The point that stays where it is: the one looked at, or the end of the row that would come into view.
  private func pinnedPoint(
    of row: Scroller, _ isStitched: Bool, animated: Bool
  ) -> Strip.Anchor {
    let offset = row.offset.position(at: row.now.motion)
    var strip = row.strip
    let looked = row.pointLookedAt(from: offset)
    strip.anchor = looked
    strip.seam.turn(to: isStitched, animated: animated, at: row.now.motion)
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
      hold(scale, moved: translation, around: point, of: &row, shown: shown)
    }
    let now = row.now
    var flips = false
    row.drag(by: translation)
    row.relayoutAboutAnchor { strip in
      flips = strip.seam.follow(scale: scale, at: now.motion)
    }
    guard flips else { return }
    row.announce(.stitch(row.strip.seam.isStitched))
    row.announce(.haptic)
  }

  /// Grabs the seam as it was drawn for `shown`, and the row at the point between the fingers.
  private func hold(
    _ scale: Double, moved translation: Vector, around point: Vector, of row: inout Scroller,
    shown: Instant
  ) {
    guard row.isHeld else { return }
    row.evaluate(at: shown)
    row.regrab(at: point, moved: translation, at: shown)
    row.holdEnds()
    row.relayoutAboutAnchor { strip in
      strip.seam.hold(scale: scale, at: shown.motion)
    }
  }

  /// Ends a pinch of which one finger stays and drags on. The seam moves to the state that the pinch chose.
  func unpinch(
    velocity: Double, at point: Vector, of row: inout Scroller
  ) {
    release(velocity: velocity, of: &row)
    guard let drag = row.drag else { return }
    row.releaseEnds()
    row.regrab(at: point, moved: drag.translation, at: row.now)
  }

  /// Ends whatever pinch there is, without velocity.
  func end(of row: inout Scroller) {
    release(velocity: 0, of: &row)
    row.releaseEnds()
  }

  private func release(
    velocity: Double, of row: inout Scroller
  ) {
    let now = row.now
    row.relayoutAboutAnchor { strip in
      strip.seam.letGo(scaleVelocity: velocity, at: now.motion)
    }
  }
}

// MARK: Magnification

extension Stitching {
  /// A trackpad or a wheel begins to pinch the row.
  mutating func begin(
    _ sample: Magnify, of row: inout Scroller, shown: Instant
  ) {
    end(of: &row)
    row.grab(at: sample.position, on: .item, by: .trackpad, shown: shown)
    hold(1, moved: .zero, around: sample.position, of: &row, shown: shown)
    (scale, tracker) = (1, VelocityTracker())
  }

  /// Pinches to a scale, which was measured at a time in seconds.
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

  /// One notch of a wheel. It begins a pinch unless one has begun; silence ends it.
  mutating func scroll(
    _ sample: Magnify, measured time: Double, of row: inout Scroller, shown: Instant
  ) {
    if !row.isMagnified { begin(sample, of: &row, shown: shown) }
    let scale = (self.scale * sample.scale).clamped(to: Magnify.scales)
    change(to: scale, measured: time, sample, of: &row, shown: shown)
    row.holdByWheel(until: row.now.real + Threshold.wheelSilence)
  }

  /// Lets go with the velocity of the fingers on the trackpad; a wheel that is silent has none.
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
    guard BuildFeature.seam.isHere, let drag else { return false }
    return drag.source != .fingers
  }

  /// The point under the finger, or the item on which the row rests, or else the middle of what shows.
  fileprivate func pointLookedAt(from offset: Double) -> Strip.Anchor {
    if let touched = drag?.touched { return strip.point(touched.index, touched.fraction) }
    if case .resting(.item) = phase { return strip.point(target, strip.alignment.fraction) }
    return strip.anchor(at: offset - strip.line + strip.viewport / 2)
  }
}

extension Strip {
  /// An end of the row, as a point that stays where it is.
  fileprivate func end(isFirst: Bool) -> Anchor {
    isFirst
      ? point(0, alignment == .end ? 0 : alignment.fraction)
      : point(count - 1, alignment == .start ? 1 : alignment.fraction)
  }
}
