import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverSelectionTests {
  @Test func anAnimatedSelectionMovesAndAPlainOneIsThereAtOnce() {
    let (moving, jumping) = (CarouselFixture(), CarouselFixture())
    moving.driver.follow("b", animated: true)
    moving.runToFrame()
    #expect(moving.clock.isRunning && moving.current == "a")
    jumping.driver.follow("b", animated: false)
    #expect(jumping.current == "b" && jumping.left(of: "b") == 100)
    #expect(!jumping.clock.isRunning)
    moving.clock.run(for: 2)
    #expect(moving.current == "b" && moving.left(of: "b") == 100)
  }

  @Test func aSelectionFromOutsideIsNotReported() {
    let fixture = CarouselFixture()
    for item in "bdaec" { fixture.driver.follow(item, animated: true) }
    fixture.clock.run(for: 2)
    #expect(fixture.reports.selections.isEmpty && fixture.current == "c")
  }

  @Test func aDecisionOfTheStripIsReportedOnce() {
    let fixture = CarouselFixture()
    fixture.drag(from: 200, to: 130, during: 0.2)
    #expect(fixture.reports.selections.isEmpty)
    fixture.touch(.up, 130)
    fixture.clock.run(for: 2)
    #expect(fixture.reports.selections == ["b"])
    fixture.driver.follow("b", animated: false)
    #expect(fixture.reports.selections == ["b"] && fixture.clock.isAtRest)
  }

  @Test func theSelectionCanChangeInItsOwnCallback() {
    let fixture = CarouselFixture()
    let (driver, reports) = (fixture.driver, fixture.reports)
    driver.reports.onSelect = { item in
      reports.selections.append(item)
      if item == "b" { driver.follow("d", animated: true) }
    }
    driver.step(1)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "d" && driver.target == "d")
  }

  @Test func nilDoesNotMoveTheStrip() {
    let fixture = CarouselFixture()
    fixture.driver.follow("c", animated: false)
    fixture.driver.follow(nil, animated: true)
    fixture.clock.run(for: 1)
    #expect(fixture.current == "c")
    fixture.driver.follow("c", animated: true)
    #expect(fixture.current == "c" && fixture.reports.selections.isEmpty)
  }

  @Test func theFirstItemIsNotReported() {
    let fixture = CarouselFixture()
    #expect(fixture.reports.selections.isEmpty)
    fixture.driver.step(1)
    fixture.driver.step(-1)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "a")
  }

  @Test func stepsEndWhereTheStripEnds() {
    let (ends, loop) = (CarouselFixture(loops: false), CarouselFixture())
    #expect(!ends.driver.steps.previous && ends.driver.steps.next)
    #expect(loop.driver.steps.previous && loop.driver.steps.next)
    ends.driver.follow("e", animated: false)
    #expect(ends.driver.steps.previous && !ends.driver.steps.next)
  }

  @Test func aStepPastAnEndIsMadeIfAnUpdateAddsItsItem() {
    for (distance, items, target) in [(1, "abcdef", "f"), (-1, "zabcde", "z")] {
      let fixture = CarouselFixture(loops: false)
      fixture.driver.follow(distance > 0 ? "e" : "a", animated: false)
      fixture.driver.step(distance)
      // An update that adds no item, as of another input.
      fixture.setItems("abcde")
      fixture.setItems(items)
      #expect(fixture.driver.target == Character(target) && fixture.clock.isRunning)
      fixture.clock.run(for: 2)
      #expect(fixture.left(of: Character(target)) == 100 && fixture.clock.isAtRest)
      #expect(fixture.reports.selections == [Character(target)])
    }
  }

  @Test func stepsPastAnEndAddUp() {
    let fixture = CarouselFixture(loops: false)
    fixture.driver.follow("e", animated: false)
    fixture.driver.step(1)
    fixture.driver.step(1)
    fixture.setItems("abcdefg")
    #expect(fixture.driver.target == "g")
  }

  @Test func aStepBackReplacesAStepPastAnEnd() {
    let fixture = CarouselFixture(loops: false)
    fixture.driver.follow("e", animated: false)
    fixture.driver.step(1)
    fixture.driver.step(-1)
    fixture.setItems("abcdef")
    #expect(fixture.driver.target == "d")
  }

  @Test func aStepPastAnEndDoesNotMoveAnotherCollection() {
    let fixture = CarouselFixture(loops: false)
    fixture.driver.follow("e", animated: false)
    fixture.driver.step(1)
    fixture.setItems("vwxyz")
    fixture.setItems("vwxyz!")
    #expect(fixture.driver.target == "v")
  }

  @Test func aStepPastAnEndWaitsForNoLaterItem() {
    let fixture = CarouselFixture(loops: false)
    fixture.driver.follow("e", animated: false)
    fixture.driver.step(1)
    fixture.runToFrame()
    #expect(fixture.clock.isAtRest)
    fixture.setItems("abcdef")
    #expect(fixture.driver.target == "e")
    // A decision that comes after the step replaces it.
    fixture.driver.follow("f", animated: false)
    fixture.driver.step(1)
    fixture.driver.follow("b", animated: false)
    fixture.setItems("abcdefg")
    #expect(fixture.driver.target == "b")
  }

  @Test func theSelectionIsRestoredWhenItsItemReturns() {
    let fixture = CarouselFixture()
    fixture.driver.follow("c", animated: false)
    fixture.setItems("")
    fixture.setItems("abcde")
    #expect(fixture.current == "c" && fixture.reports.selections.isEmpty)
    fixture.setItems("")
    fixture.setItems("xyz")
    #expect(fixture.current == "x" && fixture.reports.selections == ["x"])
  }

  @Test func aSelectionMayComeBeforeItsItem() {
    let fixture = CarouselFixture("")
    fixture.driver.follow("c", animated: true)
    #expect(fixture.reports.warnings.isEmpty)
    fixture.setItems("ab")
    #expect(fixture.current == "a" && fixture.reports.selections.isEmpty)
    fixture.setItems("abcde")
    #expect(fixture.current == "c" && fixture.reports.selections.isEmpty)
  }

  @Test func aSelectionWithoutAnItemWarnsOnce() {
    let fixture = CarouselFixture()
    fixture.driver.follow("q", animated: true)
    fixture.driver.follow("a", animated: true)
    fixture.driver.follow("q", animated: true)
    #expect(fixture.reports.warnings.count == 1)
    #expect(fixture.reports.warnings.first?.contains("the id q") == true)
    #expect(fixture.current == "a")
  }
}
