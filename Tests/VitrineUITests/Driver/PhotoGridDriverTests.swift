import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoGridDriverTests {
  @Test func onlyCellsNearTheWindowExist() {
    let hall = PhotoHall(showing: 0..<100_000)
    #expect(hall.grid.cells.count < 80)
    #expect(hall.grid.extent.height > 4_000_000)
    hall.look(from: 1_000_000)
    #expect(hall.grid.cells.count < 80)
    #expect(hall.grid.cells.contains { $0.placement.frame.y > 1_000_000 })
  }

  @Test func aCellIsTheSameObjectForAsLongAsItIsDrawn() {
    let hall = PhotoHall(showing: 0..<5_000)
    var (known, identities) = ([ObjectIdentifier: Int](), 0)
    for frame in 0..<1_000 {
      hall.look(from: Double(frame) * 30)
      for cell in hall.grid.cells {
        let same = known.updateValue(cell.id.item, forKey: ObjectIdentifier(cell))
        identities += 1
        #expect(same == nil || hall.cell(cell.id.item) === cell)
      }
      known = known.filter { known in hall.grid.cells.contains { ObjectIdentifier($0) == known.key }
      }
    }
    #expect(identities > 30_000)
  }

  @Test func atRestNothingIsAskedFor() {
    let hall = PhotoHall(showing: 0..<50)
    #expect(hall.isAtRest)
    let frames = hall.frames
    hall.run(for: 100)
    #expect(hall.frames == frames)
  }

  @Test func whatIsWantedSoonIsTold() {
    let hall = PhotoHall(showing: 0..<5_000)
    hall.look(from: 13_100)
    hall.run(for: 0.1)
    #expect(hall.told.needs.last?.contains(300 + 40) == true)
  }

  @Test func keysMoveFocusAndScrollTheGrid() {
    let hall = PhotoHall(showing: 0..<500)
    #expect(hall.grid.press(.right))
    #expect(hall.grid.focus == 1)
    #expect(hall.grid.press(.end))
    #expect(hall.grid.focus == 499)
    #expect(hall.grid.scroll.wish == 1)
    #expect(hall.grid.scroll.top == hall.grid.extent.height - 844)
    #expect(!hall.grid.press(.right))
  }

  @Test func itemsThatComeBeforeTheWindowScrollIt() {
    let hall = PhotoHall(showing: 0..<5_000)
    hall.look(from: 13_100)
    let before = hall.grid.scroll.wish
    hall.adopt(Array(9_000..<9_003) + Array(0..<5_000))
    #expect(hall.grid.scroll.wish == before + 1)
    #expect(hall.grid.scroll.top == 13_100 + 131)
  }

  @Test func everyCollectionCanBecomeEveryOther() {
    let collections: [[Int]] = [[], [1], [1, 2, 3], [3, 2, 1], [2], [7, 8, 9], [1, 1, 2]]
    for first in collections {
      for second in collections {
        let hall = PhotoHall(showing: first)
        hall.adopt(second)
        hall.run(for: 1)
        #expect(hall.grid.cells.map(\.id.item) == second, "\(first) to \(second)")
      }
    }
  }

  @Test func idsThatAreThereTwiceAreDrawnAndComplainedOf() {
    let hall = PhotoHall(showing: [1, 2, 2, 3])
    #expect(hall.grid.cells.count == 4)
    #expect(Set(hall.grid.cells.map(\.id)).count == 4)
    #expect(hall.told.complaints.contains { $0.contains("id 2") })
  }

  @Test(arguments: [0, -100, Double.nan, .infinity, -.infinity])
  func unusableWidthsKeepTheLayout(width: Double) {
    let hall = PhotoHall(showing: 0..<20)
    let extent = hall.grid.extent
    hall.grid.look(
      Viewport(
        dimensions: Dimensions(width: width, height: 100), origin: .zero,
        window: Frame(x: 0, y: 0, width: 390, height: 844)))
    #expect(hall.grid.extent == extent)
    #expect(hall.told.complaints.isEmpty == width.isFinite)
  }

  @Test func aGridThatIsAsHighAsItsRowsIsWarnedOf() {
    let hall = PhotoHall(showing: 0..<5_000)
    hall.grid.look(Viewport(screen: Dimensions(width: 390, height: 9_000)))
    #expect(hall.told.complaints.isEmpty)
    hall.grid.look(Viewport(screen: hall.grid.extent))
    #expect(hall.told.complaints.count == 1)
    #expect(hall.told.complaints.first?.contains("scroll view") == true)
    #expect(hall.grid.cells.count == 5_000)
  }

  @Test func aGridWithoutAWidthIsWarnedOfOnceItHasHadNoneForLong() {
    let hall = PhotoHall()
    hall.adopt(0..<20)
    hall.run(for: 2)
    #expect(hall.told.complaints.count == 1 && hall.isAtRest)
    hall.look(from: 0)
    hall.run(for: 2)
    #expect(hall.told.complaints.count == 1 && hall.isAtRest && hall.grid.cells.count == 20)
  }

  @Test func optionsBeyondTheirRangeAreComplainedOf() {
    let hall = PhotoHall(showing: 0..<20)
    var options = ExhibitOptions()
    options[.minCell] = -5
    hall.grid.configure(options)
    #expect(hall.told.complaints.count == 1)
  }
}
