import Testing

@testable import VitrineUI

@Suite struct StripSizesTests {
  private let row = StripProposal(along: 300, across: 200)

  private func item(_ id: Int, _ along: Double, _ across: Double) -> StripSizes.Item {
    StripSizes.Item(item: id, along: along, across: across)
  }

  @Test(arguments: [false, true])
  func anItemInViewCountsWithItsPresentSizeUnlessMovementChangesIt(growsOnly: Bool) {
    var sizes = StripSizes()
    _ = sizes.add([item(0, 100, 80)], under: row, growsOnly: growsOnly)
    let now = sizes.add([item(0, 60, 50)], under: row, growsOnly: growsOnly)
    #expect(now == StripSizes.Largest(length: growsOnly ? 100 : 60, breadth: growsOnly ? 80 : 50))
  }

  @Test func itemsOutOfViewStillCount() {
    var sizes = StripSizes()
    _ = sizes.add([item(0, 100, 80), item(1, 150, 40)], under: row)
    let now = sizes.add([item(2, 90, 30)], under: row)
    #expect(now == StripSizes.Largest(length: 150, breadth: 80))
  }

  @Test func itemsThatHaveLeftTheCollectionDoNotCount() {
    var sizes = StripSizes()
    _ = sizes.add([item(0, 100, 80), item(1, 150, 40)], under: row)
    sizes.remove([0])
    #expect(sizes.add([item(2, 90, 30)], under: row) == .init(length: 150, breadth: 40))
    sizes.remove([0, 1])
    #expect(sizes.add([item(2, 90, 30)], under: row) == .init(length: 90, breadth: 30))
    sizes.remove([2])
    #expect(sizes.add([], under: row) == StripSizes.Largest())
  }

  @Test func anItemThatComesBackCountsWithItsNewSize() {
    var sizes = StripSizes()
    _ = sizes.add([item(0, 100, 80), item(1, 60, 40)], under: row)
    _ = sizes.add([item(1, 60, 40)], under: row)
    let now = sizes.add([item(0, 50, 30), item(1, 60, 40)], under: row)
    #expect(now == StripSizes.Largest(length: 60, breadth: 40))
  }

  @Test func theProbesOfAStackForgetNothing() {
    var sizes = StripSizes()
    let tall = item(0, 100, 80)
    _ = sizes.add([tall], under: row)
    for along in [nil, 0, Double.infinity] {
      for across in [nil, 0, 200.0] {
        _ = sizes.add([tall], under: StripProposal(along: along, across: across))
      }
    }
    #expect(sizes.add([item(1, 100, 30)], under: row).breadth == 80)
  }

  @Test func eachProposalHasItsOwnSizes() {
    var sizes = StripSizes()
    _ = sizes.add([item(0, 100, 80)], under: row)
    let wider = sizes.add(
      [item(0, 100, 30)], under: StripProposal(along: 600, across: 200))
    #expect(wider.breadth == 30)
    let other = sizes.add(
      [item(1, 100, 20)], under: StripProposal(along: 600, across: nil))
    #expect(other.breadth == 20)
    #expect(sizes.add([item(1, 100, 20)], under: row).breadth == 80)
  }

  @Test func withoutItemsThereIsNoLength() {
    var sizes = StripSizes()
    #expect(sizes.add([], under: row) == StripSizes.Largest(length: nil, breadth: 0))
  }
}
