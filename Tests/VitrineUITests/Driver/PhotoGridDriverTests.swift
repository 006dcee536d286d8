import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoGridDriverTests {
  @Test(arguments: [true, false])
  func onlyAGridIsWarnedAboutThatHasNoWidth(showsCells: Bool) {
    let clock = FakeClock()
    var warnings: [String] = []
    let grid = PhotoGridDriver<Int>(
      clock: clock, viewerClock: FakeClock(), showsCells: showsCells,
      warnings: Warnings { warnings.append($0) })
    grid.setItems(ItemIDs(Array(0..<10), id: \.self))
    clock.run(for: 3)
    #expect(warnings.count == (showsCells ? 1 : 0), "\(warnings)")
  }

  @Test func onlyCellsNearTheWindowExist() {
    let fixture = PhotoGridFixture(showing: 0..<100_000)
    #expect(fixture.grid.cells.count < 80)
    #expect(fixture.grid.extent.height > 4_000_000)
    fixture.scroll(to: 1_000_000)
    #expect(fixture.grid.cells.count < 80)
    #expect(fixture.grid.cells.contains { $0.placement.frame.y > 1_000_000 })
  }

  @Test func aCellIsTheSameObjectForAsLongAsItIsDrawn() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    var (known, identities) = ([ObjectIdentifier: Int](), 0)
    for frame in 0..<1_000 {
      fixture.scroll(to: Double(frame) * 30)
      for cell in fixture.grid.cells {
        let same = known.updateValue(cell.id.item, forKey: ObjectIdentifier(cell))
        identities += 1
        #expect(same == nil || fixture.cell(cell.id.item) === cell)
      }
      known = known.filter { known in
        fixture.grid.cells.contains { ObjectIdentifier($0) == known.key }
      }
    }
    #expect(identities > 30_000)
  }

  @Test func atRestNoFramesAreRequested() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    #expect(fixture.isAtRest)
    let frames = fixture.frames
    fixture.run(for: 100)
    #expect(fixture.frames == frames)
  }

  @Test func itemsToPrefetchAreReported() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    fixture.scroll(to: 13_100)
    fixture.run(for: 0.1)
    #expect(fixture.reports.prefetches.last?.contains(300 + 40) == true)
  }

  @Test func keysMoveFocusAndScrollTheGrid() {
    let fixture = PhotoGridFixture(showing: 0..<500)
    #expect(fixture.grid.press(.right))
    #expect(fixture.grid.focus == 1)
    #expect(fixture.grid.press(.end))
    #expect(fixture.grid.focus == 499)
    #expect(fixture.grid.scroll.count == 1)
    #expect(fixture.grid.scroll.top == fixture.grid.extent.height - 844)
    #expect(!fixture.grid.press(.right))
  }

  @Test(arguments: [Key.enter, .space])
  func keysOpenTheFocusedPhotograph(key: Key) {
    let fixture = PhotoGridFixture(showing: 0..<500)
    #expect(fixture.grid.press(.down))
    #expect(fixture.grid.press(key))
    #expect(fixture.grid.viewer.open == 3 && fixture.reports.selections == [3])
    #expect(!PhotoGridFixture(showing: 0..<0).grid.press(key))
  }

  @Test func aRingMarksTheFocusedCellOnceTheKeyboardIsUsed() throws {
    let fixture = PhotoGridFixture(showing: 0..<50)
    func marked() -> [Int] {
      fixture.grid.cells.filter(fixture.grid.hasKeyFocus).map(\.id.item)
    }
    #expect(marked() == [])
    fixture.grid.setFocused(true, byPointer: true)
    #expect(marked() == [])
    #expect(fixture.grid.handleKey(.right))
    #expect(marked() == [1])
    fixture.grid.focus(on: try #require(fixture.cell(7)))
    fixture.runToFrame()
    #expect(marked() == [7])
    fixture.grid.setFocused(false)
    #expect(marked() == [])
    fixture.grid.setFocused(true)
    #expect(marked() == [7])
  }

  @Test(arguments: [true, false])
  func focusReturnsToAGridThatHadIt(hadFocus: Bool) {
    let fixture = PhotoGridFixture(showing: 0..<50)
    var requests = 0
    fixture.grid.onFocusRequest = { requests += 1 }
    fixture.grid.setFocused(hadFocus)
    fixture.grid.open(4, at: 4)
    fixture.grid.setFocused(false)
    fixture.run(for: 2)
    #expect(requests == 0)
    fixture.grid.viewer.close(animated: true)
    fixture.run(for: 2)
    #expect(requests == (hadFocus ? 1 : 0))
    fixture.grid.setFocused(false)
    fixture.grid.open(5, at: 5)
    fixture.run(for: 2)
    fixture.grid.viewer.close(animated: true)
    fixture.run(for: 2)
    #expect(requests == (hadFocus ? 1 : 0))
  }

  @Test func itemsThatComeBeforeTheWindowScrollIt() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    fixture.scroll(to: 13_100)
    let before = fixture.grid.scroll.count
    fixture.setItems(Array(9_000..<9_003) + Array(0..<5_000))
    #expect(fixture.grid.scroll.count == before + 1)
    #expect(fixture.grid.scroll.top == 13_100 + 131)
  }

  @Test func everyCollectionCanBecomeEveryOther() {
    let collections: [[Int]] = [[], [1], [1, 2, 3], [3, 2, 1], [2], [7, 8, 9], [1, 1, 2]]
    for first in collections {
      for second in collections {
        let fixture = PhotoGridFixture(showing: first)
        fixture.setItems(second)
        fixture.run(for: 1)
        #expect(fixture.grid.cells.map(\.id.item) == second, "\(first) to \(second)")
      }
    }
  }

  @Test func duplicateIdsAreDrawnAndWarn() {
    let fixture = PhotoGridFixture(showing: [1, 2, 2, 3])
    #expect(fixture.grid.cells.count == 4)
    #expect(Set(fixture.grid.cells.map(\.id)).count == 4)
    #expect(fixture.reports.warnings.contains { $0.contains("id 2") })
  }

  @Test(arguments: [0, -100, Double.nan, .infinity, -.infinity])
  func unusableWidthsKeepTheLayout(width: Double) {
    let fixture = PhotoGridFixture(showing: 0..<20)
    let extent = fixture.grid.extent
    fixture.grid.sendViewport(
      Viewport(
        dimensions: Dimensions(width: width, height: 100), origin: .zero,
        window: Frame(x: 0, y: 0, width: 390, height: 844)))
    #expect(fixture.grid.extent == extent)
    #expect(fixture.reports.warnings.isEmpty == width.isFinite)
  }

  @Test func aGridAsHighAsItsRowsWarns() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    fixture.grid.sendViewport(Viewport(screen: Dimensions(width: 390, height: 9_000)))
    #expect(fixture.reports.warnings.isEmpty)
    fixture.grid.sendViewport(Viewport(screen: fixture.grid.extent))
    #expect(fixture.reports.warnings.count == 1)
    #expect(fixture.reports.warnings.first?.contains("scroll view") == true)
    #expect(fixture.grid.cells.count == 5_000)
  }

  @Test func aGridWithoutAWidthWarnsAfterASecond() {
    let fixture = PhotoGridFixture()
    fixture.setItems(0..<20)
    fixture.run(for: 2)
    #expect(fixture.reports.warnings.count == 1 && fixture.isAtRest)
    fixture.scroll(to: 0)
    fixture.run(for: 2)
    #expect(
      fixture.reports.warnings.count == 1 && fixture.isAtRest && fixture.grid.cells.count == 20)
  }

  @Test func optionsOutOfRangeWarn() {
    let fixture = PhotoGridFixture(showing: 0..<20)
    var options = ExhibitOptions()
    options[.minCell] = -5
    fixture.grid.configure(options)
    #expect(fixture.reports.warnings.count == 1)
  }

  @Test func theSizeOfACellIsKnownAndFollowsTheOptions() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    #expect(fixture.grid.cellSize == Dimensions(width: 128, height: 128))
    var options = ExhibitOptions()
    options[.minCell] = 180
    fixture.grid.configure(options)
    #expect(fixture.grid.cellSize == Dimensions(width: 193.5, height: 193.5))
    fixture.setItems(0..<0)
    #expect(fixture.grid.cellSize == Dimensions(width: 193.5, height: 193.5))
  }
}
