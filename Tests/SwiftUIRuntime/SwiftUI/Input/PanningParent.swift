import Foundation

/// Not of Apple: a view around an exhibit whose recognizer pans, as the system's views have it.
public enum PanningParent: CaseIterable, Sendable {
  /// A scroll view that scrolls up and down, and one that scrolls sideways.
  case column, row
  /// A tab view with pages.
  case pages
  /// A sheet that a drag down dismisses.
  case sheet
  /// A page of a navigation stack, popped from the left edge of the screen, or from anywhere in its content (iOS 26).
  case edgePop, contentPop

  /// Whether a drag by an offset is its gesture.
  func pans(by offset: CGPoint) -> Bool {
    let isSideways = abs(offset.x) > abs(offset.y)
    return switch self {
    case .column: !isSideways
    case .row, .pages: isSideways
    case .sheet: !isSideways && offset.y > 0
    case .edgePop, .contentPop: isSideways && offset.x > 0
    }
  }

  /// The width of the edge from which a page is popped, in points.
  static var edge: CGFloat { 20 }
}

extension View {
  /// Not of Apple: puts the view into one that pans. The action is called when its recognizer begins.
  nonisolated public func panningParent(_ parent: PanningParent, onPan: @escaping () -> Void)
    -> some View
  { wrapped(Panning(parent: parent, onPan: onPan)) }
}

struct Panning: Wrapping, AnyRecognizing {
  let parent: PanningParent
  let onPan: () -> Void

  func updated(from old: Self?, _ node: WrapperNode<Self>) {
    onMainActor {
      let pan = node.memory as? UIPanGestureRecognizer ?? parent.recognizer(in: node)
      pan.onBegin = onPan
      node.memory = pan
    }
  }

  func recognizer(of node: Node) -> UIGestureRecognizer? {
    (node as? WrapperNode<Self>)?.memory as? UIGestureRecognizer
  }

  func act(of node: Node) {}
}

extension PanningParent {
  @MainActor fileprivate func recognizer(in node: Node) -> UIPanGestureRecognizer {
    let scroll = UIScrollView()
    scroll.scrollsSideways = [.row, .pages].contains(self)
    scroll.scrollsVertically = self == .column
    let view = [.row, .pages, .column].contains(self) ? scroll : UIView()
    view.owner =
      [.edgePop, .contentPop].contains(self) ? UINavigationController() : UIViewController()
    view.node = node
    let pan =
      self == .edgePop
      ? UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      : UIPanGestureRecognizer(target: nil, action: nil)
    if self != .edgePop { pan.allowedScrollTypesMask = .all }
    (pan.parent, pan.ownView, pan.view) = (self, view, view)
    return pan
  }
}
