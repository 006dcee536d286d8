import Vitrine

/// The placement of an item as a strip draws it.
///
/// The breadth of the strip is left out, because the layout determines it. So no view updates when only the breadth changes. An
/// item whose length or perspective follows from the breadth is an exception.
struct StripPlacement: Equatable {
  /// The distance from the position that the layout gives the item, in points.
  let offset: Vector
  /// The length along the strip, in points.
  let length: Double
  /// The scale about the middle. It includes the perspective of an elevated item.
  let scale: Double
  /// The rotation about the middle.
  let rotation: Rotation
  /// The longer side of a rotated item, divided by the distance of the eye; 0 without a rotation in space.
  let perspective: Double
  /// The lengths that are cut from the sides: along the strip in points, across it in shares of the breadth.
  let crop: Insets
  /// Whether the strip runs from top to bottom.
  let isVertical: Bool
  /// The corner radii of the rest, in points.
  let radii: CornerRadii
  /// The opacity, from 0, invisible, to 1, opaque.
  let opacity: Double
  /// The order of drawing.
  let depth: Double
  /// The openness of a card, from 0, closed, to 1, open.
  let openness: Double

  /// Creates the placement as a strip draws it.
  init(_ placement: Placement, isVertical: Bool) {
    let (box, middle) = (placement.box, placement.outline.center)
    let corner = Vector(x: middle.x - box.width / 2, y: middle.y - box.height / 2)
    offset =
      isVertical
      ? Vector(x: Self.rounded(corner.x), y: corner.y)
      : Vector(x: corner.x, y: Self.rounded(corner.y))
    length = isVertical ? box.height : box.width
    scale = placement.scale * placement.nearness
    rotation = placement.rotation
    let isTurned = rotation.x != 0 || rotation.y != 0
    perspective = isTurned ? max(box.width, box.height) / Placement.eye : 0
    crop = Self.crop(placement.crop, of: box, isVertical: isVertical)
    self.isVertical = isVertical
    radii = placement.radii
    (opacity, depth, openness) = (placement.opacity, placement.depth, placement.openness)
  }

  /// The crop across the strip as shares, since the layout determines the breadth.
  private static func crop(_ crop: Insets, of box: Dimensions, isVertical: Bool) -> Insets {
    let breadth = isVertical ? box.width : box.height
    func share(_ length: Double) -> Double { breadth > 0 ? rounded(length / breadth) : 0 }
    return isVertical
      ? Insets(
        top: crop.top, right: share(crop.right), bottom: crop.bottom, left: share(crop.left))
      : Insets(
        top: share(crop.top), right: crop.right, bottom: share(crop.bottom), left: crop.left)
  }

  /// Rounds to a millionth, so that the computation with another breadth has the same result.
  private static func rounded(_ length: Double) -> Double { (length * 1e6).rounded() / 1e6 }
}
