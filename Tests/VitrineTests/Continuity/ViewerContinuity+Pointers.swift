import Vitrine

// What fingers hold follows them; what they release goes on as fast as they were.
extension ViewerContinuity {
  mutating func touch(_ pointer: Pointer, _ transition: ViewerTransition) -> String? {
    let time = transition.time
    let wasPinching = fingers.stage == .pinching
    let previous = fingers.dragged
    let single = fingers.points.first
    switch fingers.take(pointer, at: time) {
    case nil: return going(transition)
    case .press: return catching(at: pointer.position, transition)
    case .regrip: return regrip(wasPinching, transition)
    case .move where fingers.stage == .dragging: return dragging(transition)
    case .move, .pinch: return spreading(after: previous, transition)
    case .release(let velocity):
      defer { held = nil }
      return releasing(single, with: velocity, transition)
    case .lift, .cancel:
      defer { held = nil }
      return going(transition, lettingGo: true)
    }
  }

  /// A touch catches the photograph where it was shown. A neighbour that flies continues, because no finger touches it.
  private mutating func catching(at point: Vector, _ transition: ViewerTransition) -> String? {
    use("is caught")
    pinch = nil
    let seen = transition.before.drawn(at: transition.event.shown)
    held = HeldPhoto(seen, at: point, context(transition.before, seen))
    let target = transition.from.target
    let expected = PhotoView(seen).mapped {
      guard $0.item == target else { return nil }
      return $0
    }
    return jump(
      from: expected, to: transition.to, fading: transition.reducesMotion,
      ignoring: { $0 != target })
      ?? stillness(transition)
  }

  /// What is held does not move by itself.
  func stillness(_ transition: ViewerTransition) -> String? {
    guard !transition.to.isMoving else { return nil }
    let wake = transition.to.wakeAt.map { $0 - 1e-3 } ?? .infinity
    let later = transition.after.drawn(at: max(transition.time, min(transition.time + 1, wake)))
    return jump(from: PhotoView(transition.to), to: later).map { "held, \($0)" }
  }

  /// A finger that comes or goes moves nothing.
  private mutating func regrip(_ wasPinching: Bool, _ transition: ViewerTransition) -> String? {
    use(fingers.points.count > 2 ? "a third finger" : "another finger")
    if wasPinching, held?.spreadOrigin != nil { rebase(transition) }
    if transition.closes {
      use("is pinched away")
      fingers.release()
      held = nil
      return jump(from: PhotoView(transition.from), to: transition.to)
    }
    return jump(from: PhotoView(transition.from), to: transition.to) ?? stillness(transition)
  }

  /// Grabs the photograph again where it is drawn now.
  mutating func rebase(_ transition: ViewerTransition) {
    guard let old = held else { return }
    let wasClosing = old.mayClose
    held = HeldPhoto(
      transition.to, at: fingers.middle, context(transition.after, transition.to), range: old.range,
      height: old.height)
    held?.origin = fingers.dragged
    held?.wasPinched = true
    held?.spreadOrigin = fingers.stage == .pinching ? fingers.spread : nil
    if wasClosing || fingers.stage == .pinching { held?.beginPinch(mayClose: true) }
  }

  private mutating func dragging(_ transition: ViewerTransition) -> String? {
    guard var hold = held else { return nil }
    let offset = fingers.dragged - hold.origin
    hold.beginDrag(by: offset)
    held = hold
    use(hold.name)
    guard let expected = hold.dragged(by: offset) else { return nil }
    let row = hold.pageShift(by: offset) - (transition.displacement - hold.displacement)
    return held(
      at: expected.photo, shades: (expected.backdrop, expected.controls), row: row, transition)
  }

  /// Fingers that dragged far, or that hold what closes, only drag.
  private mutating func spreading(after previous: Vector, _ transition: ViewerTransition) -> String?
  {
    guard let hold = held else { return nil }
    guard let origin = hold.spreadOrigin else {
      let isMeant =
        hold.isZoomed || (previous - hold.origin).length <= 2 * Threshold.touchSlop
      guard isMeant, hold.context.isOpen else { return dragging(transition) }
      use("a pinch begins")
      rebase(transition)
      return jump(from: PhotoView(transition.from), to: transition.to)
    }
    use("is pinched")
    let offset = fingers.middle - hold.point
    guard let expected = hold.spread(by: fingers.spread / origin, moved: offset) else { return nil }
    return held(
      at: expected, shades: hold.shades(at: expected.outline.width), row: 0, transition)
  }

  private func near(_ expected: Double, _ actual: Double, within tolerance: Double) -> Double {
    abs(expected - actual) <= tolerance ? actual : expected
  }

  /// The photograph shown is at its place under the fingers; the others move with the row.
  func held(
    at photo: PhotoView.Photo, shades: (backdrop: Double, controls: Double), row: Double,
    _ transition: ViewerTransition
  ) -> String? {
    var expected = PhotoView(transition.from).mapped {
      $0.item == photo.item ? nil : $0.moved(by: Vector(x: row, y: 0))
    }
    expected.photos = expected.photos.filter {
      !$0.frame.isHardlySeen(on: transition.to.dimensions)
    }
    var photo = photo
    guard let base = hold?.base else { return nil }
    photo.opacity = base.photo?.opacity ?? 1
    let isSeen = photo.opacity > 0 && !photo.frame.isHardlySeen(on: transition.to.dimensions)
    if isSeen { expected.photos.append(photo) }
    let actual = PhotoView(transition.to)
    let fading = abs(shades.backdrop - transition.from.backdrop) + 1e-6
    for index in expected.photos.indices where expected.photos[index].item != photo.item {
      // Neighbours fade with the ground, those that are still fading in by less.
      guard let other = actual[expected.photos[index].item] else { continue }
      if abs(other.opacity - expected.photos[index].opacity) <= fading {
        expected.photos[index].opacity = other.opacity
      }
    }
    // Without a ground nothing is seen of them.
    if transition.to.backdrop == 0 {
      expected.photos.removeAll { $0.item != photo.item && actual[$0.item] == nil }
    }
    expected.sceneOpacity = base.sceneOpacity
    // A spring that overshoots is drawn no darker than black.
    let isClamped = [base.backdrop, base.controls].contains { $0 == 0 || $0 == 1 }
    let tolerance = isClamped && hold?.wasAtRest == false ? 0.05 : 0
    expected.backdrop = near(
      shades.backdrop * base.sceneOpacity, actual.backdrop, within: tolerance)
    expected.controls = near(
      shades.controls * base.sceneOpacity, actual.controls, within: tolerance)
    let known = Set(PhotoView(transition.from).photos.map(\.item) + [photo.item])
    return jump(
      from: expected, to: transition.to, fading: transition.reducesMotion,
      ignoring: { !known.contains($0) })
  }
}
