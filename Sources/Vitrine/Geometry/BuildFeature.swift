/// What of the engine is there: all of it, unless it is built for a page that has one element alone.
///
/// Code that asks first for a part that is not there is left out, with all that only it uses: the answer is a constant.
package enum BuildFeature {
  /// The grid of photographs.
  case grid
  /// The viewer, and the way into it from other exhibits.
  case viewer
  /// Rows and columns of items.
  case strip
  /// What a strip does to its items on their way past the middle.
  case effects
  /// Cards that open where they are.
  case cards
  /// Gaps that close, and what pinches them.
  case seam

  /// Whether it is there.
  package var isHere: Bool {
    #if VITRINE_CAROUSEL
    self == .strip || self == .effects
    #elseif VITRINE_EXPANDING_CAROUSEL
    self == .strip || self == .cards
    #elseif VITRINE_STITCHED_CAROUSEL
    self == .strip || self == .seam
    #elseif VITRINE_PHOTO_GRID
    self == .grid || self == .viewer
    #else
    true
    #endif
  }
}
