extension ExhibitScene {
  /// Whether any part of a placement is in view.
  package func shows(_ placement: Placement) -> Bool {
    placement.opacity > 0 && placement.frame.moved(by: offset).meets(dimensions)
  }
}
