import Testing
import Vitrine

@testable import VitrineUI

/// The items of cells in a collection that has replaced theirs.
@MainActor @Suite struct ItemFinderTests {
  /// A collection whose first elements can change, as those of a binding do.
  private final class Source {
    var first: Int
    var reads = 0
    init(_ first: Int) { self.first = first }
    var ids: ItemIDs<Int> {
      ItemIDs(count: 1000) { [self] in
        reads += 1
        return first + $0
      }
    }
  }

  private func cell(_ item: Int, at index: Int) -> Cell<Int> {
    Cell(Cell.Key(item: item, lap: 0, duplicate: 0), at: Placement(item: index, frame: .zero))
  }

  @Test func itFindsItemsNearbyAndFarAway() {
    let (finder, source) = (ItemFinder<Int>(), Source(0))
    #expect(finder.index(of: cell(500, at: 500), in: source.ids) == 500)
    #expect(source.reads == 1)
    #expect(finder.index(of: cell(500, at: 495), in: source.ids) == 500)
    #expect(finder.index(of: cell(900, at: 5), in: source.ids) == 900)
    #expect(finder.index(of: cell(2000, at: 5), in: source.ids) == nil)
  }

  @Test func theWholeCollectionIsReadOncePerUpdate() {
    let (finder, source) = (ItemFinder<Int>(), Source(5000))
    for index in 0..<20 { #expect(finder.index(of: cell(index, at: index), in: source.ids) == nil) }
    #expect(source.reads < 4000)
    finder.forget()
    source.reads = 0
    #expect(finder.index(of: cell(0, at: 0), in: source.ids) == nil)
    #expect(source.reads >= 1000)
  }

  @Test func anIndexThatIsNoLongerRightIsNotUsed() {
    let (finder, source) = (ItemFinder<Int>(), Source(0))
    #expect(finder.index(of: cell(900, at: 5), in: source.ids) == 900)
    source.first = 5000
    #expect(finder.index(of: cell(900, at: 5), in: source.ids) == nil)
  }
}
