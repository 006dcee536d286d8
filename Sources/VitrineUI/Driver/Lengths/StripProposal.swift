import Vitrine

/// The size proposed to a strip, along it and across it.
///
/// A scroll view proposes no length in its scroll direction. Lengths that are not usable (infinite, negative or not a number)
/// also count as nil.
struct StripProposal: Equatable, Sendable {
  /// Points along the strip; nil if unspecified.
  let along: Double?
  /// Points across the strip; nil if unspecified.
  let across: Double?

  /// Creates a proposal from a length and a breadth.
  init(along: Double?, across: Double?) {
    self.along = along.flatMap(Self.usable)
    self.across = across.flatMap(Self.usable)
  }

  /// Creates a proposal from a width and a height.
  init(width: Double?, height: Double?, isVertical: Bool) {
    self.init(along: isVertical ? height : width, across: isVertical ? width : height)
  }

  /// The length of the strip: the proposed one, else that of the longest item.
  /// - Parameter longest: The length of the longest known item, in points; nil if no item is known.
  func length(longest: Double?) -> Double { along ?? longest ?? Self.defaultLength }

  /// The breadth of the strip.
  /// - Parameters:
  ///   - broadest: The breadth of the broadest known item, in points.
  ///   - limit: The maximum breadth, in points. The strip takes the proposed breadth up to this limit. Nil means as broad as
  ///     its items.
  func breadth(broadest: Double, limit: Double?) -> Double {
    limit.map { min($0, across ?? $0) } ?? broadest
  }

  /// The length of SwiftUI's own views without a proposal, in points:
  /// developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
  private static var defaultLength: Double { 10 }

  private static func usable(_ number: Double) -> Double? {
    number.isFinite && number >= 0 ? number : nil
  }
}

extension ItemExtent {
  /// Whether it is a length that follows from the breadth of the strip.
  var followsBreadth: Bool {
    if case .ratio = self { true } else { false }
  }
}
