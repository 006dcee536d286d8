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
    let expected = scene.placements.sorted { scene.order($0) < scene.order($1) }.compactMap {
      VisiblePart(
        of: scene.inLayer($0), movedBy: scene.offset + shift,
        opacity: opacity($0) * scene.layerOpacity($0) * scene.sceneOpacity, in: size,
        named: name($0))
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

/// The layers of a grid whose columns change. A layer has the placements in one lap or two.
extension ExhibitScene {
  /// What lies in front has a greater order.
  fileprivate func order(_ placement: Placement) -> (Double, Int) {
    (placement.depth, layers.isEmpty ? 0 : placement.lap)
  }

  /// The opacity of the layer of a placement: those of fewer columns fade, except for the one in front.
  fileprivate func layerOpacity(_ placement: Placement) -> Double {
    layers.isEmpty || placement.lap != 1 ? 1 : layers[1].opacity
  }

  /// A placement as its layer draws it.
  fileprivate func inLayer(_ placement: Placement) -> Placement {
    guard !layers.isEmpty else { return placement }
    let layer = layers[placement.lap == 0 ? 0 : 1]
    var drawn = placement
    drawn.position = placement.position * layer.scale + layer.position
    drawn.scale *= layer.scale
    return drawn
  }
}
#endif
