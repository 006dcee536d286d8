/// The placement of an item for a host whose layout determines the breadth of the strip.
///
/// It is the same in a strip of any breadth above 0. So the host draws no item again when only the breadth changes. An item whose
/// length follows from the breadth is an exception.
package struct StripPlacement: Equatable, Sendable {
  /// The distance from the position that the layout gives the item, in points. The layout centres it across the strip.
  package let offset: Vector
  /// The length along the strip, in points.
  package let length: Double
  /// The scale about the middle. It includes the perspective of an elevated item.
  package let scale: Double
  /// The rotation about the middle, in the perspective of an eye at the distance ``eye``.
  package let rotation: Rotation
  /// The lengths that are cut from the sides: along the strip in points, across it in shares of the breadth.
  package let crop: Insets
  /// Whether the strip runs from top to bottom.
  package let isVertical: Bool
  /// The corner radii of the visible part, in points.
  package let radii: CornerRadii
  /// The opacity, from 0, invisible, to 1, opaque.
  package let opacity: Double
  /// The order of drawing. An item with a higher depth is in front of others.
  package let depth: Double
  /// The openness of a card, from 0, closed, to 1, open.
  package let openness: Double

  /// The distance of the eye from the strip, in points. It is the same in all hosts.
  package static let eye = 800.0

  /// Creates the placement from that of a scene.
  /// - Parameters:
  ///   - placement: The placement of the scene.
  ///   - isVertical: Whether the strip runs from top to bottom.
  package init(_ placement: Placement, isVertical: Bool) {
    let (box, middle) = (placement.box, placement.outline.center)
    let corner = Vector(x: middle.x - box.width / 2, y: middle.y - box.height / 2)
    offset =
      isVertical
      ? Vector(x: Self.rounded(corner.x), y: corner.y)
      : Vector(x: corner.x, y: Self.rounded(corner.y))
    length = isVertical ? box.height : box.width
    scale = placement.scale * Self.magnification(at: placement.elevation)
    rotation = placement.rotation
    crop = Self.crop(placement.crop, of: box, isVertical: isVertical)
    self.isVertical = isVertical
    radii = placement.radii
    (opacity, depth, openness) = (placement.opacity, placement.depth, placement.openness)
  }

  /// Returns the factor by which perspective enlarges an item that is nearer to the eye than the strip.
  ///
  /// ```
  ///   eye      item            strip
  ///    <---------|--elevation----|
  ///    <----------- 800 -------->|
  /// ```
  private static func magnification(at elevation: Double) -> Double {
    eye / max(1, eye - elevation)
  }

  /// Returns a crop with shares of the breadth across the strip.
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
  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}

extension StripPlacement {
  /// Returns how far items are from their placements while the strip does not know their lengths, in points to the right or
  /// downwards.
  ///
  /// A host measures items in its layout, and the strip knows their lengths in the next frame. Until then the current item keeps its
  /// alignment, as it does in the strip, and its neighbours make room:
  ///
  /// ```
  ///   placements     | 0  | 1  | 2  |
  ///   items          | 0   | 1    | 2  |       current: 0, aligned at its start
  /// ```
  /// A difference below ``Rounding/measured`` moves nothing, as in ``Extents``.
  /// - Parameters:
  ///   - lengths: The lengths that the strip knows and those of the layout, in points, in the order of the strip.
  ///   - current: The position of the current item in `lengths`.
  ///   - alignment: From 0, at its start, to 1, at its end.
  ///   - isReversed: Whether the strip runs from right to left.
  package static func shifts(
    of lengths: [(known: Double, actual: Double)], current: Int, alignment: Double,
    isReversed: Bool
  ) -> [Double] {
    let changes = lengths.map {
      abs($0.actual - $0.known) < Rounding.measured ? 0 : $0.actual - $0.known
    }
    guard changes.indices.contains(current) else { return changes.map { _ in 0 } }
    // The distance that the start of an item moves in the direction of the strip.
    var start = -alignment * changes[current] - changes[..<current].reduce(0, +)
    return changes.map { change in
      defer { start += change }
      return isReversed ? -(start + change) : start
    }
  }
}
