import Testing
import Vitrine

@testable import VitrineUI

/// Taps that SwiftUI gives to a row of cards.
@MainActor @Suite struct StripTapTests {
  private let cards = CardsFixture()

  private func press(_ phase: Pointer.Phase, _ x: Double = 60, finger: Int32 = 1) {
    let pointer = Pointer(id: finger, phase, position: Vector(x: x, y: 100))
    _ = cards.driver.handlePress(pointer)
    cards.clock.runToFrame()
  }

  @Test func aPressAloneOpensNothing() {
    press(.down)
    press(.up)
    cards.clock.run(for: 1)
    #expect(cards.reports == [])
  }

  @Test func aTapActsOnceWhetherItComesBeforeOrAfterTheEndOfThePress() {
    for isLate in [true, false] {
      let count = cards.reports.count
      press(.down)
      if !isLate { cards.driver.handleTap() }
      press(.up)
      if isLate { cards.driver.handleTap() }
      cards.clock.run(for: 1)
      #expect(cards.reports.count == count + 1)
      cards.driver.handleTap()
      cards.clock.run(for: 1)
      #expect(cards.reports.count == count + 1, "no press belongs to it")
    }
    #expect(cards.clock.isAtRest)
  }

  @Test func aTapWhosePressTheSystemTakesAwayActsOnce() {
    press(.down)
    cards.driver.handleTap()
    press(.cancel)
    cards.clock.run(for: 1)
    #expect(cards.reports == [["a"]])
  }

  @Test func noTapActsAfterADragTwoFingersOrALongPress() {
    press(.down)
    press(.move, 90)
    cards.driver.handleTap()
    press(.up, 90)
    cards.driver.handleTap()
    cards.clock.run(for: 1)
    press(.down)
    press(.down, 90, finger: 2)
    press(.up, 90, finger: 2)
    press(.up)
    cards.driver.handleTap()
    cards.clock.run(for: 1)
    press(.down)
    cards.clock.run(for: 1)
    cards.driver.handleTap()
    press(.up)
    cards.driver.handleTap()
    cards.clock.run(for: 1)
    #expect(cards.reports == [])
  }

  @Test func noTapActsThatCatchesTheRow() {
    press(.down, 500)
    for x in [400.0, 300, 200] { press(.move, x) }
    press(.up, 200)
    cards.clock.runToFrame()
    #expect(cards.clock.isRunning)
    press(.down)
    cards.driver.handleTap()
    press(.up)
    cards.driver.handleTap()
    cards.clock.run(for: 2)
    #expect(cards.reports == [])
  }

  @Test func aTapOfAnEarlierPressDoesNotActOnALaterOne() {
    press(.down)
    press(.up)
    press(.down)
    press(.cancel)
    cards.driver.handleTap()
    cards.clock.run(for: 1)
    #expect(cards.reports == [])
  }
}
