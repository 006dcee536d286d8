#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

/// A part of a placement that a window should show.
struct VisiblePart {
  let name: String
  let frame: CGRect
  let opacity: Double
  /// Whether the item is neither rotated nor elevated. Only then it is drawn in this frame.
  let isFlat: Bool
}

/// The display list of a window beside the scene of an engine.
extension TestWindow {
  /// Compares the visible views with the visible parts of a scene's placements, in number, position, opacity and order.
  func expectVisible(
    _ scene: ExhibitScene, _ moment: String, movedBy shift: Vector = .zero,
    named name: (Placement) -> String, opacity: (Placement) -> Double = { $0.opacity }
  ) {
    for mistake in mistakes(in: scene, movedBy: shift, named: name, opacity: opacity) {
      Issue.record("\(moment): \(mistake)")
    }
  }

  /// The differences between the visible views and the visible parts of a scene's placements, of more than 0.01 points.
  func mistakes(
    in scene: ExhibitScene, movedBy shift: Vector = .zero,
    named name: (Placement) -> String, opacity: (Placement) -> Double = { $0.opacity }
  ) -> [String] {
    let expected = scene.placements.sorted { $0.depth < $1.depth }.compactMap { placement in
      visiblePart(
        of: placement, movedBy: scene.offset + shift,
        opacity: opacity(placement) * scene.sceneOpacity, named: name(placement))
    }
    let names = Set(scene.placements.map(name))
    let drawn = drawn.filter {
      names.contains($0.name) && $0.opacity > 0 && $0.visible.width > 0.01
        && $0.visible.height > 0.01
    }
    guard drawn.map(\.name) == expected.map(\.name) else {
      return ["\(drawn.map(\.name)) are drawn, but the scene has \(expected.map(\.name))"]
    }
    return zip(drawn, expected).filter(\.1.isFlat).compactMap { drawn, expected in
      let (seen, frame) = (drawn.visible, expected.frame)
      let differences = [
        seen.minX - frame.minX, seen.minY - frame.minY, seen.width - frame.width,
        seen.height - frame.height, drawn.opacity - expected.opacity,
      ]
      return differences.allSatisfy { abs($0) < 0.01 } ? nil : "\(drawn), but \(expected)"
    }
  }

  /// The part of a placement within the window; nil if it is invisible.
  private func visiblePart(
    of placement: Placement, movedBy shift: Vector, opacity: Double, named name: String
  ) -> VisiblePart? {
    let frame = placement.frame.moved(by: shift)
    let visible = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      .intersection(CGRect(origin: .zero, size: size))
    guard opacity > 0, visible.width > 0.01, visible.height > 0.01 else { return nil }
    let isFlat = placement.rotation == Rotation() && placement.elevation == 0
    return VisiblePart(name: name, frame: visible, opacity: opacity, isFlat: isFlat)
  }
}
#endif
