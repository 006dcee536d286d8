extension ExhibitScene {
  /// Returns whether a part of a placement is visible.
  package func shows(_ placement: Placement) -> Bool {
    placement.opacity > 0 && placement.frame.moved(by: offset).meets(dimensions)
  }
}
