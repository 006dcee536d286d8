/// The measured length of an item's content.
struct ItemMeasurement: Equatable, Sendable {
  /// Points along the strip.
  let length: Double
  /// Whether the strip ran from top to bottom. A length along the other axis says nothing about the present one.
  let isVertical: Bool

  /// Whether it is a length of content. An item without content can have none.
  var isUsable: Bool { length.isFinite && length >= 0 }
}
