import Testing
import Vitrine

/// What stays in place when the layout becomes another.
@Suite struct PhotoGridRelayoutTests {
  @Test func aResizeKeepsTheFirstVisibleRow() {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 131 * 100 + 20)
    grid.signals = []
    grid.resize(width: 844)
    let first = grid.frame(of: 300)?.y ?? .nan
    #expect(first != 131 * 100)
    #expect(agree(131 * 100 + 20 + grid.scrolled, first + 20, within: 1e-9))
  }

  @Test func anOptionKeepsTheFirstVisibleRowToo() {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 131 * 100 + 20)
    grid.signals = []
    grid.happen(.option(.minCell, 50))
    let first = grid.frame(of: 300)?.y ?? .nan
    #expect(first != 131 * 100)
    #expect(agree(131 * 100 + 20 + grid.scrolled, first + 20, within: 1e-9))
  }

  @Test func atTheTopAResizeScrollsNothing() {
    var grid = GridRig(count: 4000)
    grid.signals = []
    grid.resize(width: 844)
    #expect(grid.scrolled == 0)
  }

  @Test func aResizeWhileAPhotographIsOpenKeepsItsCellInView() {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 131 * 100)
    grid.happen(.viewed(item: 310))
    grid.resize(width: 1200)
    let cell = grid.frame(of: 310) ?? .zero
    #expect(cell.y != 103 * 131 && cell.width > 0)
    #expect(grid.record.viewport.window.intersection(cell).isNear(cell))
    let onScreen = cell.moved(by: grid.record.viewport.origin)
    #expect(grid.source(of: 310)?.frame.isNear(onScreen) == true, "as the host scrolled")
  }

  @Test func photographsThatComeBeforeAnOpenOneLeaveItsCellInPlace() throws {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 131 * 100)
    grid.happen(.viewed(item: 310))
    let before = try #require(grid.source(of: 310)).frame
    grid.happen(.insert(300, at: 0, extent: 0))
    let after = try #require(grid.source(of: 610)).frame
    #expect(agree(after.y, before.y, within: 1e-9))
  }

  @Test func aHiddenGridKeepsItsLayout() {
    var grid = GridRig(count: 40)
    let before = grid.scene
    grid.happen(.viewport(.zero))
    #expect(grid.scene == before && grid.cells == 0..<40)
  }

  @Test func beforeItIsSeenNothingScrolls() {
    var grid = GridRig(count: 4000, width: 0)
    grid.happen(.viewed(item: 3000))
    grid.happen(.viewed(item: nil))
    grid.happen(.key(.end))
    #expect(grid.scrolled == 0, "\(grid.signals)")
  }

  @Test func anOpenItemThatIsGoneScrollsAsIfNoneWereOpen() {
    var (grid, closed) = (GridRig(count: 400), GridRig(count: 400))
    grid.happen(.viewed(item: 300))
    grid.signals = []
    closed.scroll(to: grid.record.viewport.window.y)
    for _ in 0..<2 {
      grid.happen(.count(40))
      grid.resize(width: 1200)
      closed.happen(.count(40))
      closed.resize(width: 1200)
    }
    #expect(grid.scrolled == closed.scrolled && grid.scene == closed.scene)
  }

  @Test func anItemThatIsNoLongerThereIsNotInTheViewer() {
    var grid = GridRig(count: 10)
    grid.happen(.viewed(item: 8))
    grid.happen(.count(3))
    #expect(grid.model.viewed == nil)
    #expect(grid.happen(.key(.left)).claim == .mine)
    grid.happen(.count(10))
    #expect(grid.opacities.allSatisfy { $0 == 1 })
  }

  @Test func aMoveBringsTheCellOfTheOpenPhotographIntoView() throws {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 131 * 100)
    grid.happen(.viewed(item: 310))
    grid.happen(.move(310..<311, to: 10))
    let cell = try #require(grid.frame(of: 10))
    #expect(grid.record.viewport.window.intersection(cell).isNear(cell))
  }
}
