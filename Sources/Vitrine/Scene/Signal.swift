/// A message from a model to its host. Signals contain numbers; the host chooses the words.
public enum Signal: Equatable, Sendable {
  /// The strip moves to this item. Sent once for each decision.
  case change(item: Int)
  /// The item opens: a flight to full screen begins.
  case open(item: Int)
  /// The item closes: its flight back begins.
  case close(item: Int)
  /// The item rests: open (`true`), or in its place on the page (`false`).
  case settle(item: Int, isOpen: Bool)
  /// These items may become visible soon, and should be loaded.
  case prefetch(Range<Int>)
  /// Keyboard focus moves to this item.
  case focus(item: Int)
  /// Asks the host to scroll natively, in points downwards.
  case scroll(by: Double)
  /// The card opens in place (`true`) or closes. Sent once for each decision.
  case expand(item: Int, isOpen: Bool)
  /// The row will be stitched (`true`) or unstitched. Sent once for each decision.
  case stitch(Bool)
  /// Asks the host for one heavy haptic impact.
  case haptic
}
