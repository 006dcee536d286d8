extension PhotoLibrary {
  /// Returns the listing, and the indices of its photographs that match a query, in their order.
  ///
  /// - Throws: the reason that nobody can search, in one clause.
  nonisolated public func search(_ query: SearchQuery) async throws(SearchProblem) -> (
    listing: Listing, found: [Int]
  ) {
    guard !query.isEmpty else { return (await listing, []) }
    // Photographs are listed before they are in the index.
    await saveIndex()
    let listing = await listing
    guard let index = await index else { throw SearchProblem(reason: "its index is damaged") }
    await index.settle()
    let numbers = try await requestThreads.run {
      Result { () throws(SearchProblem) in
        do throws(IndexProblem) { return try index.numbers(matching: query) } catch {
          throw SearchProblem(reason: error.description)
        }
      }
    }.get()
    return (listing, listing.indices(of: numbers))
  }
}

/// The reason that nobody can search.
public struct SearchProblem: Error, Equatable {
  /// The reason in one clause.
  public let reason: String
}
