// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/objectivec/selector: never used here.
public struct Selector {}

/// developer.apple.com/documentation/uikit/uiview: here only the window, in whose coordinates touches are.
@MainActor public final class UIView {}

/// developer.apple.com/documentation/uikit/uitouch: one finger, from its touch to its lift.
@MainActor public final class UITouch: Hashable {
  /// developer.apple.com/documentation/uikit/uitouch/touchtype: a finger, or the button of a mouse.
  public enum TouchType: Sendable {
    case direct
    case indirectPointer
  }

  public internal(set) var type = TouchType.direct
  public internal(set) var timestamp = 0.0
  var point = CGPoint.zero

  public func location(in view: UIView?) -> CGPoint { point }

  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// developer.apple.com/documentation/uikit/uievent: here no samples are coalesced.
@MainActor public final class UIEvent {
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// developer.apple.com/documentation/uikit/uigesturerecognizer: a subclass decides its state.
@MainActor open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  /// The states that are left are those of "Implementing a custom gesture recognizer".
  open var state = State.possible {
    didSet { if [.began, .changed, .ended].contains(state) { hasRecognized = true } }
  }
  public let view: UIView? = nil
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/allowedtouchtypes: here all of them, or none.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled: disabled, it receives no touches. One that recognizes a gesture
  /// is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  private var fingers: Set<UITouch> = []
  /// Fingers that move after the end of the gesture. It receives no more of their events.
  private var ignored: Set<UITouch> = []
  /// Whether the gesture has been recognized with the present fingers.
  private(set) var hasRecognized = false

  public init(target: Any?, action: Selector?) {
    if target != nil || action != nil { notModelled("a target of a gesture recognizer") }
  }

  open func location(in view: UIView?) -> CGPoint {
    guard !fingers.isEmpty else { return .zero }
    let count = CGFloat(fingers.count)
    return CGPoint(
      x: fingers.map(\.point.x).reduce(0, +) / count, y: fingers.map(\.point.y).reduce(0, +) / count
    )
  }

  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  private func cancel() {
    guard !fingers.isEmpty else { return }
    state = .cancelled
    reset()
    (ignored, fingers) = (ignored.union(fingers), [])
    state = .possible
  }

  /// What happens to a finger.
  enum Phase {
    case began, moved, ended, cancelled
  }

  /// Sends one finger. developer.apple.com/documentation/uikit/uigesturerecognizer/reset(): after the gesture is over, it is reset, and
  /// fingers that are left are ignored.
  func send(_ phase: Phase, _ touch: UITouch) {
    if phase == .began, isEnabled {
      if fingers.isEmpty, ignored.isEmpty { hasRecognized = false }
      fingers.insert(touch)
    }
    if fingers.contains(touch) {
      let touches: Set = [touch]
      switch phase {
      case .began: touchesBegan(touches, with: UIEvent())
      case .moved: touchesMoved(touches, with: UIEvent())
      case .ended: touchesEnded(touches, with: UIEvent())
      case .cancelled: touchesCancelled(touches, with: UIEvent())
      }
    }
    let isOver = [.ended, .cancelled, .failed].contains(state)
    if phase == .ended || phase == .cancelled {
      fingers.remove(touch)
      ignored.remove(touch)
    }
    guard isOver else { return }
    reset()
    (ignored, fingers) = (ignored.union(fingers), [])
    state = .possible
  }
}
