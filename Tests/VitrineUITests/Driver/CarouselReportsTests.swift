import Testing
import Vitrine

@testable import VitrineUI

/// The closures that the views give to a driver.
@MainActor @Suite struct CarouselReportsTests {
  @Test func decisionsGoToTheClosuresOfTheLastUpdate() {
    let fixture = CarouselFixture()
    var (old, new) = ([Character](), [Character]())
    fixture.driver.reports = CarouselReports(onSelect: { old.append($0) })
    fixture.driver.step(1)
    fixture.driver.reports = CarouselReports(onSelect: { new.append($0) })
    fixture.clock.run(for: 1)
    #expect(old.isEmpty && new == ["b"])
  }

  @Test func anOpenedCardGoesToTheClosureOfTheLastUpdate() {
    let driver = CarouselDriver<Int>(.expanding, clock: FakeClock(), warnings: Warnings { _ in })
    driver.resize(to: Dimensions(width: 300, height: 200))
    driver.setItems(ItemIDs(count: 5) { $0 })
    var (old, new) = ([Set<Int>](), [Set<Int>]())
    driver.reports = CarouselReports(onExpand: { old.append($0) })
    driver.reports = CarouselReports(onExpand: { new.append($0) })
    driver.toggle(1)
    driver.exhibit.drawNow()
    #expect(old.isEmpty && new == [[1]])
  }

  @Test func aDriverIsFreedWithItsViews() {
    let clock = FakeClock()
    var driver: CarouselDriver<Int>? = CarouselDriver(clock: clock)
    driver?.setItems(ItemIDs(count: 5) { $0 })
    driver?.resize(to: Dimensions(width: 300, height: 200))
    driver?.step(1)
    clock.runToFrame()
    weak let watched = driver
    driver = nil
    #expect(watched == nil)
    clock.run(for: 1)
  }
}
