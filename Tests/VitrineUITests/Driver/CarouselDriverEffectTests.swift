import Observation
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverEffectTests {
  @Test func phasesCountItemsFromTheLineAcrossTheSeam() {
    let fixture = CarouselFixture()
    let phases = { fixture.driver.cells.map(\.phase) }
    #expect(phases().contains(0) && phases().contains(-1) && phases().contains(1))
    fixture.drag(from: 200, to: 155, during: 0.2)
    fixture.runToFrame()
    for (cell, next) in zip(fixture.driver.cells, fixture.driver.cells.dropFirst()) {
      #expect(abs(next.phase - cell.phase - 1) < 1e-9)
    }
    let first = fixture.driver.cells.first { $0.id.item == "a" && !$0.isCopy }
    #expect(first.map { abs($0.phase + 0.35) < 1e-9 } == true)
  }

  @Test func anOwnEffectIsAFunctionOfThePhase() {
    let fixture = CarouselFixture()
    fixture.driver.effect = { phase in
      ExhibitScene.HostEffect(Effect.Stop(phase: 0, opacity: phase == 0 ? 1 : 0.25))
    }
    fixture.driver.step(1)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "b")
    for cell in fixture.driver.cells {
      #expect(cell.placement.opacity == (cell.id.item == "b" ? 1 : 0.25), "\(cell.id.item)")
    }
  }

  @Test func controlsElsewhereReachTheCarousel() {
    let fixture = CarouselFixture()
    let controls: any CarouselControlling = fixture.driver
    controls.step(1)
    controls.select(any: Character("d"), animated: true)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "d" && fixture.reports.selections.last == "d")
    controls.select(any: 7, animated: true)
    #expect(fixture.reports.warnings.last?.contains("cannot be selected") == true)
  }
}
