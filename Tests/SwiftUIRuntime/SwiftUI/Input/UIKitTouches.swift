// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/objectivec/selector: never used here.
public struct Selector {}

/// developer.apple.com/documentation/uikit/uitouch: one finger, from its touch to its lift.
@MainActor public final class UITouch: Hashable {
  /// developer.apple.com/documentation/uikit/uitouch/touchtype: a finger, or the button of a mouse.
  public enum TouchType: Sendable {
    case direct
    case indirectPointer
  }

  public internal(set) var type = TouchType.direct
  public internal(set) var timestamp = 0.0
  /// developer.apple.com/documentation/uikit/uitouch/gesturerecognizers: those that receive the touch. One that has failed does not any more.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
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
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/view: here the nearest view of UIKit around.
  public internal(set) weak var view: UIView?
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/allowedtouchtypes: here all of them, or none.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled: disabled, it receives no touches. One that recognizes a gesture
  /// is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/delegate: here asked about the scrolls of a trackpad only.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  private var fingers: Set<UITouch> = []
  /// Whether it would begin, and waits for the failure of others.
  var wantsToBegin = false
  /// Called when it has begun.
  var onBegin: (() -> Void)?
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

  open func reset() { calledSuper("reset") }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    calledSuper("touchesBegan")
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    calledSuper("touchesMoved")
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    calledSuper("touchesEnded")
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    calledSuper("touchesCancelled")
  }

  /// developer.apple.com/documentation/uikit/uigesturerecognizer/shouldrequirefailure(of:): no, unless a subclass says so.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/shouldberequiredtofail(by:): no, unless a subclass says so.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The functions whose overrides have not called those of the superclass, which Apple requires of each override.
  var missingSuperCalls: [String] = []
  private var superCall = ""

  private func calledSuper(_ function: String) { superCall = function }

  private func expectSuperCall(of function: String, in call: () -> Void) {
    superCall = ""
    call()
    if superCall != function { missingSuperCalls.append("\(type(of: self)).\(function)") }
  }

  private func endGesture() {
    expectSuperCall(of: "reset") { reset() }
    for finger in fingers { finger.gestureRecognizers?.removeAll { $0 === self } }
    (ignored, fingers) = (ignored.union(fingers), [])
    state = .possible
  }

  private func cancel() {
    guard !fingers.isEmpty else { return }
    state = .cancelled
    endGesture()
  }

  /// Another recognizer has begun, and prevents this one.
  func prevent(_ touch: UITouch) {
    ignored.insert(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
    guard !fingers.isEmpty else { return }
    state = .failed
    endGesture()
  }

  /// Whether it gets a finger and has not decided.
  func isUndecided(about touch: UITouch) -> Bool {
    state == .possible && touch.gestureRecognizers?.contains { $0 === self } == true
  }

  /// What happens to a finger.
  enum Phase {
    case began, moved, ended, cancelled
  }

  /// Sends one finger. developer.apple.com/documentation/uikit/uigesturerecognizer/reset(): after the gesture is over, it is reset, and
  /// fingers that are left are ignored.
  func send(_ phase: Phase, _ touch: UITouch) {
    if phase == .began, isEnabled, !ignored.contains(touch) {
      if fingers.isEmpty, ignored.isEmpty { hasRecognized = false }
      fingers.insert(touch)
    }
    if fingers.contains(touch) {
      let touches: Set = [touch]
      switch phase {
      case .began: expectSuperCall(of: "touchesBegan") { touchesBegan(touches, with: UIEvent()) }
      case .moved: expectSuperCall(of: "touchesMoved") { touchesMoved(touches, with: UIEvent()) }
      case .ended: expectSuperCall(of: "touchesEnded") { touchesEnded(touches, with: UIEvent()) }
      case .cancelled:
        expectSuperCall(of: "touchesCancelled") { touchesCancelled(touches, with: UIEvent()) }
      }
    }
    if phase == .ended || phase == .cancelled {
      fingers.remove(touch)
      ignored.remove(touch)
    }
    finishIfOver()
  }

  /// Resets the recognizer if its gesture is over.
  func finishIfOver() {
    if [.ended, .cancelled, .failed].contains(state) { endGesture() }
  }
}

/// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}
