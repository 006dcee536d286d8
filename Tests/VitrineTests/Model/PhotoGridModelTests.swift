import Testing

@testable import Vitrine

@Suite struct PhotoGridModelTests {
  @Test func keepsEveryCellOfUpToThreeHundred() {
    var grid = Grid(count: 300)
    #expect(grid.cells == 0..<300)
    grid.scroll(to: 9000)
    #expect(grid.cells == 0..<300)
  }

  @Test func keepsAWindowAboveAndBelowOfMore() {
    var grid = Grid(count: 4000)
    for top in [0.0, 131.0 * 100, 131.0 * 1333] {
      grid.scroll(to: top)
      let rows = grid.rows(from: top - 844, to: top + 2 * 844)
      #expect(grid.cells == rows.lowerBound * 3..<min(4000, rows.upperBound * 3))
    }
  }

  @Test func saysOnceWhatIsWantedNext() {
    var grid = Grid(count: 4000)
    #expect(grid.signals == [.need(0..<60)])
    #expect(grid.scene.wanted == 0..<60)
    grid.scroll(to: 3)
    #expect(grid.signals.isEmpty)
    grid.scroll(to: 131 * 100)
    let rows = grid.rows(from: 131 * 100 - 844, to: 131 * 100 + 3 * 844)
    #expect(grid.signals == [.need(rows.lowerBound * 3..<rows.upperBound * 3)])
  }

  @Test func theCellOfTheOpenItemIsEmptyUntilItIsBack() {
    var grid = Grid(count: 40)
    grid.happen(Viewing.opening)
    #expect(grid.opacities == (0..<40).map { $0 == 7 ? 0 : 1 })
    grid.happen(.open(item: 9, ratio: 1, animated: true))
    #expect(grid.opacities == (0..<40).map { $0 == 9 ? 0 : 1 })
    grid.happen(.close(animated: false))
    #expect(grid.opacities == (0..<40).map { _ in 1 })
  }

  @Test func openingWhatIsOutOfViewScrollsItIntoView() {
    var grid = Grid(count: 4000)
    grid.signals = []
    grid.happen(.open(item: 3000, ratio: 1, animated: true))
    #expect(grid.scrolled == 1001 * 131 - 3 - 844)
    #expect(grid.model.source(of: 3000)?.frame.maxY == 844)
  }

  @Test func thePlaceOfAnItemIsThatOfItsCellOnTheScreen() {
    var grid = Grid(count: 40)
    grid.scroll(to: 100)
    #expect(grid.model.source(of: 4)?.frame == Frame(x: 131, y: 31, width: 128, height: 128))
    #expect(grid.model.source(of: 40) == nil && grid.model.source(of: -1) == nil)
  }

  @Test func whatIsOutOfRangeIsIgnored() {
    var grid = Grid(count: 40)
    let before = grid.model
    for item in [-1, 40, Int.max] {
      grid.happen(.open(item: item, ratio: 1, animated: true))
      grid.happen(.focus(item: item))
    }
    #expect(grid.model == before)
    grid.happen(.count(-5))
    #expect(grid.scene.placements.isEmpty && grid.scene.extent.height == 0)
  }

  @Test func optionsThatMeanNothingAreTheirDefaults() {
    var (odd, plain) = (Grid(count: 40), Grid(count: 40))
    for option in [Option.minCell, .maxCell, .spacing] { odd.happen(.option(option, .nan)) }
    #expect(odd.model.layout == plain.model.layout)
    odd.happen(.option(.minCell, -5))
    plain.happen(.option(.minCell, 16))
    #expect(odd.model.layout == plain.model.layout)
  }

  @Test func eventsWithoutATimeAreIgnored() {
    var grid = Grid(count: 40)
    #expect(grid.model.handle(Event(at: .nan, .count(3))) == Response(.yours))
    #expect(grid.model.layout.count == 40)
  }
}
