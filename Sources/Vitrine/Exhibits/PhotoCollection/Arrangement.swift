/// How a collection of photographs is arranged: as a grid, or in one of four rows.
///
/// A row lies in the middle of the view:
/// ```
///  view
///   +---------------------+
///   |                     |
///   +-----+-------+-------+
///   |     |       |       |  row
///   +-----+-------+-------+
///   |                     |
///   +---------------------+
/// ```
package enum Arrangement: Int, CaseIterable, Sendable {
  /// Square cells.
  case grid
  /// A row of whole photographs.
  case carousel
  /// A row of equal cards, of which the current one is larger.
  case deck
  /// A row of cards that open in place.
  case expanding
  /// A row of photographs without gaps.
  case stitched
}

extension Arrangement {
  /// The style of the row.
  var style: CarouselModel.Style {
    switch self {
    case .grid, .carousel, .deck: .plain
    case .expanding: .expanding
    case .stitched: .stitched
    }
  }

  /// Whether the first photograph can follow the last one.
  var canLoop: Bool { self == .carousel || self == .deck }

  /// Whether photographs have corners without a rounding of the arrangement's own.
  var hasPlainCorners: Bool { self == .grid || canLoop }

  /// Returns the part of a view that the row fills. A grid fills all of it.
  func row(in view: Dimensions) -> Frame {
    let middle = Vector(x: view.width / 2, y: view.height / 2)
    let height: Double =
      switch self {
      case .grid: view.height
      case .carousel: min(view.height, view.width * Self.photographHeight)
      case .deck: Self.card(in: view).height
      case .expanding: min(view.height, Self.cardHeight)
      case .stitched: min(view.height, Option.rowHeight.defaultValue)
      }
    return Frame(center: middle, dimensions: Dimensions(width: view.width, height: height))
  }

  /// Returns the length of a photograph in the row, in points.
  /// - Parameters:
  ///   - ratio: Its width divided by its height; 0 if it is unknown.
  ///   - view: The view that contains the row.
  func extent(ofRatio ratio: Double, in view: Dimensions) -> Double {
    let row = row(in: view).dimensions
    let length = ItemExtent.ratio(ratio).length(in: row, isVertical: false) ?? 0
    return switch self {
    case .grid: 0
    case .carousel: min(length, view.width * Self.photographWidth)
    case .deck: Self.card(in: view).width
    case .expanding: Option.collapsedSize.defaultValue
    case .stitched: length
    }
  }

  /// Returns the options of the row with other values than by default.
  func options(in view: Dimensions) -> [(Option, Double)] {
    switch self {
    case .grid, .expanding, .stitched: []
    case .carousel: [(.spacing, Self.photographSpacing)]
    case .deck:
      [
        (.effect, Double(Effect.scale.rawValue)),
        (
          .spacing,
          Self.card(in: view).width * (Option.effectScale.defaultValue - 1) / 2
            + view.width * Self.cardGap
        ),
      ]
    }
  }

  /// The size of a card of the deck. The current one, which is drawn larger, fits the view.
  private static func card(in view: Dimensions) -> Dimensions {
    let highest = view.height / Option.effectScale.defaultValue
    let width = min(highest * cardRatio, view.width * cardShare)
    return Dimensions(width: width, height: width / cardRatio)
  }

  /// The height of a carousel, as a share of the width of the view. The usual photograph, three to two, leaves a part of its neighbours
  /// visible.
  private static let photographHeight = 0.6
  /// The maximum width of a photograph in a carousel, as a share of the width of the view.
  private static let photographWidth = 0.9
  /// The gap between photographs in a carousel, in points.
  private static let photographSpacing = 12.0
  /// The width of a card of the deck divided by its height, its maximum share of the width of the view, and the gap beside the current
  /// one, as a share of that width. They are those of the served gallery.
  private static let (cardRatio, cardShare, cardGap) = (0.75, 0.58, 0.015)
  /// The height of cards that open, in points.
  private static let cardHeight = 250.0
}
