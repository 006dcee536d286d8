/// What a strip is offered to lay itself out in, told along it and across it.
///
/// Nothing is what a scroll view offers along the way it scrolls; what cannot be laid out in, infinity, a number below 0 or none
/// at all, counts as nothing.
struct Offer: Equatable, Sendable {
  /// Points along the strip.
  let along: Double?
  /// Points across it.
  let across: Double?

  /// An offer in one of the two directions.
  init(along: Double?, across: Double?) {
    self.along = along.flatMap(Self.usable)
    self.across = across.flatMap(Self.usable)
  }

  /// An offer of a width and a height.
  init(width: Double?, height: Double?, isVertical: Bool) {
    self.init(along: isVertical ? height : width, across: isVertical ? width : height)
  }

  /// How long the strip is: as long as it may be, else as long as the longest of its items.
  /// - Parameter longest: The longest item seen, in points; nil before there is one.
  func length(longest: Double?) -> Double { along ?? longest ?? Self.unasked }

  /// How broad the strip is.
  /// - Parameters:
  ///   - broadest: The broadest item seen, in points.
  ///   - row: How broad it is at most, in points; nil for as broad as its items.
  func breadth(broadest: Double, row: Double?) -> Double {
    row.map { min($0, across ?? $0) } ?? broadest
  }

  /// How long SwiftUI's own views are that nobody offers anything, in points, before they know better:
  /// developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
  private static var unasked: Double { 10 }

  private static func usable(_ number: Double) -> Double? {
    number.isFinite && number >= 0 ? number : nil
  }
}
