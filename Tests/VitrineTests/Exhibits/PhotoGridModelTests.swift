import Testing
import Vitrine

@Suite struct PhotoGridModelTests {
  @Test func keepsEveryCellOfUpToThreeHundred() {
    var grid = GridRig(count: 300)
    #expect(grid.cells == 0..<300)
    grid.scroll(to: 9000)
    #expect(grid.cells == 0..<300)
  }

  @Test func keepsAWindowAboveAndBelowOfMore() {
    var grid = GridRig(count: 4000)
    for top in [0.0, 131.0 * 100, 131.0 * 1333] {
      grid.scroll(to: top)
      #expect(grid.cells == grid.items(from: top - 844, to: top + 2 * 844))
    }
  }

  @Test func saysOnceWhatIsWantedNext() {
    var grid = GridRig(count: 4000)
    #expect(grid.prefetches == [0..<60])
    #expect(grid.scene.prefetch == 0..<60)
    grid.scroll(to: 3)
    #expect(grid.prefetches.isEmpty)
    grid.scroll(to: 131 * 100)
    #expect(grid.prefetches == [grid.items(from: 131 * 100 - 844, to: 131 * 100 + 3 * 844)])
  }

  @Test func theCellOfTheOpenItemIsEmptyUntilItIsBack() {
    var grid = GridRig(count: 40)
    grid.happen(.viewed(item: ViewerRig.item))
    #expect(grid.opacities == (0..<40).map { $0 == 7 ? 0 : 1 })
    grid.happen(.viewed(item: 9))
    #expect(grid.opacities == (0..<40).map { $0 == 9 ? 0 : 1 })
    grid.happen(.viewed(item: nil))
    #expect(grid.opacities == (0..<40).map { _ in 1 })
  }

  /// Its photograph fades in and out over the page, and an empty cell would show before it.
  @Test func withReducedMotionNoCellIsEmpty() {
    var grid = GridRig(count: 40)
    grid.happen(.environment(Event.Environment(reducesMotion: true)))
    grid.happen(.viewed(item: ViewerRig.item))
    #expect(grid.opacities == (0..<40).map { _ in 1 })
  }

  @Test func openingWhatIsOutOfViewScrollsItIntoView() throws {
    var grid = GridRig(count: 4000)
    grid.signals = []
    grid.happen(.viewed(item: 3000))
    #expect(grid.scrolled == 1001 * 131 - 3 - 844 + 32)
    #expect(grid.model.scrollOffset == grid.scrolled)
    let cell = try #require(grid.source(of: 3000)).frame
    #expect(agree(cell.maxY, 844 - 32, within: 1e-9), "a part of the next row shows")
  }

  @Test(arguments: [30.0, 120, 191])
  func aCellThatIsSeenInPartOpensWhereItIsAndComesIntoViewBehindItsPhotograph(top: Double) {
    var grid = GridRig(count: 4000)
    grid.scroll(to: top)
    grid.happen(.viewed(item: 1))
    #expect(grid.scrolled == 0)
    #expect(grid.source(of: 1)?.frame.y == -top)
    grid.happen(.viewed(item: 1))
    #expect(grid.scrolled == -top && grid.source(of: 1)?.frame.y == 0)
  }

  @Test func thePhotographThatPagesTurnToLandsWithAMarginBelow() throws {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 0)
    grid.happen(.viewed(item: 17))
    grid.happen(.viewed(item: 18))
    let cell = try #require(grid.source(of: 18)).frame
    #expect(agree(cell.maxY, 844 - 32, within: 1e-9))
  }

  @Test func thePlaceOfAnItemIsThatOfItsCellOnTheScreen() {
    var grid = GridRig(count: 40)
    grid.scroll(to: 100)
    #expect(grid.source(of: 4)?.frame == Frame(x: 131, y: 31, width: 128, height: 128))
    #expect(grid.source(of: 40) == nil && grid.source(of: -1) == nil)
  }

  @Test func whatIsOutOfRangeIsIgnored() {
    var grid = GridRig(count: 40)
    grid.happen(.focus(item: 5))
    let (scene, signals) = (grid.scene, grid.signals)
    for item in [-1, 40, Int.max] {
      grid.happen(.viewed(item: item))
      grid.happen(.focus(item: item))
    }
    #expect(grid.scene == scene && grid.signals == signals && grid.focused == 5)
    #expect(grid.happen(.key(.right)) == Response(.mine), "nothing is open")
    grid.happen(.count(-5))
    #expect(grid.scene.placements.isEmpty && grid.scene.dimensions.height == 0)
  }

  @Test func optionsThatMeanNothingAreTheirDefaults() {
    var (odd, plain) = (GridRig(count: 40), GridRig(count: 40))
    for option in [Option.minCell, .maxCell, .spacing] { odd.happen(.option(option, .nan)) }
    #expect(odd.scene == plain.scene)
    odd.happen(.option(.minCell, -5))
    plain.happen(.option(.minCell, 14))
    #expect(odd.scene == plain.scene)
  }

  @Test func eventsWithoutATimeAreIgnored() {
    var grid = GridRig(count: 40)
    #expect(grid.happen(.count(3), at: .nan) == Response(.yours))
    grid.draw(at: 0)
    #expect(grid.cells == 0..<40)
  }

  @Test func anItemThatIsGoneIsNoLongerOpen() {
    var grid = GridRig(count: 300)
    grid.happen(.viewed(item: 200))
    (grid.signals, grid.prefetches) = ([], [])
    grid.happen(.count(0))
    grid.happen(.count(300))
    #expect(grid.model.viewed == nil && grid.scrolled == 0)
    #expect(grid.opacities.allSatisfy { $0 == 1 })
    grid.happen(.key(.right))
    #expect(grid.model.focused == 1)
  }

  @Test func aScaledGridScrollsByItsOwnPoints() {
    var grid = GridRig(count: 300)
    var viewport = Viewport(screen: Dimensions(width: 390, height: 844))
    viewport.scale = 0.5
    viewport.origin.y = 100
    grid.happen(.viewport(viewport))
    (grid.signals, grid.prefetches) = ([], [])
    grid.happen(.select(item: 200, animated: false))
    let frame = grid.frame(of: 200) ?? .zero
    let top = 100 - grid.scrolled * 0.5
    #expect(grid.scrolled > 0)
    #expect(near(grid.model.source(of: 200, at: 0)?.frame.y, top + frame.y * 0.5, within: 1e-9))
  }
}
