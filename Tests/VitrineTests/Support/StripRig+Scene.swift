import Vitrine

/// The positions of items in the last scene, in points along the strip from the start of the viewport.
extension Rig where Model == CarouselModel {
  func start(of placement: Placement) -> Double { span(of: placement).lowerBound }

  /// Returns the range of a placement.
  func span(of placement: Placement) -> ClosedRange<Double> { span(of: placement, in: scene) }

  /// Returns the range of a placement in another scene of this strip.
  func span(of placement: Placement, in scene: ExhibitScene) -> ClosedRange<Double> {
    let frame = placement.frame.moved(by: scene.offset)
    let length = axis.length(of: record.viewport.dimensions)
    let one = axis.offset(of: frame.origin, in: length)
    let other = axis.offset(of: Vector(x: frame.maxX, y: frame.maxY), in: length)
    return min(one, other)...max(one, other)
  }

  /// Returns the start of an item's original; nil if it is not drawn.
  func start(of item: Int) -> Double? { span(of: item)?.lowerBound }

  /// Returns the range of an item's original; nil if it is not drawn.
  func span(of item: Int) -> ClosedRange<Double>? {
    scene.placements.first { $0.item == item && $0.lap == 0 }.map { span(of: $0) }
  }

  /// Returns the ranges of an item's original and copies.
  func spans(of item: Int) -> [ClosedRange<Double>] {
    scene.placements.filter { $0.item == item }.map { span(of: $0) }
  }
}
