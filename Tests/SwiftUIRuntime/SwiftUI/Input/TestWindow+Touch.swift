import Foundation

extension TestWindow {
  /// Puts a finger down, or presses the button of a mouse. Drags follow the first finger only.
  public func press(at point: CGPoint, finger: Int = 0, with device: UITouch.TouchType = .direct) {
    touches[finger] = Touch(
      sessions: touches.isEmpty ? sessions(at: point, magnify: false) : [],
      recognizers: recognizers(at: point), tapTarget: tapTarget(at: point))
    touches[finger]?.finger.type = device
    send(.began, finger, point)
    touches[finger]?.sessions.forEach { $0.move(to: point) }
    graph.flush()
  }

  /// Moves the finger.
  public func move(to point: CGPoint, finger: Int = 0) {
    send(.moved, finger, point)
    touches[finger]?.sessions.forEach { $0.move(to: point) }
    graph.flush()
  }

  /// Lifts the finger. Drags end first. A button or a tap gesture acts if the finger is still over it, nothing forbids touches by now
  /// (see `buttonsKeepTouches`), and no recognizer of UIKit around it has recognized its gesture.
  public func lift(at point: CGPoint, finger: Int = 0) {
    send(.ended, finger, point)
    let touch = touches.removeValue(forKey: finger)
    touch?.sessions.forEach { $0.end(at: point) }
    let isTaken = touch?.recognizers.contains(where: \.hasRecognized) ?? false
    if !isTaken, let target = touch?.tapTarget,
      buttonsKeepTouches || path(to: point).contains(where: { $0 === target })
    {
      if let button = target as? WrapperNode<ButtonAction> {
        onMainActor(button.kind.action)
      } else {
        GestureSession(target, at: point).tap(at: point)
      }
    }
    graph.flush()
  }

  /// The system takes all fingers away, as for an alert.
  public func cancelTouch() {
    for (finger, touch) in touches {
      send(.cancelled, finger, touch.finger.point)
      touch.sessions.forEach { $0.cancel() }
    }
    touches = [:]
    graph.flush()
  }

  private func send(_ phase: UIGestureRecognizer.Phase, _ finger: Int, _ point: CGPoint) {
    guard let touch = touches[finger] else { return }
    (touch.finger.point, touch.finger.timestamp) = (point, TestTime.now - touchDelay)
    if phase == .began { touch.finger.gestureRecognizers = touch.recognizers.filter(\.isEnabled) }
    for recognizer in parentsFirst ? touch.recognizers.reversed() : touch.recognizers {
      send(phase, touch.finger, to: recognizer, among: touch.recognizers)
    }
  }

  private func send(
    _ phase: UIGestureRecognizer.Phase, _ finger: UITouch, to recognizer: UIGestureRecognizer,
    among all: [UIGestureRecognizer]
  ) {
    let hadRecognized = phase != .began && recognizer.hasRecognized
    recognizer.send(phase, finger)
    if recognizer.hasRecognized, !hadRecognized { begin(recognizer, with: finger, among: all) }
    while let next = all.first(where: { mayBegin($0, with: finger, among: all) }) {
      next.wantsToBegin = false
      next.state = .began
      next.onBegin?()
      begin(next, with: finger, among: all)
    }
    for recognizer in all {
      for call in recognizer.missingSuperCalls { graph.fault("\(call) does not call super") }
      recognizer.missingSuperCalls = []
    }
  }

  /// Whether a recognizer waits no longer: developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:).
  private func mayBegin(
    _ recognizer: UIGestureRecognizer, with finger: UITouch, among all: [UIGestureRecognizer]
  ) -> Bool {
    recognizer.wantsToBegin && recognizer.isUndecided(about: finger)
      && !all.contains { $0.isUndecided(about: finger) && requires(recognizer, failureOf: $0) }
  }

  func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer)
    -> Bool
  {
    recognizer !== other
      && (recognizer.shouldRequireFailure(of: other)
        || other.shouldBeRequiredToFail(by: recognizer))
  }

  /// A recognizer that begins prevents the others, unless one of the two says otherwise: …/uigesturerecognizer/canprevent(_:).
  private func begin(
    _ recognizer: UIGestureRecognizer, with finger: UITouch, among all: [UIGestureRecognizer]
  ) {
    for other in all where other !== recognizer && other.isUndecided(about: finger) {
      if requires(recognizer, failureOf: other) {
        graph.fault("\(type(of: recognizer)) begins before \(type(of: other)) has failed")
      }
      if recognizer.canPrevent(other), other.canBePrevented(by: recognizer) {
        other.prevent(finger)
      }
    }
  }

  /// Puts a finger down and lifts it.
  public func tap(at point: CGPoint) {
    press(at: point)
    lift(at: point)
  }

  /// Presses the button of a mouse and releases it.
  public func click(at point: CGPoint) {
    press(at: point, with: .indirectPointer)
    lift(at: point)
  }

  /// Drags a finger, or the mouse with its button pressed, in a number of frames.
  public func drag(
    from start: CGPoint, to end: CGPoint, frames: Int, lifts: Bool = true,
    with device: UITouch.TouchType = .direct
  ) async {
    press(at: start, with: device)
    for step in 1...frames {
      await runFrame()
      let part = CGFloat(step) / CGFloat(frames)
      move(
        to: CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
    }
    if lifts { lift(at: end) }
  }

  /// Pinches with two fingers beside each other about a point, in a number of frames.
  public func pinch(at point: CGPoint, to scale: CGFloat, frames: Int) async {
    let reach: CGFloat = 60
    func fingers(at scale: CGFloat) -> [CGPoint] {
      [-reach, reach].map { CGPoint(x: point.x + $0 * scale, y: point.y) }
    }
    let isOneByOne = !recognizers(at: point).isEmpty
    if isOneByOne {
      for (finger, start) in fingers(at: 1).enumerated() { press(at: start, finger: finger) }
    } else {
      magnify(.began, at: point)
    }
    for step in 1...frames {
      await runFrame()
      let present = 1 + CGFloat(step) / CGFloat(frames) * (scale - 1)
      if isOneByOne {
        for (finger, end) in fingers(at: present).enumerated() { move(to: end, finger: finger) }
      } else {
        magnify(.changed, at: point, to: present)
      }
    }
    if isOneByOne {
      for (finger, end) in fingers(at: scale).enumerated() { lift(at: end, finger: finger) }
    } else {
      magnify(.ended, at: point, to: scale)
    }
  }

  /// One sample of a magnification, as two fingers on a trackpad make it.
  public enum MagnifyPhase: Sendable {
    case began, changed, ended, cancelled
  }

  /// Magnifies with two fingers on a trackpad.
  public func magnify(_ phase: MagnifyPhase, at point: CGPoint, to scale: CGFloat = 1) {
    switch phase {
    case .began: magnifications = sessions(at: point, magnify: true)
    case .changed: magnifications.forEach { $0.move(to: point, scale: scale) }
    case .ended: magnifications.forEach { $0.end(at: point, scale: scale) }
    case .cancelled: magnifications.forEach { $0.cancel() }
    }
    graph.flush()
  }
}
