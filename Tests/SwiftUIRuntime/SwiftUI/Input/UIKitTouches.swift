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

  /// What happens to a finger.
  enum Phase {
    case began, moved, ended, cancelled
  }

  /// Sends one finger. developer.apple.com/documentation/uikit/uigesturerecognizer/reset(): after the gesture is over, it is reset, and
  /// fingers that are left are ignored.
  func send(_ phase: Phase, _ touch: UITouch) {
    if phase == .began {
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

/// developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context)
    -> UIGestureRecognizerType
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context)
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

/// developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter: from the window to the view.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var node: Node?
  let recognizer: () -> UIGestureRecognizer?

  public var localLocation: CGPoint {
    guard let point = recognizer()?.location(in: nil) else { return .zero }
    return node?.local(point) ?? .zero
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/gesture(_:)-2qi4k: a recognizer of UIKit on the area of the view.
  nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R)
    -> some View
  { wrapped(Recognizing(representable: representable)) }
}

/// A view with a recognizer of UIKit.
protocol AnyRecognizing {
  func recognizer(of node: Node) -> UIGestureRecognizer?
  /// The state of the recognizer has changed.
  func act(of node: Node)
}

struct Recognizing<R: UIGestureRecognizerRepresentable>: Wrapping, AnyRecognizing {
  let representable: R

  /// The recognizer of one view.
  private final class Recognition {
    var recognizer: R.UIGestureRecognizerType?
  }

  func recognizer(of node: Node) -> UIGestureRecognizer? {
    recognition(of: node)?.recognizer
  }

  private func recognition(of node: Node) -> Recognition? {
    (node as? WrapperNode<Self>)?.memory as? Recognition
  }

  func act(of node: Node) {
    guard let recognition = recognition(of: node), let recognizer = recognition.recognizer else {
      return
    }
    onMainActor {
      representable.handleUIGestureRecognizerAction(
        recognizer, context: context(of: recognition, node))
    }
  }

  @MainActor private func context(of recognition: Recognition, _ node: Node) -> R.Context {
    R.Context(
      converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter(node: node) {
        [weak recognition] in recognition?.recognizer
      })
  }

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    let recognition = node.memory as? Recognition ?? Recognition()
    node.memory = recognition
    onMainActor {
      let context = context(of: recognition, node)
      let recognizer =
        recognition.recognizer ?? representable.makeUIGestureRecognizer(context: context)
      recognition.recognizer = recognizer
      representable.updateUIGestureRecognizer(recognizer, context: context)
    }
  }
}

extension EnvironmentValues {
  /// Not of Apple: whether fingers reach views one by one, as on iOS 18; otherwise views get drags and magnifications. Only a test sets it.
  public var hasTouchRecognizers: Bool {
    get { self[TouchRecognizersKey.self] }
    set { self[TouchRecognizersKey.self] = newValue }
  }
}

private struct TouchRecognizersKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
