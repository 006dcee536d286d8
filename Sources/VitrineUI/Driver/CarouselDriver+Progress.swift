extension CarouselDriver {
  /// The position of a strip in its collection, such as "3 of 12". It is not `Equatable`, as ``PossibleSteps`` are not.
  struct Progress {
    /// The index of the item nearest to the alignment line.
    var current = 0
    /// The number of items.
    var count = 0
    /// The page nearest to the alignment line. A strip that snaps to items has one page for each item.
    var page = 0
    /// The number of pages.
    var pages = 0

    static func == (a: Self, b: Self) -> Bool {
      (a.current, a.count, a.page, a.pages) == (b.current, b.count, b.page, b.pages)
    }
    static func != (a: Self, b: Self) -> Bool { !(a == b) }
  }
}
