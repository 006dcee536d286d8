/// What a model tells its host besides what to draw. Signals carry numbers; words live in hosts.
public enum Signal: Equatable, Sendable {
  /// The strip is on its way to this item: said once for each decision.
  case change(item: Int)
  /// The item opens: a flight to full screen begins.
  case open(item: Int)
  /// The item closes: its flight back begins.
  case close(item: Int)
  /// The item has come to rest, open (`true`) or in its place on the page (`false`).
  case settle(item: Int, isOpen: Bool)
  /// These items are wanted next.
  case need(Range<Int>)
  /// Keyboard focus belongs to this item now.
  case focus(item: Int)
  /// The page shall scroll natively by so many points downwards.
  case scroll(by: Double)
  /// The card opens where it is (`true`) or closes: said once for each decision.
  case expand(item: Int, isOpen: Bool)
  /// The row will be stitched together (`true`) or parted: said once for each change of mind.
  case stitch(Bool)
  /// The hand shall feel one heavy knock.
  case haptic
}
