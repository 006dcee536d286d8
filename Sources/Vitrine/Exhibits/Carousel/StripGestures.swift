/// The fingers and mice on a strip.
struct StripGestures: Equatable, Sendable {
  private var recognizer = PressRecognizer()

  /// Whether fingers hold the strip.
  var isHolding: Bool { recognizer.isHolding }

  /// Whether fingers have begun to drag or pinch the strip.
  var isDragging: Bool {
    switch recognizer.stage {
    case .dragging, .pinching: true
    case .idle, .idleAfterMovement, .pressed, .held, .yielded: false
    }
  }

  /// Forgets all fingers.
  mutating func cancel() { _ = recognizer.cancel() }

  /// Sends one sample to the recognizer, and does what its intent says.
  mutating func handle(
    _ pointer: Pointer, at time: Double, shown: Instant, on styled: inout StyledStrip
  ) -> Response {
    styled.hover(pointer, isPressed: recognizer.isHolding, shown: shown)
    guard styled.scroller.strip.count > 0 else { return Response(.yours) }
    let limits = limits(of: styled, for: pointer, shown: shown)
    let intent = recognizer.handle(pointer, at: time, allowing: limits)
    var response = recognizer.response
    if case .tap(let point)? = intent {
      response.suppressesClick = tap(at: point, on: &styled) || response.suppressesClick
    } else if let intent {
      styled.follow(intent, on: pointer.content, shown: shown)
    }
    return response
  }

  /// Returns whether a tap that ended the present press would act on no control in its item: the press has caught the strip, or the
  /// tap would select the item first.
  func suppressesTap(on styled: StyledStrip) -> Bool {
    if recognizer.suppressesTap { return true }
    guard let touch = styled.scroller.offset.drag?.details, touch.isOnItem else { return false }
    return styled.tapsSelectFirst && !styled.destination(ofTapOn: touch.point.index).isCurrent
  }

  private func limits(
    of styled: StyledStrip, for pointer: Pointer, shown: Instant
  ) -> GestureLimits {
    let speed = styled.scroller.offset.speed(at: shown)
    return GestureLimits(
      directions: styled.scroller.directions(yieldingAtEnds: pointer.yieldsAtEnds, at: shown),
      catchesOnly: speed >= Motion.Decay.minimumVelocity, pinches: styled.hasSeam)
  }

  /// Handles a tap. Returns whether it uses up the click that follows.
  ///
  /// A control acts at the first tap, unless ``Option/tap`` requires that its item is selected first. Cards and photographs of
  /// a stitched row cannot be selected, so their controls always act at once. A photograph of a stitched row opens, current or
  /// not.
  private func tap(at point: Vector, on styled: inout StyledStrip) -> Bool {
    guard let touch = styled.scroller.offset.drag?.details else { return false }
    let touched = touch.point.index
    let (hasCards, hasSeam) = (styled.hasCards, styled.hasSeam)
    let selectsFirst = styled.tapsSelectFirst
    guard selectsFirst || touch.content != .control else {
      styled.endTap()
      return false
    }
    if BuildFeature.viewer, hasSeam,
      styled.contains(point, on: touched, at: styled.scroller.now)
    {
      styled.openPhoto(touched)
    }
    if hasSeam || hasCards {
      styled.endDrag()
      return touch.isOnItem && styled.toggleCard(touched)
    }
    guard touch.isOnItem else {
      styled.endTap()
      return false
    }
    let destination = styled.destination(ofTapOn: touched)
    styled.scroll(to: destination.index)
    return !destination.isCurrent && (selectsFirst || touch.content != .unknown)
  }
}

extension StyledStrip {
  /// Whether a tap selects an item before its controls act.
  fileprivate var tapsSelectFirst: Bool { appearance.options.selectsFirst && !hasCards && !hasSeam }

  /// Returns where a tap on an item leads, and whether the strip is there already.
  fileprivate func destination(ofTapOn touched: Int) -> (index: Int, isCurrent: Bool) {
    let index = scroller.destination(for: scroller.strip.clamp(touched))
    return (index, index == scroller.destination(for: scroller.current(at: scroller.now)))
  }
}
