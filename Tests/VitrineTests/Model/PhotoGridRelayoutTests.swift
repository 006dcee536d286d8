import Testing

@testable import Vitrine

/// What stays in place when the layout becomes another.
@Suite struct PhotoGridRelayoutTests {
  @Test func aResizeKeepsTheFirstVisibleRow() {
    var grid = Grid(count: 4000)
    grid.scroll(to: 131 * 100 + 20)
    grid.signals = []
    grid.resize(width: 844)
    let first = grid.model.layout.frame(of: 300).y
    #expect(agree(131 * 100 + 20 + grid.scrolled, first + 20, within: 1e-9))
  }

  @Test func anOptionKeepsTheFirstVisibleRowToo() {
    var grid = Grid(count: 4000)
    grid.scroll(to: 131 * 100 + 20)
    grid.signals = []
    grid.happen(.option(.minCell, 50))
    let first = grid.model.layout.frame(of: 300).y
    #expect(agree(131 * 100 + 20 + grid.scrolled, first + 20, within: 1e-9))
  }

  @Test func atTheTopAResizeScrollsNothing() {
    var grid = Grid(count: 4000)
    grid.signals = []
    grid.resize(width: 844)
    #expect(grid.scrolled == 0)
  }

  @Test func aResizeWhileAPhotographIsOpenKeepsItsCellInView() {
    var grid = Grid(count: 4000)
    grid.scroll(to: 131 * 100)
    grid.happen(.open(item: 310, ratio: 1, animated: true))
    grid.resize(width: 1200)
    let cell = grid.model.layout.frame(of: 310)
    let window = grid.model.viewport.window
    #expect(
      window.intersection(cell).isNear(
        Frame(x: cell.x, y: cell.y, width: cell.width, height: cell.height)))
  }

  @Test func aHiddenGridKeepsItsLayout() {
    var grid = Grid(count: 40)
    let before = grid.model.layout
    grid.happen(.viewport(.zero))
    #expect(grid.model.layout == before && grid.scene.placements.count == 40)
  }

  @Test func beforeItIsSeenNothingScrolls() {
    var grid = Grid(count: 4000, width: 0)
    grid.happen(.open(item: 3000, ratio: 1, animated: false))
    grid.happen(.close(animated: false))
    grid.happen(.key(.end))
    #expect(grid.scrolled == 0, "\(grid.signals)")
  }

  @Test func anOpenItemThatIsGoneScrollsNothing() {
    var grid = Grid(count: 400)
    grid.happen(.open(item: 300, ratio: 1, animated: true))
    grid.signals = []
    grid.happen(.count(40))
    grid.resize(width: 1200)
    #expect(grid.scrolled == 0)
  }
}
