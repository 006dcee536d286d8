#if EXECUTES_VIEWS
import SwiftUI
import Vitrine

@testable import VitrineUI

/// A part of a placement that a window should show.
struct VisiblePart {
  let name: String
  /// The visible part of the box around the item, before the item is rotated in space, in points.
  let frame: CGRect
  let opacity: Double
  /// The rotations in space, in radians.
  let turn: (x: Double, y: Double)

  /// The part of a placement within a window; nil if it is invisible.
  /// - Parameters:
  ///   - placement: The placement in its scene.
  ///   - shift: The distance from the scene to the window, in points.
  ///   - opacity: The expected opacity.
  ///   - window: The size of the window.
  ///   - name: The name of the drawing.
  init?(
    of placement: Placement, movedBy shift: Vector, opacity: Double, in window: CGSize,
    named name: String
  ) {
    frame = placement.drawnBox(movedBy: shift).intersection(CGRect(origin: .zero, size: window))
    guard opacity > 0, frame.width > 0.01, frame.height > 0.01 else { return nil }
    (self.name, self.opacity) = (name, opacity)
    turn = (placement.rotation.x, placement.rotation.y)
  }

  /// Whether a view is drawn like this, within a hundredth of a point.
  func isDrawn(as view: DrawnView) -> Bool {
    let (seen, drawn) = (view.visible, view.turn)
    return [
      seen.minX - frame.minX, seen.minY - frame.minY, seen.width - frame.width,
      seen.height - frame.height, view.opacity - opacity, drawn.x - turn.x, drawn.y - turn.y,
    ].allSatisfy { abs($0) < 0.01 }
  }
}

extension Placement {
  /// The box around the visible part of the item, enlarged by its elevation and rotated in the plane, both about the middle of the
  /// item. Nothing here is taken from `StripPlacement`, which the views draw.
  fileprivate func drawnBox(movedBy shift: Vector) -> CGRect {
    let middle = outline.center
    let factor = 800 / (800 - elevation)
    let (sine, cosine) = (sin(rotation.z), cos(rotation.z))
    let corners = [
      (frame.x, frame.y), (frame.maxX, frame.y), (frame.x, frame.maxY), (frame.maxX, frame.maxY),
    ].map { corner in
      let (x, y) = (factor * (corner.0 - middle.x), factor * (corner.1 - middle.y))
      return (
        x: middle.x + shift.x + x * cosine - y * sine, y: middle.y + shift.y + x * sine + y * cosine
      )
    }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
#endif
