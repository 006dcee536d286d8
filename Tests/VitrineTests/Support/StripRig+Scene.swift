import Vitrine

/// Where items of the scene drawn last are: in points along the strip, from the start of the viewport.
extension Rig where Model == CarouselModel {
  func start(of placement: Placement) -> Double { span(of: placement).lowerBound }

  /// Where a placement starts and ends.
  func span(of placement: Placement) -> ClosedRange<Double> { span(of: placement, in: scene) }

  /// Where a placement of another scene of this strip starts and ends.
  func span(of placement: Placement, in scene: ExhibitScene) -> ClosedRange<Double> {
    let frame = placement.frame.moved(by: scene.offset)
    let length = axis.length(of: record.viewport.dimensions)
    let one = axis.offset(of: frame.origin, in: length)
    let other = axis.offset(of: Vector(x: frame.maxX, y: frame.maxY), in: length)
    return min(one, other)...max(one, other)
  }

  /// Where an item starts; if it is drawn twice, where it is drawn as itself. Nil if it is not drawn.
  func start(of item: Int) -> Double? { span(of: item)?.lowerBound }

  /// Where an item starts and ends; if it is drawn twice, where it is drawn as itself.
  func span(of item: Int) -> ClosedRange<Double>? {
    scene.placements.first { $0.item == item && $0.lap == 0 }.map { span(of: $0) }
  }

  /// Where an item and the copies of it start and end.
  func spans(of item: Int) -> [ClosedRange<Double>] {
    scene.placements.filter { $0.item == item }.map { span(of: $0) }
  }
}
