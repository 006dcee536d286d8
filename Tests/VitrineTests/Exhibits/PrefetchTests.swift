import Testing
import Vitrine

/// Hosts load the items that a model announces.
@Suite struct PrefetchTests {
  /// Edits that bring other items to the same indices.
  static let edits: [Event.Kind] = [
    .insert(5, at: 0, extent: 100), .remove(0..<1), .move(0..<2, to: 10), .count(0),
  ]

  @Test(arguments: edits)
  func itemsThatComeIntoViewByAnEditAreAnnouncedInAGrid(edit: Event.Kind) {
    var grid = GridRig(count: 100)
    grid.prefetches = []
    grid.happen(edit)
    grid.happen(.count(100))
    #expect(!grid.prefetches.isEmpty)
  }

  @Test(arguments: edits)
  func itemsThatComeIntoViewByAnEditAreAnnouncedInAStrip(edit: Event.Kind) {
    var strip = StripRig([Double](repeating: 100, count: 100), options: [.align: 0])
    strip.prefetches = []
    strip.happen(edit, at: 1)
    strip.happen(.count(100), at: 1)
    strip.draw(at: 1)
    #expect(!strip.prefetches.isEmpty)
  }

  @Test func nothingIsAnnouncedTwice() {
    var strip = StripRig([Double](repeating: 100, count: 100), options: [.align: 0])
    strip.prefetches = []
    strip.happen(.count(100), at: 1)
    strip.happen(.extent(100), at: 1)
    strip.draw(at: 2)
    #expect(strip.prefetches.isEmpty)
  }

  /// The items in two viewports on either side of the visible ones, with any alignment.
  @Test(arguments: [0.0, 1, 2])
  func itemsWithinTwoViewportsAreAnnounced(align: Double) {
    var strip = StripRig([Double](repeating: 70, count: 100), options: [.align: align])
    strip.happen(.select(item: 50, animated: false), at: 1)
    strip.draw(at: 1)
    let start = 50 * 70 - (strip.start(of: 50) ?? .nan)
    let (first, last) = (Int((start - 600) / 70), Int((start + 900) / 70))
    #expect(strip.prefetches.last == first..<last + 1)
  }
}
