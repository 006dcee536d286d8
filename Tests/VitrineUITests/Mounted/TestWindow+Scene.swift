#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

/// The display list of a window beside the scene of an engine.
extension TestWindow {
  /// Compares the visible views with the visible parts of a scene's placements, in number, position, rotation, opacity and order.
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
      VisiblePart(
        of: placement, movedBy: scene.offset + shift,
        opacity: opacity(placement) * scene.sceneOpacity, in: size, named: name(placement))
    }
    let names = Set(scene.placements.map(name))
    let drawn = drawn.filter {
      names.contains($0.name) && $0.opacity > 0 && $0.visible.width > 0.01
        && $0.visible.height > 0.01
    }
    guard drawn.map(\.name) == expected.map(\.name) else {
      return ["\(drawn.map(\.name)) are drawn, but the scene has \(expected.map(\.name))"]
    }
    return zip(drawn, expected).compactMap { drawn, expected in
      expected.isDrawn(as: drawn) ? nil : "\(drawn), but \(expected)"
    }
  }
}
#endif
