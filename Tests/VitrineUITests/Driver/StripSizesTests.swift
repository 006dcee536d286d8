import Testing

@testable import VitrineUI

@Suite struct StripSizesTests {
  private let row = StripProposal(along: 300, across: 200)

  @Test func itemsThatHaveGoneStillCount() {
    var sizes = StripSizes()
    _ = sizes.add([(along: 100, across: 80), (along: 150, across: 40)], under: row)
    let now = sizes.add([(along: 90, across: 30)], under: row)
    #expect(now == StripSizes.Largest(length: 150, breadth: 80))
  }

  @Test func theProbesOfAStackForgetNothing() {
    var sizes = StripSizes()
    let tall = (along: 100.0, across: 80.0)
    _ = sizes.add([tall], under: row)
    for along in [nil, 0, Double.infinity] {
      for across in [nil, 0, 200.0] {
        _ = sizes.add([tall], under: StripProposal(along: along, across: across))
      }
    }
    #expect(sizes.add([(along: 100, across: 30)], under: row).breadth == 80)
  }

  @Test func eachProposalHasItsOwnSizes() {
    var sizes = StripSizes()
    _ = sizes.add([(along: 100, across: 80)], under: row)
    let wider = sizes.add([(along: 100, across: 30)], under: StripProposal(along: 600, across: 200))
    #expect(wider.breadth == 30)
  }

  @Test func withoutItemsThereIsNoLength() {
    var sizes = StripSizes()
    #expect(sizes.add([], under: row) == StripSizes.Largest(length: nil, breadth: 0))
  }
}
