import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverSelectionTests {
  @Test func anAnimatedSelectionMovesAndAPlainOneIsThereAtOnce() {
    let (moving, jumping) = (Showing(), Showing())
    moving.driver.follow("b", animated: true)
    moving.look()
    #expect(moving.clock.isRunning && moving.current == "a")
    jumping.driver.follow("b", animated: false)
    #expect(jumping.current == "b" && jumping.left(of: "b") == 100)
    #expect(!jumping.clock.isRunning)
    moving.clock.run(for: 2)
    #expect(moving.current == "b" && moving.left(of: "b") == 100)
  }

  @Test func aSelectionFromOutsideIsNotAnswered() {
    let showing = Showing()
    for item in "bdaec" { showing.driver.follow(item, animated: true) }
    showing.clock.run(for: 2)
    #expect(showing.told.selections.isEmpty && showing.current == "c")
  }

  @Test func aDecisionOfTheStripIsToldOnce() {
    let showing = Showing()
    showing.drag(from: 200, to: 130, during: 0.2)
    #expect(showing.told.selections.isEmpty)
    showing.touch(.up, 130)
    showing.clock.run(for: 2)
    #expect(showing.told.selections == ["b"])
    showing.driver.follow("b", animated: false)
    #expect(showing.told.selections == ["b"] && showing.clock.isAtRest)
  }

  @Test func selectingFromWithinTheNewsIsHeard() {
    let showing = Showing()
    let (driver, told) = (showing.driver, showing.told)
    driver.chosen = { item in
      told.selections.append(item)
      if item == "b" { driver.follow("d", animated: true) }
    }
    driver.step(1)
    showing.clock.run(for: 2)
    #expect(showing.current == "d" && driver.target == "d")
  }

  @Test func nilLeavesItWhereItIs() {
    let showing = Showing()
    showing.driver.follow("c", animated: false)
    showing.driver.follow(nil, animated: true)
    showing.clock.run(for: 1)
    #expect(showing.current == "c")
    showing.driver.follow("c", animated: true)
    #expect(showing.current == "c" && showing.told.selections.isEmpty)
  }

  @Test func theFirstItemIsNoNews() {
    let showing = Showing()
    #expect(showing.told.selections.isEmpty)
    showing.driver.step(1)
    showing.driver.step(-1)
    showing.clock.run(for: 2)
    #expect(showing.current == "a")
  }

  @Test func stepsEndWhereTheStripEnds() {
    let (ends, loop) = (Showing(loops: false), Showing())
    #expect(!ends.driver.canStep(-1) && ends.driver.canStep(1))
    #expect(loop.driver.canStep(-1) && loop.driver.canStep(1))
    ends.driver.follow("e", animated: false)
    #expect(ends.driver.canStep(-1) && !ends.driver.canStep(1))
  }
}
