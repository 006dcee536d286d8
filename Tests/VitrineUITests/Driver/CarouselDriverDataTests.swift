import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverDataTests {
  @Test func theCurrentItemStaysInPlaceWhenItsIndexChanges() {
    for new in ["xabcde", "xyzabcde", "cde", "bcde", "abxcde", "abcdexyz", "cdexyz", "ac"] {
      let fixture = CarouselFixture()
      fixture.driver.follow("c", animated: false)
      let before = fixture.left(of: "c")
      fixture.setItems(new)
      #expect(fixture.current == "c", "\(new)")
      #expect(fixture.left(of: "c") == before, "\(new)")
      #expect(fixture.reports.selections.isEmpty, "\(new)")
    }
  }

  @Test func anItemThatWentPastOthersIsStillTheCurrentOne() {
    for new in ["cabde", "abdec", "edcba", "bacde"] {
      let fixture = CarouselFixture()
      fixture.driver.follow("c", animated: false)
      fixture.setItems(new)
      #expect(fixture.current == "c", "\(new)")
      #expect(fixture.driver.target == "c", "\(new)")
    }
  }

  @Test func theItemUnderTheFingerGoesPastOthersWithIt() {
    for new in ["bcdae", "badec", "edcba", "xbcday"] {
      let fixture = CarouselFixture()
      fixture.drag(from: 150, to: 110, during: 0.2)
      fixture.runToFrame()
      let before = fixture.left(of: "a")
      fixture.setItems(new)
      #expect(fixture.left(of: "a") == before && fixture.driver.lastPress.isDrag, "\(new)")
      fixture.touch(.move, 90)
      fixture.runToFrame()
      #expect(fixture.left(of: "a") == before.map { $0 - 20 }, "\(new)")
      #expect(fixture.reports.selections.isEmpty, "\(new)")
    }
  }

  @Test func anItemThatWentPastOthersWhileTheStripMovesToItIsArrivedAt() {
    let fixture = CarouselFixture("abcdefghij")
    fixture.driver.follow("e", animated: true)
    fixture.clock.run(for: 0.1)
    fixture.setItems("eabcdfghij")
    fixture.clock.run(for: 2)
    #expect(fixture.current == "e" && fixture.left(of: "e") == 100)
    #expect(fixture.reports.selections.isEmpty && fixture.clock.isAtRest)
  }

  @Test func cellsOfKeptItemsAreTheSameObjects() {
    let fixture = CarouselFixture()
    let before = Dictionary(
      uniqueKeysWithValues: fixture.driver.cells.filter { !$0.isCopy }.map { ($0.id.item, $0) })
    fixture.setItems("xabcde")
    for cell in fixture.driver.cells where !cell.isCopy && cell.id.item != "x" {
      #expect(before[cell.id.item] === cell, "\(cell.id.item)")
      #expect(cell.index == Array("xabcde").firstIndex(of: cell.id.item))
    }
  }

  @Test func aSelectedItemThatVanishesGivesWayToItsFollower() {
    let fixture = CarouselFixture()
    fixture.driver.follow("c", animated: false)
    fixture.setItems("abde")
    #expect(fixture.reports.selections == ["d"])
    #expect(fixture.current == "d")
  }

  @Test func aDragContinuesWhenItsItemIsRemoved() {
    let fixture = CarouselFixture()
    fixture.drag(from: 150, to: 110, during: 0.2)
    fixture.setItems("bcde")
    fixture.touch(.move, 60)
    fixture.runToFrame()
    #expect(fixture.driver.lastPress.isDrag)
    fixture.touch(.up, 60)
    fixture.clock.run(for: 2)
    #expect(fixture.clock.isAtRest)
    #expect(fixture.current == fixture.driver.target)
  }

  @Test func anotherCollectionBeginsAtItsFirstItem() {
    let fixture = CarouselFixture()
    fixture.driver.follow("c", animated: false)
    fixture.setItems("vwxyz")
    #expect(fixture.current == "v" && fixture.reports.selections == ["v"])
    #expect(fixture.clock.isRunning == false)
  }

  @Test func anotherCollectionInTheMiddleOfADragEndsIt() {
    let fixture = CarouselFixture()
    fixture.drag(from: 150, to: 60, during: 0.2)
    fixture.setItems("vwxyz")
    #expect(fixture.touch(.move, 20).claim == .yours)
    fixture.touch(.up, 20)
    #expect(fixture.current == "v" && !fixture.driver.lastPress.isDrag)
  }

  @Test func anEmptyCollectionShowsNothing() {
    let fixture = CarouselFixture("")
    #expect(fixture.shown.isEmpty && fixture.driver.target == nil)
    fixture.drag(from: 150, to: 60, during: 0.2)
    fixture.touch(.up, 60)
    fixture.driver.step(1)
    fixture.clock.run(for: 1)
    #expect(fixture.clock.isAtRest && fixture.reports.selections.isEmpty)
    #expect(fixture.driver.progress == .init(current: 0, count: 0))
    #expect(!fixture.driver.steps.next)
  }

  @Test func duplicateIdsAreDrawnAndWarn() {
    let fixture = CarouselFixture("abab", loops: false, extent: .fixed(60))
    #expect(fixture.shown == "abab")
    #expect(Set(fixture.driver.cells.map(\.id)).count == 4)
    #expect(fixture.reports.warnings.count == 1)
    #expect(fixture.reports.warnings.first?.contains("several items have the id") == true)
  }

  @Test func sameItemsAgainChangeNothing() {
    let fixture = CarouselFixture()
    let frames = fixture.clock.frames
    let cells = fixture.driver.cells.map(ObjectIdentifier.init)
    fixture.setItems("abcde")
    #expect(fixture.driver.cells.map(ObjectIdentifier.init) == cells)
    #expect(fixture.clock.isAtRest && fixture.clock.frames == frames)
  }

  @Test func aMillionItemsAreAskedForOnlyWhereTheyAreSeen() {
    var asked: Set<Int> = []
    let clock = FakeClock()
    let driver = CarouselDriver<Int>(clock: clock)
    driver.resize(to: Dimensions(width: 300, height: 200))
    driver.configure(ExhibitOptions(), extent: .fixed(100))
    let ids = ItemIDs(count: 1_000_000) { (index: Int) -> Int in
      asked.insert(index)
      return index
    }
    driver.setItems(ids)
    driver.step(500_000)
    clock.run(for: 3)
    #expect(driver.target == 500_000)
    driver.setItems(ids)
    #expect(asked.count < 3_000)
  }
}
