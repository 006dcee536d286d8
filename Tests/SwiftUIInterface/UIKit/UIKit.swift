// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

#if os(iOS) || os(tvOS) || os(visionOS)
// uikit/uiresponder, uikit/uiview
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UIResponder: NSObject {
  open var next: UIResponder? { get }
}

// uikit/uicolor
@available(iOS 2, tvOS 9, visionOS 1, *)
open class UIColor: NSObject, @unchecked Sendable {
  open class var clear: UIColor { get }
}

// uikit/uiviewcontroller
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UIViewController: UIResponder {}

// uikit/uinavigationcontroller
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UINavigationController: UIViewController {}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UIView: UIResponder {
  public init(frame: CGRect)
  open var bounds: CGRect
  open var isUserInteractionEnabled: Bool
  open var backgroundColor: UIColor?
  open var superview: UIView? { get }
  open var window: UIWindow? { get }
  @available(iOS 3.2, tvOS 9, visionOS 1, *)
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  open func didMoveToSuperview()
  open func didMoveToWindow()
  open func isDescendant(of view: UIView) -> Bool
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
}

// uikit/uiwindow
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UIWindow: UIView {}

// uikit/uiscrollview
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UIScrollView: UIView {
  open var contentSize: CGSize
}

// uikit/uitouch, uikit/uievent
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UITouch: NSObject {
  // uikit/uitouch/type, uikit/uitouch/touchtype
  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
    case indirectPointer
  }
  open var type: UITouch.TouchType { get }
  open var timestamp: TimeInterval { get }
  open var gestureRecognizers: [UIGestureRecognizer]? { get }
  open func location(in view: UIView?) -> CGPoint
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UIEvent: NSObject {
  open var timestamp: TimeInterval { get }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]?
}

// uikit/uigesturerecognizer
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?)
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }
  open var state: UIGestureRecognizer.State
  open var isEnabled: Bool
  open var view: UIView? { get }
  weak open var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView: Bool
  open var delaysTouchesBegan: Bool
  open var delaysTouchesEnded: Bool
  open var allowedTouchTypes: [NSNumber]
  open func location(in view: UIView?) -> CGPoint
  open func reset()
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool
  @available(iOS 7, tvOS 9, visionOS 1, *)
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
  @available(iOS 7, tvOS 9, visionOS 1, *)
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
}

// uikit/uigesturerecognizerdelegate: its functions are optional there.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}
#endif

#if os(iOS) || os(visionOS)
// uikit/uipangesturerecognizer
@available(iOS 3.2, visionOS 1, *)
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open func translation(in view: UIView?) -> CGPoint
  open func velocity(in view: UIView?) -> CGPoint
}

// uikit/uiscreenedgepangesturerecognizer
@available(iOS 7, *)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

// uikit/uiscrolltypemask, uikit/uipangesturerecognizer/allowedscrolltypesmask
@available(iOS 13.4, visionOS 1, *)
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static var discrete: UIScrollTypeMask { get }
  public static var continuous: UIScrollTypeMask { get }
  public static var all: UIScrollTypeMask { get }
}

@available(iOS 13.4, visionOS 1, *)
extension UIPanGestureRecognizer {
  open var allowedScrollTypesMask: UIScrollTypeMask { get set }
}
#endif
