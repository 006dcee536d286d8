extension Strip {
  /// The number of whole items in the viewport, at least 1. It is 1 if the items have different lengths.
  public var itemsPerPage: Int {
    guard extents.isUniform, count > 0, extents[0] + gap > 0 else { return 1 }
    return ((viewport + gap) / (extents[0] + gap)).floored(in: 1...count)
  }

  /// The number of pages. Each lap begins a new page, so the last page may have fewer items.
  ///
  /// ```
  ///   0 1 2 | 3 4 5 | 6 || 7 = 0 again      seven items, three to a page: three pages
  /// ```
  public var pages: Int { (count + itemsPerPage - 1) / itemsPerPage }

  /// Returns the page of a virtual index. Pages continue over laps like indices.
  public func page(of index: Int) -> Int {
    laps(before: index) * pages + item(index) / itemsPerPage
  }

  /// Returns the virtual index with which a page begins; for a page that does not exist, that of the nearest one.
  public func index(ofPage page: Int) -> Int {
    guard count > 0 else { return 0 }
    let most = loops ? Self.farthest / itemsPerPage : pages - 1
    let page = max(loops ? -most : 0, min(most, page))
    let (lap, remainder) = (page / pages, page % pages)
    return remainder < 0
      ? (lap - 1) * count + (remainder + pages) * itemsPerPage
      : lap * count + remainder * itemsPerPage
  }

  /// Returns the virtual index with which a page begins that is a number of pages after the page of an index. Backwards from
  /// the middle of a page, the first step leads to the start of the same page.
  public func index(after index: Int, pages steps: Int) -> Int {
    let page = page(of: index)
    let isInside = steps < 0 && self.index(ofPage: page) != index
    return self.index(ofPage: page + steps + (isInside ? 1 : 0))
  }
}
