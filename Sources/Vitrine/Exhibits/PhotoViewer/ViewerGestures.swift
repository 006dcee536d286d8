/// The fingers and mice on a viewer.
struct ViewerGestures: Equatable, Sendable {
  private var recognizer = PressRecognizer()
  /// The click that opened the photograph.
  private var openingClick: OpeningClick?

  /// Whether fingers hold the photograph.
  var isHolding: Bool { recognizer.isHolding }

  /// Whether a tap that ended the present press would do nothing, because the press has caught or moved the photograph.
  var suppressesTap: Bool { recognizer.suppressesTap }

  /// Notes that a click at a time, in seconds, opened a photograph whose frame on the page was `cell`.
  mutating func noteOpening(at time: Double, from cell: Frame?) {
    openingClick = OpeningClick(time: time, cell: cell)
  }

  /// Forgets the fingers after their drag has ended. They are ignored until they lift.
  mutating func end(unlessHeld pages: ViewerPages) {
    if !pages.isHeld { _ = recognizer.cancel() }
  }

  /// Sends one sample to the recognizer, and does what its intent says.
  ///
  /// The sample keeps its own time, even if a later frame is drawn already, because velocities need the times of the positions.
  mutating func handle(
    _ pointer: Pointer, at time: Double, shown: Double, on pages: inout ViewerPages
  ) -> Response {
    let limits = GestureLimits(
      directions: .all, catchesOnly: pages.speed(at: shown) >= Motion.Decay.minimumVelocity,
      pinches: true)
    let middle = recognizer.fingers.centroid
    switch recognizer.handle(pointer, at: time, allowing: limits) {
    case .press(let point):
      let isOfOpening = openingClick?.isRepeated(at: point, pages.now.real) ?? false
      pages.notePress(at: point, isOfOpening: isOfOpening)
      pages.grab(at: point, shown: shown)
    case .drag(let translation): pages.drag(by: translation)
    case .release(let velocity): pages.release(velocity: velocity)
    case .pinch(let scale, let translation, let point):
      pages.pinch(by: scale, moved: translation, at: point)
    case .unpinch(let scaleVelocity, let velocity, let point):
      pages.endPinch(
        at: point, moved: recognizer.translation, scaleVelocity: scaleVelocity, moving: velocity)
    case .tap(let point): tap(at: point, on: &pages)
    case .lift, .cancel: pages.resume()
    case nil: if recognizer.fingers.centroid != middle { exchangeFingers(on: &pages) }
    }
    end(unlessHeld: pages)
    return Response(.mine, suppressesClick: recognizer.response.suppressesClick)
  }

  /// Continues a pinch after a finger came or left.
  private func exchangeFingers(on pages: inout ViewerPages) {
    guard pages.drag?.isPinching ?? false else { return }
    pages.beginPinch(
      by: recognizer.scale, moved: recognizer.translation, at: recognizer.fingers.centroid)
  }

  /// Handles a tap. It opens a closing photograph again. It closes an open one, unless it is the first of two taps or belongs
  /// to the double click that opened the photograph.
  private mutating func tap(at point: Vector, on pages: inout ViewerPages) {
    guard pages.destination == .screen else {
      // A second click at this point belongs to the same double click.
      noteOpening(at: pages.now.real, from: Frame(center: point, dimensions: .zero))
      return pages.go(to: .screen)
    }
    pages.resume()
    if pages.noteTap(at: point) == .second { pages.doubleTap(at: point) }
  }
}

/// The time and the place of the click that opened a photograph.
private struct OpeningClick: Equatable, Sendable {
  /// The time, in seconds.
  let time: Double
  /// The frame of the photograph on the page, in points on the screen; nil if unknown.
  let cell: Frame?

  /// Returns whether a press belongs to the double click whose first click opened the photograph: it comes soon after it and
  /// near it.
  func isRepeated(at point: Vector, _ now: Double) -> Bool {
    guard now - time <= Threshold.openingClickDuration else { return false }
    return cell?.contains(point, within: Threshold.doubleTapDistance) ?? true
  }
}
