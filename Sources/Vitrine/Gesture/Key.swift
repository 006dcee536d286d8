/// The keys that move through a collection, named by what they do, not by their place on a keyboard.
public enum Key: Int32, Sendable, CaseIterable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow upwards.
  case up
  /// The arrow downwards.
  case down
  /// To the first item.
  case home
  /// To the last item.
  case end
  /// One screen back.
  case pageUp
  /// One screen on.
  case pageDown
  /// Closes the open card or photograph.
  case escape
  /// Stitches a row, or unstitches it.
  case stitch
  /// Opens the focused item, or closes it.
  case enter
  /// The same.
  case space
  /// Larger.
  case zoomIn
  /// Smaller.
  case zoomOut
  /// As large as fits.
  case zoomFit
}
