import Foundation

/// The views that a finger reaches.
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

  func sessions(at point: CGPoint, magnify: Bool) -> [GestureSession] {
    gestures(on: path(to: point)).compactMap { node, gesture in
      guard gesture.isMagnification == magnify, !gesture.isTap, let start = node.local(point)
      else { return nil }
      return GestureSession(node, at: start)
    }
  }

  /// The gestures of these nodes that no mask forbids.
  private func gestures(on path: [Node]) -> [(node: Node, gesture: any AnyGesturing)] {
    allowing(path).compactMap { node in
      guard let gesture = (node as? any AnyWrapper)?.anyKind as? any AnyGesturing,
        gesture.mask.contains(.gesture)
      else { return nil }
      return (node, gesture)
    }
  }

  /// The nodes whose gestures no mask around them forbids.
  private func allowing(_ path: [Node]) -> ArraySlice<Node> {
    let last = path.lastIndex {
      (($0 as? any AnyWrapper)?.anyKind as? any AnyGesturing)?.mask.contains(.subviews) == false
    }
    return path[(last ?? 0)...]
  }

  /// The innermost button or tap gesture under a point: it alone gets a tap.
  func tapTarget(at point: CGPoint) -> Node? {
    let path = path(to: point)
    let taps = gestures(on: path).filter(\.gesture.isTap).map(\.node)
    return allowing(path).first { node in
      node is WrapperNode<ButtonAction> || taps.contains { $0 === node }
    }
  }

  /// The recognizers of UIKit under a point that take touches, or others, the innermost first.
  func recognizers(
    at point: CGPoint,
    where isMeant: @MainActor (UIGestureRecognizer) -> Bool = { !$0.allowedTouchTypes.isEmpty }
  ) -> [UIGestureRecognizer] {
    let path = path(to: point)
    windowView.node = path.last
    var found: [UIGestureRecognizer] = []
    for node in path {
      guard
        let recognizer = ((node as? any AnyWrapper)?.anyKind as? any AnyRecognizing)?.recognizer(
          of: node), isMeant(recognizer)
      else { continue }
      if let view = (recognizer as? UIPanGestureRecognizer)?.ownView, !attachesRecognizersToWindow {
        for inner in found where inner.view === windowView { inner.view = view }
      } else if (recognizer as? UIPanGestureRecognizer)?.ownView == nil {
        recognizer.view = windowView
      }
      found.append(recognizer)
    }
    return found
  }
}
