// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let all = UIScrollTypeMask(rawValue: 3)
}

/// developer.apple.com/documentation/uikit/uipangesturerecognizer: here it recognizes the scrolls of a trackpad, and touches only for a
/// `PanningParent`.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var allowedScrollTypesMask = UIScrollTypeMask()
  fileprivate var pointer = CGPoint.zero
  fileprivate var moved = CGPoint.zero
  fileprivate var speed = CGPoint.zero

  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The view around an exhibit to which it belongs.
  var parent: PanningParent?
  /// That view, which nothing else keeps.
  var ownView: UIView?
  private var start: CGPoint?

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touches.first.map(follow)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    touches.first.map(follow)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override open func reset() {
    super.reset()
    (start, wantsToBegin) = (nil, false)
  }

  /// Begins after ten points, as the recognizer of a scroll view does, and fails if they are not its gesture.
  private func follow(_ touch: UITouch) {
    guard let parent, state == .possible else { return state = .changed }
    let from = start ?? touch.point
    start = from
    if parent == .edgePop, from.x > PanningParent.edge { return state = .failed }
    let offset = CGPoint(x: touch.point.x - from.x, y: touch.point.y - from.y)
    guard !wantsToBegin, max(abs(offset.x), abs(offset.y)) >= 10 else { return }
    if parent.pans(by: offset) { wantsToBegin = true } else { state = .failed }
  }

  override open func location(in view: UIView?) -> CGPoint { pointer }
  public func translation(in view: UIView?) -> CGPoint { moved }
  public func velocity(in view: UIView?) -> CGPoint { speed }
}

extension TestWindow {
  /// Two fingers on the trackpad of an iPad scroll in a number of frames, while the pointer rests at a point. Returns how many
  /// recognizers take part.
  @discardableResult
  public func scrollTrackpad(
    at point: CGPoint, by distance: CGSize, frames: Int, cancels: Bool = false
  ) async -> Int {
    let all = scrollRecognizers(at: point)
    for recognizer in all {
      recognizer.pointer = point
      recognizer.speed = CGPoint(
        x: distance.width / CGFloat(frames) / Self.frame,
        y: distance.height / CGFloat(frames) / Self.frame)
    }
    var (undecided, begun) = (all, [UIPanGestureRecognizer]())
    for step in 1...frames {
      await runFrame()
      let part = CGFloat(step) / CGFloat(frames)
      let moved = CGPoint(x: part * distance.width, y: part * distance.height)
      for recognizer in all { recognizer.moved = moved }
      for recognizer in begun { act(.changed, recognizer, at: point) }
      while let next = undecided.firstIndex(where: { !waits($0, for: undecided) }) {
        let recognizer = undecided.remove(at: next)
        guard begins(recognizer) else { continue }
        begun.append(recognizer)
        // …/uigesturerecognizer/canprevent(_:)
        undecided.removeAll { recognizer.canPrevent($0) && $0.canBePrevented(by: recognizer) }
        act(.began, recognizer, at: point)
      }
    }
    for recognizer in begun { act(cancels ? .cancelled : .ended, recognizer, at: point) }
    for recognizer in all {
      recognizer.reset()
      recognizer.state = .possible
      recognizer.moved = .zero
    }
    windowView.scrolled = []
    return begun.count
  }

  /// The recognizers under a point that take scrolls, in the order in which they get them.
  private func scrollRecognizers(at point: CGPoint) -> [UIPanGestureRecognizer] {
    let found = recognizers(at: point) {
      $0.isEnabled && ($0 as? UIPanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
    }.compactMap { $0 as? UIPanGestureRecognizer }
    windowView.scrolled = found
    let views = found.compactMap(\.ownView)
    for (view, outer) in zip(views, views.dropFirst() + [windowView]) { view.superview = outer }
    return parentsFirst ? found.reversed() : found
  }

  /// Whether a recognizer waits for the failure of another one: …/uigesturerecognizer/require(tofail:).
  private func waits(
    _ recognizer: UIGestureRecognizer, for undecided: [UIPanGestureRecognizer]
  ) -> Bool {
    undecided.contains { requires(recognizer, failureOf: $0) }
  }

  /// Whether a recognizer begins; otherwise it fails: …/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:).
  private func begins(_ recognizer: UIPanGestureRecognizer) -> Bool {
    recognizer.parent?.pans(by: recognizer.moved)
      ?? recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func recognizing(_ node: Node) -> (any AnyRecognizing)? {
    (node as? any AnyWrapper)?.anyKind as? any AnyRecognizing
  }

  private func act(
    _ state: UIGestureRecognizer.State, _ recognizer: UIPanGestureRecognizer, at point: CGPoint
  ) {
    recognizer.state = state
    if state == .began { recognizer.onBegin?() }
    let node = path(to: point).first { recognizing($0)?.recognizer(of: $0) === recognizer }
    if let node { recognizing(node)?.act(of: node) }
    graph.flush()
  }
}
