/// News from a model to its host. Signals carry numbers; words are up to the host.
public enum Signal: Equatable, Sendable {
  /// The strip is on its way to this item; sent once for each decision.
  case change(item: Int)
  /// The item opens: a flight to full screen begins.
  case open(item: Int)
  /// The item closes: its flight back begins.
  case close(item: Int)
  /// The item has come to rest, open (`true`) or in its place on the page (`false`).
  case settle(item: Int, isOpen: Bool)
  /// These items come into view next, and should be loaded.
  case need(Range<Int>)
  /// Keyboard focus belongs to this item now.
  case focus(item: Int)
  /// Asks the host to scroll natively, in points downwards.
  case scroll(by: Double)
  /// The card opens where it is (`true`) or closes; sent once for each decision.
  case expand(item: Int, isOpen: Bool)
  /// The row will be stitched (`true`) or unstitched; sent once for each decision.
  case stitch(Bool)
  /// Asks the host for one heavy haptic impact.
  case haptic
}
