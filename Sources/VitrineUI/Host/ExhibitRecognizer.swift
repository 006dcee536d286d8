#if (os(iOS) || EXECUTES_VIEWS) && canImport(SwiftUI)
import SwiftUI
import Vitrine

#if canImport(UIKit)
import UIKit
#endif

/// A recognizer of an exhibit: of fingers, or of the scrolls of a trackpad.
@available(iOS 18, *)
@MainActor
protocol ExhibitRecognizer: UIGestureRecognizer {
  var precedence: GesturePrecedence { get }
}

/// Which of two recognizers waits for the other. UIKit asks for each pair that gets the same finger or the same scroll.
@available(iOS 18, *)
extension ExhibitRecognizer {
  /// Whether this recognizer waits for another one: a pop from the edge of the screen, or an exhibit inside.
  func waits(for other: UIGestureRecognizer) -> Bool {
    if let inner = other as? any ExhibitRecognizer { return inner is Self && inner.isInside(self) }
    return other is UIScreenEdgePanGestureRecognizer && !precedence.takesAll && isInside(other)
  }

  /// Whether another recognizer waits for this one: that of a scroll view, a sheet, a page or an exhibit around.
  func holdsBack(_ other: UIGestureRecognizer) -> Bool {
    if other is any ExhibitRecognizer { return other is Self && isInside(other) }
    return other is UIPanGestureRecognizer && !waits(for: other) && isInside(other)
  }

  /// Whether a recognizer with the same finger can still take it away.
  func waits(with touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.state == .possible && waits(for: $0) } ?? false
  }

  /// The gestures around that can take over a drag of a finger.
  func surroundings(of touch: UITouch) -> Surroundings {
    surroundings(among: touch.gestureRecognizers ?? [])
  }

  /// The gestures of those recognizers that are around this one and wait for it.
  func surroundings(among others: [UIGestureRecognizer]) -> Surroundings {
    let around = others.filter { holdsBack($0) && $0.isEnabled }
    return around.reduce(into: []) { $0.formUnion(Self.gestures(of: $1)) }
  }

  private static func gestures(of other: UIGestureRecognizer) -> Surroundings {
    if let outer = other as? any ExhibitRecognizer { return outer.precedence.gestures() }
    guard let view = other.view as? UIScrollView else {
      return other.view?.next is UINavigationController ? .pops : .dismisses
    }
    var gestures: Surroundings = []
    if view.contentSize.width > view.bounds.width { gestures.insert(.scrollsSideways) }
    if view.contentSize.height > view.bounds.height { gestures.insert(.scrollsVertically) }
    return gestures
  }

  /// Whether the exhibit lies inside the view of a recognizer. SwiftUI can attach this recognizer to a view that also contains that view;
  /// then a view that does not lie within the exhibit counts as around it.
  private func isInside(_ other: UIGestureRecognizer) -> Bool {
    let frame = precedence.frame()
    if let other = other as? any ExhibitRecognizer {
      let outer = other.precedence.frame()
      return other !== self && outer != frame && outer.contains(frame)
    }
    guard let view, let theirs = other.view else { return false }
    if view.isDescendant(of: theirs) { return true }
    let area = theirs.convert(theirs.bounds, to: nil)
    return theirs.isDescendant(of: view)
      && !frame.contains(Frame(x: area.minX, y: area.minY, width: area.width, height: area.height))
  }
}

extension Frame {
  /// Whether another frame lies within this one.
  fileprivate func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
#endif
