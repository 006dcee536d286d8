import Vitrine

/// Two fingers on a trackpad, or a wheel with the control key, pinch the photograph under the pointer.
struct PointerPinch {
  /// What it holds; nil while nothing is known of it, until it ends.
  var held: HeldPhoto?
  var scale = 1.0
  /// The scale at which it took hold.
  var origin = 1.0
  /// When a wheel has been silent for long enough to have ended; nil for a trackpad, which says when it ends.
  var deadline: Double?
}

// A wheel moves the visible photographs by its distance. A pinch keeps the point under the pointer in place.
extension ViewerContinuity {
  /// A wheel turns pages; it pans a photograph that is zoomed. Either stops at the ends. It stops what ran out.
  mutating func scrolling(_ wheel: Wheel, _ transition: ViewerTransition) -> String? {
    guard fingers.isEmpty else { return going(transition) }
    // Of a photograph that a pointer pinches, or that is out of view, it is not known whether it is zoomed.
    guard pinch == nil, let photo = transition.from.photo else { return nil }
    let limits = context(transition.before, transition.from).limits
    let isOpen = transition.before.model.isOpen
    if isOpen, photo.box.width > limits.fit.width * (1 + 1e-9) {
      return panning(wheel, photo, limits, transition)
    }
    let delta = wheel.isSideways ? wheel.delta.x + wheel.delta.y : wheel.delta.x
    let isSideways = wheel.isSideways || abs(wheel.delta.x) > abs(wheel.delta.y)
    let held = HeldPhoto(transition.from, at: .zero, context(transition.before, transition.from))
    guard isOpen, isSideways, delta != 0, held.pages.count > 1 else { return going(transition) }
    use("a wheel turns pages")
    let reach = max(abs(transition.from.pitch(isRightToLeft: false)), abs(transition.displacement))
    let bounds = held.bounds.clamped(to: -reach...reach)
    let next = min(max(transition.displacement - delta, bounds.lowerBound), bounds.upperBound)
    return row(by: next - transition.displacement, transition) ?? stillness(transition)
  }

  private func row(by way: Double, _ transition: ViewerTransition) -> String? {
    let known = Set(PhotoView(transition.from).photos.map(\.item))
    let expected = PhotoView(transition.from).mapped {
      let photo = $0.moved(by: Vector(x: way, y: 0))
      return photo.frame.isHardlySeen(on: transition.from.dimensions) ? nil : photo
    }
    return jump(from: expected, to: transition.to, ignoring: { !known.contains($0) })
  }

  /// On each axis it moves by the wheel, no farther than to the edges.
  ///
  /// Of a photograph that is still being zoomed only this is known: it moves no farther than the wheel.
  private mutating func panning(
    _ wheel: Wheel, _ photo: Placement, _ limits: PhotoLimits, _ transition: ViewerTransition
  ) -> String? {
    use("a wheel pans")
    let delta =
      (wheel.isSideways ? Vector(x: wheel.delta.x + wheel.delta.y, y: 0) : wheel.delta) * -1
    guard let new = transition.to.photo else { return "it is gone" }
    let way = new.outline.center - photo.outline.center
    guard new.outline.dimensions.isNear(photo.outline.dimensions, within: 1e-6) else {
      return "a wheel resizes it"
    }
    let isAtSize = agree(photo.outline.width, photo.box.width, within: 1e-9)
    let scale = photo.box.width / limits.fit.width
    let pan = photo.outline.center - transition.middle - Vector(x: transition.displacement, y: 0)
    guard isAtSize, pan.isNear(limits.confined(pan, at: scale), within: 1e-6) else {
      let isWithin = abs(way.x) <= abs(delta.x) + 1e-6 && abs(way.y) <= abs(delta.y) + 1e-6
      return isWithin ? nil : "a wheel by \(delta) moves it by \(way)"
    }
    let expected = limits.confined(pan + delta, at: scale) - pan
    return way.isNear(expected, within: 1e-6)
      ? nil : "a wheel by \(delta) moves it by \(way), not by \(expected)"
  }
}

extension ViewerContinuity {
  /// The point under the pointer stays there, and the photograph becomes as much larger as the sample says.
  mutating func pinching(_ sample: Magnify, _ transition: ViewerTransition) -> String? {
    let hasScale = sample.scale.isFinite && sample.scale > 0
    let ends = sample.phase == .ended || sample.phase == .cancelled
    let isUsable = sample.position.isFinite && (hasScale || sample.phase == .began)
    let zooms = transition.before.model.isOpen && (transition.from.backdrop > 0.98 || pinch != nil)
    guard fingers.isEmpty, isUsable, zooms, !ends else {
      defer { if ends, zooms, fingers.isEmpty { pinch = nil } }
      return going(transition, lettingGo: ends && pinch != nil)
    }
    // A notch of a mouse wheel zooms like a key.
    if sample.phase == .wheel, sample.scale >= 1.25 || sample.scale <= 0.8 {
      defer { pinch = nil }
      return going(transition, lettingGo: pinch != nil)
    }
    var pinch = self.pinch ?? begin(sample, transition)
    let scale = hasScale ? sample.scale : 1
    pinch.scale = sample.phase == .wheel ? pinch.scale * scale : scale
    pinch.scale = min(max(pinch.scale, 0.01), 100)
    pinch.deadline = sample.phase == .wheel ? transition.time + Threshold.wheelSilence : nil
    self.pinch = pinch
    use("a pointer pinches")
    guard let hold = pinch.held,
      let expected = hold.spread(by: pinch.scale / pinch.origin, moved: .zero)
    else { return nil }
    let row = hold.displacement - transition.displacement
    let shades = hold.shades(at: expected.outline.width)
    return held(at: expected, shades: shades, row: row, transition) ?? stillness(transition)
  }

  /// It grabs the photograph where it was shown, as a finger does.
  private func begin(_ sample: Magnify, _ transition: ViewerTransition) -> PointerPinch {
    let seen = transition.before.drawn(at: transition.event.shown)
    var held = HeldPhoto(seen, at: sample.position, context(transition.before, seen))
    held.spreadOrigin = 1
    held.beginPinch(mayClose: sample.phase != .wheel)
    let isTurn = sample.phase == .wheel
    let hasScale = sample.scale.isFinite && sample.scale > 0
    return PointerPinch(held: held, origin: isTurn || !hasScale ? 1 : sample.scale)
  }

  mutating func endPinch(at time: Double) {
    if let deadline = pinch?.deadline, deadline <= time { pinch = nil }
  }
}
