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

  @Test func aKeyMovesFocusAndScrollsNoFartherThanNeeded() {
    var grid = Grid(count: 4000)
    grid.signals = []
    #expect(grid.happen(.key(.right)) == Response(.mine))
    #expect(grid.signals == [.focus(item: 1)])
    for _ in 0..<5 { grid.happen(.key(.down)) }
    grid.signals = []
    grid.happen(.key(.down))
    #expect(grid.signals.prefix(2) == [.scroll(by: 7 * 131 - 3 - 844), .focus(item: 19)])
    grid.signals = []
    grid.happen(.key(.home))
    #expect(grid.signals.contains(.focus(item: 0)))
    #expect(grid.model.viewport.window.y == 0, "as if the host had scrolled")
  }

  @Test func keysPressedBeforeTheHostScrollsAddUp() {
    var grid = Grid(count: 4000)
    grid.signals = []
    for _ in 0..<9 { grid.happen(.key(.down)) }
    #expect(agree(grid.scrolled, 10 * 131 - 3 - 844, within: 1e-9))
  }

  @Test func aKeyThatLeadsNowhereIsThePagesOwn() {
    var grid = Grid(count: 4)
    for key in [Key.left, .up, .home, .pageUp, .escape] {
      #expect(grid.happen(.key(key)) == Response(.yours), "\(key)")
    }
    #expect(grid.signals == [.need(0..<4)])
  }

  @Test func keysDoNothingWhileAPhotographIsOpen() {
    var grid = Grid(count: 40)
    grid.happen(Viewing.opening)
    #expect(grid.happen(.key(.right)) == Response(.yours))
    #expect(grid.model.focused == 7)
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

  @Test func keysStillMoveWhenTheFocusedItemIsGone() {
    var grid = Grid(count: 400)
    grid.happen(.focus(item: 300))
    grid.happen(.count(40))
    #expect(grid.model.focused == 39)
    #expect(grid.happen(.key(.left)) == Response(.mine))
    #expect(grid.model.focused == 38)
  }

  @Test func anOpenItemThatIsGoneScrollsNothing() {
    var grid = Grid(count: 400)
    grid.happen(.open(item: 300, ratio: 1, animated: true))
    grid.signals = []
    grid.happen(.count(40))
    grid.resize(width: 1200)
    #expect(grid.scrolled == 0)
  }

  @Test func optionsThatMeanNothingAreTheirDefaults() {
    var (odd, plain) = (Grid(count: 40), Grid(count: 40))
    for option in [Option.minCell, .maxCell, .spacing] { odd.happen(.option(option, .nan)) }
    #expect(odd.model.layout == plain.model.layout)
    odd.happen(.option(.minCell, -5))
    plain.happen(.option(.minCell, 16))
    #expect(odd.model.layout == plain.model.layout)
  }

  @Test func rightToLeftIsTheMirrorImageAndTurnsTheArrowsRound() {
    var (grid, mirror) = (Grid(count: 40), Grid(count: 40))
    mirror.happen(.environment(Event.Environment(isRightToLeft: true)))
    for (a, b) in zip(grid.scene.placements, mirror.scene.placements) {
      #expect(b.frame.isNear(a.frame.mirrored(across: 390)))
    }
    #expect(grid.happen(.key(.right)) == mirror.happen(.key(.left)))
    #expect(grid.model.focused == 1 && mirror.model.focused == 1)
  }

  @Test func eventsWithoutATimeAreIgnored() {
    var grid = Grid(count: 40)
    #expect(grid.model.handle(Event(at: .nan, .count(3))) == Response(.yours))
    #expect(grid.model.layout.count == 40)
  }
}

/// A grid on a page 390 points wide and 844 high: three columns of 128 points, 131 from row to row.
private struct Grid {
  var model = PhotoGridModel()
  private(set) var scene = ExhibitScene()
  var signals: [Signal] = []
  private var width: Double

  init(count: Int, width: Double = 390) {
    self.width = width
    model.handle(Event(at: 0, .count(count)))
    scroll(to: 0)
  }

  @discardableResult
  mutating func happen(_ kind: Event.Kind) -> Response {
    let response = model.handle(Event(at: 0, kind))
    signals += model.takeSignals()
    model.scene(at: 0, into: &scene)
    return response
  }

  mutating func scroll(to top: Double) {
    signals = []
    look(from: top)
  }

  mutating func resize(width: Double) {
    self.width = width
    look(from: model.viewport.window.y)
  }

  private mutating func look(from top: Double) {
    var viewport = Viewport(screen: Dimensions(width: width, height: 844))
    viewport.window.y = top
    viewport.origin.y = -top
    happen(.viewport(viewport))
  }

  var cells: Range<Int> {
    let items = scene.placements.map(\.item)
    return items == Array(items[0]..<items[0] + items.count)
      ? items[0]..<items[0] + items.count : 0..<0
  }

  var opacities: [Double] { scene.placements.map(\.opacity) }

  /// How far the host was asked to scroll, in all.
  var scrolled: Double {
    signals.map { if case .scroll(let distance) = $0 { distance } else { 0 } }.reduce(0, +)
  }

  /// The rows that show between two heights.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let rows = (0..<(model.layout.count + 2) / 3).filter {
      Double($0) * 131 <= bottom && Double($0) * 131 + 128 > top
    }
    return rows[0]..<rows[0] + rows.count
  }
}
