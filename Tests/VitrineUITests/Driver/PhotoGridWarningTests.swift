import Testing
import Vitrine

@testable import VitrineUI

/// Input that a grid cannot use, and its warnings.
@MainActor @Suite struct PhotoGridWarningTests {
  @Test(arguments: [true, false])
  func onlyAGridIsWarnedAboutThatHasNoWidth(showsCells: Bool) {
    let clock = FakeClock()
    var warnings: [String] = []
    let grid = PhotoGridDriver<Int>(
      clock: clock, viewerClock: FakeClock(), showsCells: showsCells,
      warnings: Warnings { warnings.append($0) })
    grid.setItems(ItemIDs(Array(0..<10), id: \.self))
    clock.run(for: 3)
    #expect(warnings.count == (showsCells ? 1 : 0), "\(warnings)")
  }

  @Test func duplicateIdsAreDrawnAndWarn() {
    let fixture = PhotoGridFixture(showing: [1, 2, 2, 3])
    #expect(fixture.grid.cells.count == 4)
    #expect(Set(fixture.grid.cells.map(\.id)).count == 4)
    #expect(fixture.reports.warnings.contains { $0.contains("id 2") })
  }

  @Test(arguments: [0, -100, Double.nan, .infinity, -.infinity])
  func unusableWidthsKeepTheLayout(width: Double) {
    let fixture = PhotoGridFixture(showing: 0..<20)
    let dimensions = fixture.grid.dimensions
    fixture.grid.sendViewport(
      Viewport(
        dimensions: Dimensions(width: width, height: 100), origin: .zero,
        window: Frame(x: 0, y: 0, width: 390, height: 844)))
    #expect(fixture.grid.dimensions == dimensions)
    #expect(fixture.reports.warnings.isEmpty == width.isFinite)
  }

  @Test func aGridAsHighAsItsRowsWarns() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    fixture.grid.sendViewport(Viewport(screen: Dimensions(width: 390, height: 9_000)))
    #expect(fixture.reports.warnings.isEmpty)
    fixture.grid.sendViewport(Viewport(screen: fixture.grid.dimensions))
    #expect(fixture.reports.warnings.count == 1)
    #expect(fixture.reports.warnings.first?.contains("scroll view") == true)
    #expect(fixture.grid.cells.count == 5_000)
  }

  @Test func aGridWithoutAWidthWarnsAfterASecond() {
    let fixture = PhotoGridFixture()
    fixture.setItems(0..<20)
    fixture.run(for: 2)
    #expect(fixture.reports.warnings.count == 1 && fixture.isAtRest)
    fixture.scroll(to: 0)
    fixture.run(for: 2)
    #expect(
      fixture.reports.warnings.count == 1 && fixture.isAtRest && fixture.grid.cells.count == 20)
  }

  @Test func optionsOutOfRangeWarn() {
    let fixture = PhotoGridFixture(showing: 0..<20)
    var options = ExhibitOptions()
    options[.minCell] = -5
    fixture.grid.configure(options)
    #expect(fixture.reports.warnings.count == 1)
  }
}
