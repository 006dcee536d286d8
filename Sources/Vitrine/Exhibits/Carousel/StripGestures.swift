/// The fingers and mice on a strip.
struct StripGestures: Equatable, Sendable {
  private var recognizer = PressRecognizer()

  /// Whether fingers hold the strip.
  var isHolding: Bool { recognizer.isHolding }

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
    let (scroller, hasStyle) = (styled.scroller, styled.hasCards || styled.hasSeam)
    guard let touch = scroller.offset.drag?.details, touch.isOnItem, !hasStyle,
      styled.appearance.options.selectsFirst
    else { return false }
    let destination = scroller.destination(for: scroller.strip.clamp(touch.point.index))
    return destination != scroller.destination(for: scroller.current(at: scroller.now))
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
    let selectsFirst = styled.appearance.options.selectsFirst && !hasCards && !hasSeam
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
    let destination = styled.scroller.destination(for: styled.scroller.strip.clamp(touched))
    let current = styled.scroller.current(at: styled.scroller.now)
    let isCurrent = destination == styled.scroller.destination(for: current)
    styled.scroll(to: destination)
    return !isCurrent && (selectsFirst || touch.content != .unknown)
  }
}
