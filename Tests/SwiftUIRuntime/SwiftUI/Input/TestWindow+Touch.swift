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

  /// Puts a finger down.
  public func press(at point: CGPoint) {
    let path = path(to: point)
    let allowsButtons = !path.contains {
      (($0 as? any AnyWrapper)?.anyKind as? any AnyGesturing)?.mask.contains(.subviews) == false
    }
    let button = allowsButtons ? path.first { $0 is WrapperNode<ButtonAction> } : nil
    touch = Touch(sessions: sessions(at: point, magnify: false), button: button)
    touch?.sessions.forEach { $0.move(to: point) }
    graph.flush()
  }

  /// Moves the finger.
  public func move(to point: CGPoint) {
    touch?.sessions.forEach { $0.move(to: point) }
    graph.flush()
  }

  /// Lifts the finger. A button acts if the finger is still over it and nothing forbids touches by now. Gestures end first.
  public func lift(at point: CGPoint) {
    touch?.sessions.forEach { $0.end(at: point) }
    let button = touch?.button as? WrapperNode<ButtonAction>
    touch = nil
    if let button, path(to: point).contains(where: { $0 === button }) {
      onMainActor(button.kind.action)
    }
    graph.flush()
  }

  /// The system takes the finger away, as for an alert.
  public func cancelTouch() {
    touch?.sessions.forEach { $0.cancel() }
    touch = nil
    graph.flush()
  }

  /// Puts a finger down and lifts it.
  public func tap(at point: CGPoint) {
    press(at: point)
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

  /// Pinches with two fingers about a point, in a number of frames.
  public func pinch(at point: CGPoint, to scale: CGFloat, frames: Int) async {
    let sessions = sessions(at: point, magnify: true)
    for step in 1...frames {
      await runFrame()
      let part = CGFloat(step) / CGFloat(frames)
      sessions.forEach { $0.move(to: point, scale: 1 + part * (scale - 1)) }
      graph.flush()
    }
    sessions.forEach { $0.end(at: point, scale: scale) }
    graph.flush()
  }
}
