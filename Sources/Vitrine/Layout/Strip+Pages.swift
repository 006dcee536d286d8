extension Strip {
  /// How many whole items the viewport shows at least, where they are all as long as the first; 1 where they differ.
  public var itemsPerPage: Int {
    guard extents.isUniform, count > 0, extents[0] + gap > 0 else { return 1 }
    return ((viewport + gap) / (extents[0] + gap)).floored(in: 1...count)
  }

  /// How many pages there are; each lap begins a new one, so the last may have fewer items.
  ///
  /// ```
  ///   0 1 2 | 3 4 5 | 6 || 7 = 0 again      seven items, three to a page: three pages
  /// ```
  public var pages: Int { (count + itemsPerPage - 1) / itemsPerPage }

  /// The page of a virtual index; pages count on and on like items.
  public func page(of index: Int) -> Int {
    laps(before: index) * pages + item(index) / itemsPerPage
  }

  /// The virtual index with which a page begins; for a page that does not exist, that of the nearest one.
  public func index(ofPage page: Int) -> Int {
    guard count > 0 else { return 0 }
    let most = loops ? Self.farthest / itemsPerPage : pages - 1
    let page = max(loops ? -most : 0, min(most, page))
    let (lap, rest) = (page / pages, page % pages)
    return rest < 0
      ? (lap - 1) * count + (rest + pages) * itemsPerPage : lap * count + rest * itemsPerPage
  }

  /// The virtual index with which the page begins that is a number of pages after an item's. Backwards from within a page,
  /// the first step leads to the beginning of the same page.
  public func index(after index: Int, pages steps: Int) -> Int {
    let page = page(of: index)
    let isInside = steps < 0 && self.index(ofPage: page) != index
    return self.index(ofPage: page + steps + (isInside ? 1 : 0))
  }
}
