import Testing
import Vitrine

@testable import VitrineUI

/// Items whose lengths the layout determines.
@MainActor @Suite struct CarouselDriverMeasureTests {
  @Test func theFirstMeasuredItemStandsForAll() {
    let fixture = CarouselFixture(extent: .measured)
    #expect(fixture.driver.cells.first { $0.isCurrent }?.placement.box.width == 300)
    for cell in fixture.driver.cells { fixture.driver.measure(cell, 80) }
    fixture.runToFrame()
    #expect(fixture.driver.cells.allSatisfy { $0.placement.box.width == 80 })
    #expect(fixture.left(of: "a") == 110 && fixture.left(of: "b") == 190)
    fixture.runToFrame()
    #expect(fixture.clock.isAtRest)
  }

  @Test func itemsMayDiffer() {
    let fixture = CarouselFixture(extent: .measured)
    let widths: [Character: Double] = ["a": 80, "b": 120, "c": 40, "d": 60, "e": 100]
    for _ in 0..<3 {
      for cell in fixture.driver.cells { fixture.driver.measure(cell, widths[cell.id.item] ?? 0) }
      fixture.runToFrame()
    }
    for cell in fixture.driver.cells {
      #expect(cell.placement.box.width == widths[cell.id.item], "\(cell.id.item)")
    }
    #expect(fixture.left(of: "a") == 110 && fixture.left(of: "b") == 190)
    #expect(fixture.left(of: "c") == 310)
  }

  @Test func allItemsMayGrowTogether() {
    let fixture = CarouselFixture("abcdefghijklmnopqrst", extent: .measured)
    for width in [80.0, 95] {
      for cell in fixture.driver.cells { fixture.driver.measure(cell, width) }
      fixture.runToFrame()
    }
    fixture.driver.follow("k", animated: false)
    #expect(fixture.driver.cells.allSatisfy { $0.placement.box.width == 95 })
  }

  @Test func repeatedMeasurementsChangeNothing() {
    let fixture = CarouselFixture(extent: .measured)
    for _ in 0..<3 {
      for cell in fixture.driver.cells { fixture.driver.measure(cell, 80) }
      fixture.runToFrame()
    }
    let left = fixture.left(of: "b")
    for cell in fixture.driver.cells { fixture.driver.measure(cell, 80.3) }
    fixture.runToFrame()
    #expect(fixture.left(of: "b") == left && fixture.clock.isAtRest)
  }

  @Test func lengthsThatAreNotFiniteAreIgnored() {
    let fixture = CarouselFixture(extent: .measured)
    for cell in fixture.driver.cells {
      for bad in [Double.nan, .infinity, -1] { fixture.driver.measure(cell, bad) }
    }
    #expect(fixture.driver.cells.first?.placement.box.width == 300)
  }
}
