// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder {
  /// developer.apple.com/documentation/uikit/uiresponder/next
  open var next: UIResponder? { owner }
  var owner: UIResponder?
}

/// developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {}

/// developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor open class UINavigationController: UIViewController {}

/// developer.apple.com/documentation/uikit/uiview: here the window, and the views around an exhibit that have recognizers.
@MainActor open class UIView: UIResponder {
  weak var node: Node?
  /// developer.apple.com/documentation/uikit/uiview/backgroundcolor: here only transparent, or that of the system.
  open var backgroundColor: UIColor?
  /// developer.apple.com/documentation/uikit/uiview/superview
  public internal(set) weak var superview: UIView?
  var subviews: [UIView] = []

  /// developer.apple.com/documentation/uikit/uiview/window
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// developer.apple.com/documentation/uikit/uiview/gesturerecognizers: here during the scroll of a trackpad.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    window?.scrolled.filter { $0.view === self }
  }

  /// developer.apple.com/documentation/uikit/uiview/hittest(_:with:): here for the window, during the scroll of a trackpad.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    window?.scrolled.lazy.compactMap { ($0 as? UIPanGestureRecognizer)?.ownView }.first ?? self
  }

  /// developer.apple.com/documentation/uikit/uiview/init(frame:)
  public init(frame: CGRect = .zero) {}

  /// developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  open func didMoveToWindow() {}

  /// developer.apple.com/documentation/uikit/uiview/bounds
  open var bounds: CGRect { CGRect(origin: .zero, size: node?.size ?? .zero) }

  /// developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
  open func isDescendant(of view: UIView) -> Bool {
    guard let node, let other = view.node else { return false }
    return node.isInside(other)
  }

  /// developer.apple.com/documentation/uikit/uiview/convert(_:to:)-4s2vj: here to the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if view != nil { notModelled("the coordinates of another view than the window") }
    return rect.offsetBy(dx: node?.origin.x ?? 0, dy: node?.origin.y ?? 0)
  }
}

/// developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
  /// The recognizers that get the scroll of a trackpad, the innermost first.
  var scrolled: [UIGestureRecognizer] = []
}

/// developer.apple.com/documentation/uikit/uiscrollview
@MainActor open class UIScrollView: UIView {
  /// developer.apple.com/documentation/uikit/uiscrollview/contentsize: here twice as large on the axes on which it scrolls.
  open var contentSize: CGSize {
    let size = bounds.size
    return CGSize(
      width: size.width * (scrollsSideways ? 2 : 1),
      height: size.height * (scrollsVertically ? 2 : 1))
  }
  var scrollsSideways = false
  var scrollsVertically = false
}

/// developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// developer.apple.com/documentation/uikit/uicolor
public final class UIColor: Equatable, Sendable {
  public static let clear = UIColor()
  public static func == (a: UIColor, b: UIColor) -> Bool { a === b }
}

/// developer.apple.com/documentation/swiftui/uiviewrepresentable: here a view without a drawing, as large as its space.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}

/// developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

extension UIViewRepresentable {
  nonisolated func node(_ context: SwiftUI.Context) -> Node {
    let view = onMainActor { makeUIView(context: UIViewRepresentableContext()) }
    let node = LeafNode(
      self, context, size: { $1.replacingUnspecifiedDimensions() },
      draw: { _, _ in Drawing(name: "UIView", isVisible: false) })
    node.graph.afterUpdate { [weak node] in
      onMainActor {
        view.superview = node?.hostingView
        view.didMoveToWindow()
        view.superview?.subviews.append(view)
      }
    }
    return node
  }
}
