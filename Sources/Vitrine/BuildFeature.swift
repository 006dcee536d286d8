/// The features that the engine is built with: all of them, unless it is built for one element of a web page.
///
/// Each feature is a constant, so the compiler removes code that asks for a missing one.
package enum BuildFeature {
  /// The limits of the numbers of events, and the defaults and the ranges of options. The interface for pages reads numbers within
  /// their limits. The script of a page has the defaults and ranges, because it warns before the engine has loaded; it sends every
  /// option of its element, in its range.
  package static var limits: Bool {
    #if VITRINE_WEB
    false
    #else
    true
    #endif
  }

  /// The grid of photographs.
  package static var grid: Bool {
    #if VITRINE_CAROUSEL || VITRINE_EXPANDING_CAROUSEL || VITRINE_STITCHED_CAROUSEL
    false
    #else
    true
    #endif
  }

  /// The viewer, and opening it from other exhibits.
  package static var viewer: Bool {
    #if VITRINE_CAROUSEL || VITRINE_EXPANDING_CAROUSEL || VITRINE_STITCHED_CAROUSEL
    false
    #else
    true
    #endif
  }

  /// Rows and columns of items.
  package static var strip: Bool {
    #if VITRINE_PHOTO_GRID
    false
    #else
    true
    #endif
  }

  /// The looks of items that pass the middle of a strip.
  package static var effects: Bool {
    #if VITRINE_EXPANDING_CAROUSEL || VITRINE_STITCHED_CAROUSEL || VITRINE_PHOTO_GRID
    false
    #else
    true
    #endif
  }

  /// Cards that open in place.
  package static var cards: Bool {
    #if VITRINE_CAROUSEL || VITRINE_STITCHED_CAROUSEL || VITRINE_PHOTO_GRID
    false
    #else
    true
    #endif
  }

  /// Gaps that a pinch closes.
  package static var seam: Bool {
    #if VITRINE_CAROUSEL || VITRINE_EXPANDING_CAROUSEL || VITRINE_PHOTO_GRID
    false
    #else
    true
    #endif
  }

  /// Photographs that fly from their places in one exhibit to those in another.
  package static var rearrangement: Bool {
    #if VITRINE_WEB && !VITRINE_COLLECTION
    false
    #else
    true
    #endif
  }
}
