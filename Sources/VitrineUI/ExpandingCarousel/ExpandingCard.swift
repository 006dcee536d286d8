#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// One card of an ``ExpandingCarousel``. The poster has the size of a closed card, the details that of an open one; the
/// openness of the card determines the visible part of each. The carousel makes its cards; for a preview you can make one yourself.
public struct ExpandingCard<ID: Hashable, Poster: View, Details: View>: View {
  let cell: Cell<ID>
  let axis: SwiftUI.Axis
  let poster: Poster
  let details: Details
  @SwiftUI.Environment(\.carouselSettings) private var settings

  init(cell: Cell<ID>, axis: SwiftUI.Axis, poster: Poster, details: Details) {
    self.cell = cell
    self.axis = axis
    self.poster = poster
    self.details = details
  }

  /// The content of the view.
  public var body: some View {
    ZStack(alignment: .topLeading) {
      details.modifier(CardSide(axis: axis, length: settings.openLength))
        .modifier(CardFade(cell: cell, isPoster: false))
      poster.modifier(CardSide(axis: axis, length: settings.closedLength))
        .modifier(CardFade(cell: cell, isPoster: true))
    }
    // With a minimum, the card has the size of its box; without one it would be as long as its details, and effects would turn
    // and scale it about another point.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
    )
  }
}

extension ExpandingCard where ID == Int {
  /// Creates a single card, for a preview of its poster and its details.
  ///
  /// ```swift
  /// ExpandingCard(openness: 1) { PosterCard(movie: movies[0]) } details: { Text(movies[0].title) }
  ///   .frame(width: 250, height: 250)
  ///   .clipped()
  /// ```
  /// - Parameters:
  ///   - openness: From 0, closed, to 1, open. A value outside the range counts as the nearest one in range.
  ///   - axis: The direction in which the row runs.
  ///   - poster: The content of the closed card.
  ///   - details: The content of the open card.
  public init(
    openness: Double, axis: Axis = .horizontal, @ViewBuilder poster: () -> Poster,
    @ViewBuilder details: () -> Details
  ) {
    var placement = Placement(item: 0, frame: Frame(x: 0, y: 0, width: 0, height: 0))
    placement.openness = openness > 0 ? min(openness, 1) : 0
    let cell = Cell(Cell<Int>.Key(item: 0, lap: 0, duplicate: 0), at: placement)
    self.init(cell: cell, axis: axis, poster: poster(), details: details())
  }
}

/// The length of a closed or open card, so that the content is not laid out again while the card opens.
private struct CardSide: ViewModifier {
  let axis: SwiftUI.Axis
  let length: CGFloat

  func body(content: Content) -> some View {
    let isVertical = axis == .vertical
    content.frame(width: isVertical ? nil : length, height: isVertical ? length : nil)
  }
}

/// Cross-fades poster and details. While a card opens, each frame changes only this modifier.
private struct CardFade<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let isPoster: Bool

  func body(content: Content) -> some View {
    let openness = cell.stripPlacement.openness
    content
      .animation(nil) {
        $0.scaleEffect(
          isPoster ? 1 + (Self.openPosterScale - 1) * openness : 1, anchor: .topLeading
        )
        .opacity(isPoster ? 1 - openness : openness)
      }
      .allowsHitTesting(isPoster ? openness < 0.5 : openness >= 0.5)
      .accessibilityHidden(isPoster ? openness >= 0.5 : openness < 0.5)
  }

  /// The scale of the poster of an open card, when it has faded.
  private static var openPosterScale: Double { 1.5 }
}

extension CarouselSettings {
  /// The settings of expanding cards: items are not measured, and are cropped to their cards.
  var expanding: CarouselSettings {
    var settings = self
    settings.isFitted = true
    return settings
  }

  /// The length of closed cards, as the engine has it.
  var closedLength: CGFloat { options.sanitized(.collapsedSize) }

  /// The length of open cards, as the engine has it: no shorter than closed ones.
  var openLength: CGFloat { max(closedLength, options.sanitized(.expandedSize)) }
}
#endif
