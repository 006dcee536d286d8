import Foundation

extension TestWindow {
  /// The nodes under a point, the innermost first.
  func path(to point: CGPoint) -> [Node] {
    func find(_ node: Node, _ point: CGPoint) -> [Node]? {
      let hits = node.hits(point)
      if hits == false { return nil }
      let inside = node.effect == .identity ? point : node.effect.inverse?(point)
      guard let inside else { return nil }
      for child in node.backToFront.reversed() {
        if let found = find(child, inside) { return found + [node] }
      }
      return hits == true ? [node] : nil
    }
    // A cover is modal.
    let top = covers.compactMap(\.root).last ?? root
    return top.flatMap { find($0, point) } ?? []
  }

  private func sessions(at point: CGPoint, magnify: Bool) -> [GestureSession] {
    let path = path(to: point)
    let masks = path.map { (($0 as? any AnyWrapper)?.anyKind as? any AnyGesturing)?.mask }
    return path.indices.compactMap { index in
      guard let gesture = (path[index] as? any AnyWrapper)?.anyKind as? any AnyGesturing,
        gesture.isMagnification == magnify, gesture.mask.contains(.gesture),
        !masks[(index + 1)...].contains(where: { $0?.contains(.subviews) == false }),
        let start = path[index].local(point)
      else { return nil }
      return GestureSession(path[index], at: start)
    }
  }

  /// The recognizers of UIKit under a point that take touches, the innermost first.
  private func recognizers(at point: CGPoint) -> [UIGestureRecognizer] {
    path(to: point).compactMap { node in
      ((node as? any AnyWrapper)?.anyKind as? any AnyRecognizing)?.recognizer(of: node)
    }.filter { !$0.allowedTouchTypes.isEmpty }
  }

  /// Puts a finger down, or presses the button of a mouse. Drags follow the first finger only.
  public func press(at point: CGPoint, finger: Int = 0, with device: UITouch.TouchType = .direct) {
    let path = path(to: point)
    let allowsButtons = !path.contains {
      (($0 as? any AnyWrapper)?.anyKind as? any AnyGesturing)?.mask.contains(.subviews) == false
    }
    let button = allowsButtons ? path.first { $0 is WrapperNode<ButtonAction> } : nil
    touches[finger] = Touch(
      sessions: touches.isEmpty ? sessions(at: point, magnify: false) : [],
      recognizers: recognizers(at: point), button: button)
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

  /// Lifts the finger. Gestures end first. A button acts if the finger is still over it, nothing forbids touches by now (see
  /// `buttonsKeepTouches`), and no recognizer of UIKit around it has recognized its gesture.
  public func lift(at point: CGPoint, finger: Int = 0) {
    send(.ended, finger, point)
    let touch = touches.removeValue(forKey: finger)
    touch?.sessions.forEach { $0.end(at: point) }
    let isTaken = touch?.recognizers.contains(where: \.hasRecognized) ?? false
    if !isTaken, let button = touch?.button as? WrapperNode<ButtonAction>,
      buttonsKeepTouches || path(to: point).contains(where: { $0 === button })
    {
      onMainActor(button.kind.action)
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
    (touch.finger.point, touch.finger.timestamp) = (point, TestTime.now)
    touch.recognizers.forEach { $0.send(phase, touch.finger) }
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

  /// Drags a finger in a number of frames.
  public func drag(from start: CGPoint, to end: CGPoint, frames: Int, lifts: Bool = true) async {
    press(at: start)
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
