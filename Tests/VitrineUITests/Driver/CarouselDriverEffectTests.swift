import Observation
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverEffectTests {
  @Test func phasesCountItemsFromTheLineAcrossTheSeam() {
    let showing = Showing()
    let phases = { showing.driver.cells.map(\.phase) }
    #expect(phases().contains(0) && phases().contains(-1) && phases().contains(1))
    showing.drag(from: 200, to: 155, during: 0.2)
    showing.look()
    for (cell, next) in zip(showing.driver.cells, showing.driver.cells.dropFirst()) {
      #expect(abs(next.phase - cell.phase - 1) < 1e-9)
    }
    let first = showing.driver.cells.first { $0.id.item == "a" && !$0.isCopy }
    #expect(first.map { abs($0.phase + 0.35) < 1e-9 } == true)
  }

  @Test func anOwnEffectIsAFunctionOfThePhase() {
    let showing = Showing()
    showing.driver.effect = { placement, phase in
      var placement = placement
      placement.opacity = phase == 0 ? 1 : 0.25
      return placement
    }
    showing.driver.step(1)
    showing.clock.run(for: 2)
    #expect(showing.current == "b")
    for cell in showing.driver.cells {
      #expect(cell.placement.opacity == (cell.id.item == "b" ? 1 : 0.25), "\(cell.id.item)")
    }
  }

  @Test func whatIsNearerIsSeenLarger() {
    var placement = Placement(item: 0, frame: Frame(x: 0, y: 0, width: 10, height: 10))
    #expect(placement.nearness == 1)
    placement.elevation = -Placement.eye
    #expect(placement.nearness == 0.5)
    placement.elevation = 2 * Placement.eye
    #expect(placement.nearness.isFinite)
  }

  @Test func controlsElsewhereReachTheCarousel() {
    let showing = Showing()
    let controls: any CarouselControls = showing.driver
    controls.step(1)
    controls.select(any: Character("d"))
    showing.clock.run(for: 2)
    #expect(showing.current == "d" && showing.told.selections.last == "d")
    controls.select(any: 7)
    #expect(showing.told.complaints.last?.contains("cannot be selected") == true)
  }
}
