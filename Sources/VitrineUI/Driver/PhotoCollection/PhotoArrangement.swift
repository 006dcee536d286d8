import Vitrine

/// How a ``PhotoCollection`` shows its photographs: as a grid, or in a row.
public enum PhotoArrangement: Hashable, Sendable, CaseIterable {
  /// Square cells, scrolled up and down. A tap opens a photograph in the viewer.
  case grid
  /// A row of whole photographs. A tap brings a photograph to the middle, and opens the one that is there.
  case carousel
  /// A row of equal cards, of which the middle one is larger. A tap brings a card to the middle, and opens the one that is there.
  case deck
  /// A row of narrow cards. A tap widens a card, and closes a wide one. A button on a wide card opens its photograph in the viewer.
  case expanding
  /// A row of photographs without gaps. A tap opens a photograph.
  case stitched
}

extension PhotoArrangement {
  /// Creates the arrangement of an engine's model.
  init(_ arrangement: Arrangement) {
    self =
      switch arrangement {
      case .grid: .grid
      case .carousel: .carousel
      case .deck: .deck
      case .expanding: .expanding
      case .stitched: .stitched
      }
  }

  /// The arrangement in the engine's type.
  var engine: Arrangement {
    switch self {
    case .grid: .grid
    case .carousel: .carousel
    case .deck: .deck
    case .expanding: .expanding
    case .stitched: .stitched
    }
  }
}
