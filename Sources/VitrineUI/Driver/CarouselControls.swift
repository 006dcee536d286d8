/// A carousel as its controls see it, whatever its items are known by.
@MainActor
protocol CarouselControls: AnyObject {
  /// Moves so many items on; back, below 0.
  func step(_ distance: Int)
  /// Whether there is an item so many on.
  func canStep(_ distance: Int) -> Bool
  /// Makes an item current; an id of another kind is warned of.
  func select(any id: some Hashable)
  /// Whether it goes on by itself.
  var playback: Playback { get }
  /// Stops what goes on by itself, or lets it go on.
  func pause(_ isPaused: Bool)
}

extension CarouselDriver: CarouselControls {
  func select(any id: some Hashable) {
    if let id = id as? ID { return select(id) }
    complaints.warn("\(id) cannot be selected: the items' ids are of the type \(ID.self)")
  }
}
