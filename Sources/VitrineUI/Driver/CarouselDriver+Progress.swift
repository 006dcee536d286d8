extension CarouselDriver {
  /// The position of a strip in its collection, such as "3 of 12".
  struct Progress: Equatable {
    /// The index of the item nearest to the alignment line.
    var current = 0
    /// The number of items.
    var count = 0
    /// The page nearest to the alignment line. A strip that snaps to items has one page for each item.
    var page = 0
    /// The number of pages.
    var pages = 0
  }
}
