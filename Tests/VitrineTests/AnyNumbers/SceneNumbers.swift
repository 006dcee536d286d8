import Vitrine

/// Checks the numbers of a scene: they can be drawn.
enum SceneNumbers {
  /// Returns a violation in a scene; nil if there is none.
  static func violation(in scene: ExhibitScene) -> String? {
    let isWhole = isPlace(scene.offset.x) && isPlace(scene.offset.y) && isPlace(scene.position)
    guard isWhole else { return "offset \(scene.offset), position \(scene.position)" }
    guard isSize(scene.dimensions) else { return "dimensions \(scene.dimensions)" }
    let shares = [scene.sceneOpacity, scene.backdrop, scene.controls, scene.seam]
    guard shares.allSatisfy(isShare) else { return "veil, ground, chrome, seam \(shares)" }
    for placement in scene.placements + scene.removed {
      if let violation = violation(in: placement) { return "\(violation) of \(placement)" }
    }
    return nil
  }

  /// Returns a violation in a place on the screen; nil if there is none.
  static func violation(in source: Source) -> String? {
    let isSound =
      isPlace(source.frame.x) && isPlace(source.frame.y) && isSize(source.frame.dimensions)
      && areRadii(source.radii) && isShare(source.focus.x) && isShare(source.focus.y)
    return isSound ? nil : "\(source)"
  }

  private static func violation(in placement: Placement) -> String? {
    guard isPlace(placement.position.x), isPlace(placement.position.y) else { return "position" }
    guard isPlace(placement.scale), placement.scale > 0 else { return "scale" }
    guard isSize(placement.box) else { return "box" }
    guard isSize(placement.frame.dimensions), isCut(placement.crop) else { return "crop" }
    guard areRadii(placement.radii) else { return "radii" }
    guard isShare(placement.opacity) else { return "opacity" }
    guard isShare(placement.openness) else { return "openness" }
    guard isPlace(placement.depth), isPlace(placement.elevation) else { return "depth" }
    let turn = placement.rotation
    return isPlace(turn.x) && isPlace(turn.y) && isPlace(turn.z) ? nil : "rotation"
  }

  private static func isCut(_ crop: Insets) -> Bool {
    isLength(crop.top) && isLength(crop.right) && isLength(crop.bottom) && isLength(crop.left)
  }

  private static func areRadii(_ radii: CornerRadii) -> Bool {
    isLength(radii.topLeft) && isLength(radii.topRight) && isLength(radii.bottomRight)
      && isLength(radii.bottomLeft)
  }

  private static func isSize(_ size: Dimensions) -> Bool {
    isLength(size.width) && isLength(size.height)
  }

  private static func isPlace(_ number: Double) -> Bool { number.magnitude <= farthest }
  private static func isLength(_ number: Double) -> Bool { number >= 0 && number <= farthest }
  private static func isShare(_ number: Double) -> Bool { number >= 0 && number <= 1 }

  /// The maximum distance within the limits: all items in a thousand million laps.
  private static let farthest = 1e18
}
