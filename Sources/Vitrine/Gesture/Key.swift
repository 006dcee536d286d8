/// The keys that move through a collection, named by their effect and not by their place on a keyboard.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .count(5)))
/// carousel.handle(Event(at: 0, .key(.end)))
/// assert(carousel.targetItem == 4)
/// ```
public enum Key: Int32, Sendable, CaseIterable {
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// Moves to the first item.
  case home
  /// Moves to the last item.
  case end
  /// Moves one screen back.
  case pageUp
  /// Moves one screen forward.
  case pageDown
  /// Closes the open card or photograph.
  case escape
  /// Stitches a row, or unstitches it.
  case stitch
  /// Opens the focused item, or closes it.
  case enter
  /// Opens the focused item, or closes it, like ``enter``.
  case space
  /// Magnifies.
  case zoomIn
  /// Reduces the magnification.
  case zoomOut
  /// Returns to the size that fits.
  case zoomFit
}
