import Vitrine

/// The lengths of a strip's items: those that follow from the size of the view, and those of their content.
struct ItemLengths {
  private let kind: CarouselModel.Style
  /// The rule for the lengths.
  private(set) var extent = ItemExtent.measured
  private var measurements = Measurements()

  /// Creates the lengths for a style. Only items of a plain strip can have the lengths of their content.
  init(_ kind: CarouselModel.Style) { self.kind = kind }

  /// Whether the items have the length of their content.
  var areMeasured: Bool { kind == .plain && extent == .measured }

  /// Whether the length of the items follows from the breadth of the strip, and the breadth from the items.
  var followBreadth: Bool { kind == .plain && extent.followsBreadth }

  /// The length that an unmeasured item counts as, in points; nil before the first measurement.
  var commonLength: Double? { measurements.commonLength }

  /// The length of every item in a view of this size, in points; nil if items have been measured. Until then they are as long as the
  /// view, which keeps the number of views small.
  func uniformLength(in size: Dimensions, isVertical: Bool) -> Double? {
    if let length = extent.length(in: size, isVertical: isVertical) { return length }
    return commonLength == nil ? size.length(isVertical: isVertical) : nil
  }

  /// The assumed length of an item that has not been measured, in points.
  func estimate(in size: Dimensions, isVertical: Bool) -> Double {
    extent.length(in: size, isVertical: isVertical)
      ?? commonLength ?? size.length(isVertical: isVertical)
  }

  /// Sets the rule for the lengths.
  mutating func set(_ extent: ItemExtent) { self.extent = extent }

  /// Adds the measured length of an item, in points.
  mutating func measure(_ length: Double, of item: Int) { measurements.add(length, of: item) }

  /// Returns the events for the new measurements, once.
  /// - Parameter drawn: The number of drawn items.
  mutating func takeEvents(drawn: Int) -> [Event.Kind] { measurements.takeEvents(drawn: drawn) }

  /// Whether the next measurement becomes the length of all items that have not been measured.
  var awaitMeasurement: Bool { measurements.awaitsFirst }

  /// Measures again, along another axis or after other lengths.
  mutating func measureAgain() { measurements.restart() }
}
