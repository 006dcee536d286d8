/// A carousel as its controls use it, independent of the type of the ids.
@MainActor
protocol CarouselControlling: AnyObject {
  /// Moves by a number of items; a negative distance moves back.
  func step(_ distance: Int)
  /// The directions in which there is another item.
  var steps: PossibleSteps { get }
  /// Makes an item current. An id of another type gives a warning.
  func select(any id: some Hashable, animated: Bool)
  /// Whether autoplay waits for the play button.
  var isPaused: Bool { get }
  /// Pauses or resumes autoplay.
  func pause(_ isPaused: Bool)
}

extension CarouselDriver: CarouselControlling {
  func select(any id: some Hashable, animated: Bool) {
    if let id = id as? ID { return select(id, animated: animated) }
    warnings.warn("\(id) cannot be selected: the ids of the items have the type \(ID.self)")
  }
}
