// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let all = UIScrollTypeMask(rawValue: 3)
}

/// developer.apple.com/documentation/uikit/uipangesturerecognizer: here it recognizes the scrolls of a trackpad, and no touches.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var allowedScrollTypesMask = UIScrollTypeMask()
  fileprivate var pointer = CGPoint.zero
  fileprivate var moved = CGPoint.zero
  fileprivate var speed = CGPoint.zero

  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override open func location(in view: UIView?) -> CGPoint { pointer }
  public func translation(in view: UIView?) -> CGPoint { moved }
  public func velocity(in view: UIView?) -> CGPoint { speed }
}

extension TestWindow {
  /// Two fingers on the trackpad of an iPad scroll in a number of frames, while the pointer rests at a point. Returns how many
  /// recognizers take part.
  ///
  /// A recognizer takes no part if one that has begun prevents it, and it can be prevented: …/uigesturerecognizer/canprevent(_:).
  @discardableResult
  public func scrollTrackpad(
    at point: CGPoint, by distance: CGSize, frames: Int, cancels: Bool = false
  ) async -> Int {
    var begun: [(node: Node, recognizer: UIPanGestureRecognizer)] = []
    for node in path(to: point) {
      guard let recognizer = recognizing(node)?.recognizer(of: node) as? UIPanGestureRecognizer,
        recognizer.isEnabled, !recognizer.allowedScrollTypesMask.isEmpty
      else { continue }
      recognizer.pointer = point
      recognizer.moved = .zero
      recognizer.speed = CGPoint(
        x: distance.width / CGFloat(frames) / Self.frame,
        y: distance.height / CGFloat(frames) / Self.frame)
      let isPrevented = begun.contains {
        $0.recognizer.canPrevent(recognizer) && recognizer.canBePrevented(by: $0.recognizer)
      }
      if !isPrevented { begun.append((node, recognizer)) }
    }
    for step in 1...frames {
      await runFrame()
      let part = CGFloat(step) / CGFloat(frames)
      let moved = CGPoint(x: part * distance.width, y: part * distance.height)
      for (node, recognizer) in begun {
        recognizer.moved = moved
        act(step == 1 ? .began : .changed, recognizer, node)
      }
    }
    for (node, recognizer) in begun {
      act(cancels ? .cancelled : .ended, recognizer, node)
      recognizer.reset()
      recognizer.state = .possible
    }
    return begun.count
  }

  private func recognizing(_ node: Node) -> (any AnyRecognizing)? {
    (node as? any AnyWrapper)?.anyKind as? any AnyRecognizing
  }

  private func act(
    _ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer, _ node: Node
  ) {
    recognizer.state = state
    if node.isMounted { recognizing(node)?.act(of: node) }
    graph.flush()
  }
}
