#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// One card of an ``ExpandingCarousel``: its poster as large as it is closed, its details as large as it is open, and how far
/// it is open decides what is seen of either.
public struct ExpandingCard<ID: Hashable, Poster: View, Details: View>: View {
  let cell: Cell<ID>
  let axis: SwiftUI.Axis
  let poster: Poster
  let details: Details
  @SwiftUI.Environment(\.carouselSettings) private var settings

  /// What it looks like.
  public var body: some View {
    ZStack(alignment: .topLeading) {
      details.modifier(CardSide(axis: axis, length: settings.length(.expandedSize)))
        .modifier(CardFade(cell: cell, isPoster: false))
      poster.modifier(CardSide(axis: axis, length: settings.length(.collapsedSize)))
        .modifier(CardFade(cell: cell, isPoster: true))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// As long as a card is closed or open, so that nothing in it flows anew on the way.
private struct CardSide: ViewModifier {
  let axis: SwiftUI.Axis
  let length: CGFloat

  func body(content: Content) -> some View {
    let isVertical = axis == .vertical
    content.frame(width: isVertical ? nil : length, height: isVertical ? length : nil)
  }
}

/// Cross-fades poster and details by how far the card is open. This is all that a frame of an opening changes in a card.
private struct CardFade<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let isPoster: Bool

  func body(content: Content) -> some View {
    let openness = cell.placement.openness
    content
      .scaleEffect(isPoster ? 1 + Self.growth * openness : 1, anchor: .topLeading)
      .opacity(isPoster ? 1 - openness : openness)
      .allowsHitTesting(isPoster ? openness < 0.5 : openness >= 0.5)
      .accessibilityHidden(isPoster ? openness >= 0.5 : openness < 0.5)
  }

  /// How much a poster grows as it fades: by half.
  private static var growth: Double { 0.5 }
}

extension CarouselSettings {
  /// The same, for cards: nothing is measured, and everything is cut to its card.
  var expanding: CarouselSettings {
    var settings = self
    settings.isFitted = true
    return settings
  }

  /// A length of the engine's table.
  func length(_ option: Option) -> CGFloat { options[option] ?? option.defaultValue }
}
#endif
