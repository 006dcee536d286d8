import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverDataTests {
  @Test func whatIsLookedAtStaysWhereverInTheCollectionItIs() {
    for new in ["xabcde", "xyzabcde", "cde", "bcde", "abxcde", "abcdexyz", "cdexyz", "ac"] {
      let showing = Showing()
      showing.driver.follow("c", animated: false)
      let before = showing.left(of: "c")
      showing.adopt(new)
      #expect(showing.current == "c", "\(new)")
      #expect(showing.left(of: "c") == before, "\(new)")
      #expect(showing.told.selections.isEmpty, "\(new)")
    }
  }

  @Test func anItemThatWentPastOthersIsStillTheCurrentOne() {
    for new in ["cabde", "abdec", "edcba", "bacde"] {
      let showing = Showing()
      showing.driver.follow("c", animated: false)
      showing.adopt(new)
      #expect(showing.current == "c", "\(new)")
      #expect(showing.driver.target == "c", "\(new)")
    }
  }

  @Test func theItemUnderTheFingerGoesPastOthersWithIt() {
    for new in ["bcdae", "badec", "edcba", "xbcday"] {
      let showing = Showing()
      showing.drag(from: 150, to: 110, during: 0.2)
      showing.look()
      let before = showing.left(of: "a")
      showing.adopt(new)
      #expect(showing.left(of: "a") == before && showing.driver.isDragged, "\(new)")
      showing.touch(.move, 90)
      showing.look()
      #expect(showing.left(of: "a") == before.map { $0 - 20 }, "\(new)")
      #expect(showing.told.selections.isEmpty, "\(new)")
    }
  }

  @Test func anItemThatWentPastOthersWhileTheStripMovesToItIsArrivedAt() {
    let showing = Showing("abcdefghij")
    showing.driver.follow("e", animated: true)
    showing.clock.run(for: 0.1)
    showing.adopt("eabcdfghij")
    showing.clock.run(for: 2)
    #expect(showing.current == "e" && showing.left(of: "e") == 100)
    #expect(showing.told.selections.isEmpty && showing.clock.isAtRest)
  }

  @Test func cellsOfKeptItemsAreTheSameObjects() {
    let showing = Showing()
    let before = Dictionary(
      uniqueKeysWithValues: showing.driver.cells.filter { !$0.isCopy }.map { ($0.id.item, $0) })
    showing.adopt("xabcde")
    for cell in showing.driver.cells where !cell.isCopy && cell.id.item != "x" {
      #expect(before[cell.id.item] === cell, "\(cell.id.item)")
      #expect(cell.index == Array("xabcde").firstIndex(of: cell.id.item))
    }
  }

  @Test func aSelectedItemThatVanishesGivesWayToItsFollower() {
    let showing = Showing()
    showing.driver.follow("c", animated: false)
    showing.adopt("abde")
    #expect(showing.told.selections == ["d"])
    #expect(showing.current == "d")
  }

  @Test func anItemThatVanishesUnderTheFingerIsNoTrap() {
    let showing = Showing()
    showing.drag(from: 150, to: 110, during: 0.2)
    showing.adopt("bcde")
    showing.touch(.move, 60)
    showing.look()
    #expect(showing.driver.isDragged)
    showing.touch(.up, 60)
    showing.clock.run(for: 2)
    #expect(showing.clock.isAtRest)
    #expect(showing.current == showing.driver.target)
  }

  @Test func anotherCollectionBeginsAtItsFirstItem() {
    let showing = Showing()
    showing.driver.follow("c", animated: false)
    showing.adopt("vwxyz")
    #expect(showing.current == "v" && showing.told.selections == ["v"])
    #expect(showing.clock.isRunning == false)
  }

  @Test func anotherCollectionInTheMiddleOfADragEndsIt() {
    let showing = Showing()
    showing.drag(from: 150, to: 60, during: 0.2)
    showing.adopt("vwxyz")
    #expect(showing.touch(.move, 20).claim == .yours)
    showing.touch(.up, 20)
    #expect(showing.current == "v" && !showing.driver.isDragged)
  }

  @Test func nothingIsShownOfNothing() {
    let showing = Showing("")
    #expect(showing.shown.isEmpty && showing.driver.target == nil)
    showing.drag(from: 150, to: 60, during: 0.2)
    showing.touch(.up, 60)
    showing.driver.step(1)
    showing.clock.run(for: 1)
    #expect(showing.clock.isAtRest && showing.told.selections.isEmpty)
    #expect(showing.driver.progress == .init(current: 0, count: 0))
    #expect(!showing.driver.canStep(1))
  }

  @Test func whatWasSelectedIsAwaitedWhileThereAreNoItems() {
    let showing = Showing()
    showing.driver.follow("c", animated: false)
    showing.adopt("")
    showing.adopt("abcde")
    #expect(showing.current == "c" && showing.told.selections.isEmpty)
    showing.adopt("")
    showing.adopt("xyz")
    #expect(showing.current == "x" && showing.told.selections == ["x"])
  }

  @Test func aSelectionMayComeBeforeItsItem() {
    let showing = Showing("")
    showing.driver.follow("c", animated: true)
    #expect(showing.told.complaints.isEmpty)
    showing.adopt("ab")
    #expect(showing.current == "a" && showing.told.selections.isEmpty)
    showing.adopt("abcde")
    #expect(showing.current == "c" && showing.told.selections.isEmpty)
  }

  @Test func aSelectionThatIsNotThereIsWarnedOfOnce() {
    let showing = Showing()
    showing.driver.follow("q", animated: true)
    showing.driver.follow("a", animated: true)
    showing.driver.follow("q", animated: true)
    #expect(showing.told.complaints.count == 1)
    #expect(showing.told.complaints.first?.contains("the id q") == true)
    #expect(showing.current == "a")
  }

  @Test func twinsAreBothDrawnAndWarnedOf() {
    let showing = Showing("abab", loops: false, extent: .fixed(60))
    #expect(showing.shown == "abab")
    #expect(Set(showing.driver.cells.map(\.id)).count == 4)
    #expect(showing.told.complaints.count == 1)
    #expect(showing.told.complaints.first?.contains("several items have the id") == true)
  }

  @Test func sameItemsAgainChangeNothing() {
    let showing = Showing()
    let frames = showing.clock.frames
    let cells = showing.driver.cells.map(ObjectIdentifier.init)
    showing.adopt("abcde")
    #expect(showing.driver.cells.map(ObjectIdentifier.init) == cells)
    #expect(showing.clock.isAtRest && showing.clock.frames == frames)
  }

  @Test func aMillionItemsAreAskedForOnlyWhereTheyAreSeen() {
    var asked: Set<Int> = []
    let clock = FakeClock()
    let driver = CarouselDriver<Int>(clock: clock)
    driver.resize(to: Dimensions(width: 300, height: 200))
    driver.configure(ExhibitOptions(), extent: .fixed(100))
    let roster = Roster(count: 1_000_000) { (index: Int) -> Int in
      asked.insert(index)
      return index
    }
    driver.adopt(roster)
    driver.step(500_000)
    clock.run(for: 3)
    #expect(driver.target == 500_000)
    driver.adopt(roster)
    #expect(asked.count < 3_000)
  }
}
