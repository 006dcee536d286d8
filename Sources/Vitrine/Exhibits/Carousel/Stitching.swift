/// How hands, keys and code stitch a row of photographs together and part it.
struct Stitching: Equatable, Sendable {
  /// A trackpad's pinch, or that of a wheel.
  private struct Magnification: Equatable, Sendable {
    /// How many times larger it has become.
    var scale = 1.0
    /// How fast that changes.
    var tracker = VelocityTracker()
  }

  private var magnification: Magnification?

  /// Whether a trackpad or a wheel pinches the row.
  var isMagnifying: Bool {
    guard Part.seam.isHere, case .some = magnification else { return false }
    return true
  }

  /// Stitches the row together or parts it, as a button, a key or code asks.
  ///
  /// The point looked at stays where it is drawn. The row moves to its new resting place on the curve of the seam, so that no
  /// gap opens at its end.
  func set(
    _ isStitched: Bool, animated: Bool, of row: inout Scroller, at now: Instant,
    _ signals: inout SignalQueue
  ) {
    let flips = isStitched != row.strip.seam.isStitched
    guard flips || !animated else { return }
    if flips { signals.append(.stitch(isStitched)) }
    guard row.strip.count > 0 else {
      return row.relayoutAboutAnchor(at: now) {
        $0.seam.turn(to: isStitched, animated: animated, at: now.motion)
      }
    }
    let pinned = pinnedPoint(of: row, isStitched, animated: animated, at: now)
    row.relayout(pinning: pinned, at: now, &signals) { strip in
      strip.seam.turn(to: isStitched, animated: animated, at: now.motion)
      return .along(strip.seam.curve)
    }
  }

  /// The point that keeps its place: the one looked at, or the end of the row that would come into view.
  private func pinnedPoint(
    of row: Scroller, _ isStitched: Bool, animated: Bool, at now: Instant
  ) -> Strip.Anchor {
    let offset = row.offset.position(at: now.motion)
    var strip = row.strip
    let looked = row.pointLookedAt(from: offset)
    strip.anchor = looked
    strip.seam.turn(to: isStitched, animated: animated, at: now.motion)
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
    shown: Instant, at now: Instant, _ signals: inout SignalQueue
  ) {
    if !row.strip.seam.isHeld {
      hold(scale, moved: translation, around: point, of: &row, shown: shown, at: now)
    }
    var flips = false
    row.drag(by: translation)
    row.relayoutAboutAnchor(at: now) { strip in
      flips = strip.seam.follow(scale: scale, at: now.motion)
    }
    guard flips else { return }
    signals.append(.stitch(row.strip.seam.isStitched))
    signals.append(.haptic)
  }

  /// Grabs the seam as it was drawn for `shown`, and the row at the point between the fingers.
  private func hold(
    _ scale: Double, moved translation: Vector, around point: Vector, of row: inout Scroller,
    shown: Instant, at now: Instant
  ) {
    guard row.isHeld else { return }
    row.evaluate(at: shown)
    row.regrip(at: point, moved: translation, at: shown)
    row.holdEnds()
    row.relayoutAboutAnchor(at: now) { strip in
      strip.seam.hold(scale: scale, at: shown.motion)
    }
  }

  /// Ends a pinch of which one finger stays and drags on. The seam moves to the state that the pinch chose.
  func unpinch(
    velocity: Double, at point: Vector, of row: inout Scroller, at now: Instant
  ) {
    release(velocity: velocity, of: &row, at: now)
    guard let drag = row.drag else { return }
    row.releaseEnds(at: now)
    row.regrip(at: point, moved: drag.translation, at: now)
  }

  /// Ends whatever pinch there is, without velocity.
  mutating func end(of row: inout Scroller, at now: Instant) {
    release(velocity: 0, of: &row, at: now)
    magnification = nil
    row.releaseEnds(at: now)
  }

  private func release(
    velocity: Double, of row: inout Scroller, at now: Instant
  ) {
    row.relayoutAboutAnchor(at: now) { strip in
      strip.seam.letGo(scaleVelocity: velocity, at: now.motion)
    }
  }
}

// MARK: Magnification

extension Stitching {
  /// A trackpad or a wheel begins to pinch the row.
  mutating func begin(
    _ sample: Magnify, of row: inout Scroller, shown: Instant, at now: Instant
  ) {
    end(of: &row, at: now)
    row.grab(at: sample.position, on: .item, by: .trackpad, shown: shown, at: now)
    hold(1, moved: .zero, around: sample.position, of: &row, shown: shown, at: now)
    magnification = Magnification()
  }

  /// Pinches to a scale, which was measured at a time in seconds.
  mutating func change(
    to scale: Double, measured time: Double, _ sample: Magnify, of row: inout Scroller,
    shown: Instant, at now: Instant, _ signals: inout SignalQueue
  ) {
    guard isMagnifying else { return }
    magnification?.scale = scale
    magnification?.tracker.add(scale, at: time)
    pinch(
      by: scale, moved: .zero, around: sample.position, of: &row, shown: shown, at: now, &signals)
  }

  /// One notch of a wheel, which begins a pinch if there is none; silence will end it.
  mutating func turn(
    _ sample: Magnify, measured time: Double, of row: inout Scroller, shown: Instant,
    at now: Instant, _ signals: inout SignalQueue
  ) {
    if !isMagnifying { begin(sample, of: &row, shown: shown, at: now) }
    let scale = ((magnification?.scale ?? 1) * sample.scale).clamped(to: Magnify.scales)
    change(to: scale, measured: time, sample, of: &row, shown: shown, at: now, &signals)
    row.holdByWheel(until: now.real + Threshold.wheelSilence)
  }

  /// Lets go with the velocity of the fingers on the trackpad; a wheel that is silent has none.
  mutating func endMagnification(
    of row: inout Scroller, at now: Instant, _ signals: inout SignalQueue
  ) {
    let velocity = magnification?.tracker.velocity(at: now.real) ?? 0
    release(velocity: velocity, of: &row, at: now)
    end(of: &row, at: now)
    row.letGo(at: now, &signals)
  }
}

extension Scroller {
  /// The point under the finger, or the item on which the row rests, or else the middle of what shows.
  fileprivate func pointLookedAt(from offset: Double) -> Strip.Anchor {
    if let touched = drag?.touched { return strip.point(touched.number, touched.fraction) }
    if case .resting(.item) = phase { return strip.point(target, strip.alignment.fraction) }
    return strip.anchor(at: offset - strip.line + strip.viewport / 2)
  }
}

extension Strip {
  /// An end of the row, as a point that keeps its place.
  fileprivate func end(isFirst: Bool) -> Anchor {
    isFirst
      ? point(0, alignment == .end ? 0 : alignment.fraction)
      : point(count - 1, alignment == .start ? 1 : alignment.fraction)
  }
}
