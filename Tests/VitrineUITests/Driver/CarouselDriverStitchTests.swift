import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct CarouselDriverStitchTests {
  /// Four photographs in a row 200 points high.
  @MainActor
  private final class Row {
    let clock = FakeClock()
    let driver: CarouselDriver<Int>
    var stitches: [Bool] = []
    var opened: [Int] = []

    init(ratios: [Double] = [1.5, 0.75, 1, 2], size: Dimensions = .init(width: 600, height: 200)) {
      driver = CarouselDriver(.stitched, clock: clock, warnings: Warnings { _ in })
      driver.reports.onStitch = { [unowned self] in stitches.append($0) }
      driver.reports.onOpen = { [unowned self] in opened.append($0) }
      driver.resize(to: size)
      setItems(ratios)
      clock.run(for: 1)
    }

    func setItems(_ ratios: [Double]) {
      driver.setItems(ItemIDs(Array(ratios.indices), id: \.self) { ratios[$0] })
    }

    func touch(_ finger: Int32, _ phase: Pointer.Phase, _ x: Double) {
      driver.handlePointer(Pointer(id: finger, phase, position: Vector(x: x, y: 100)))
    }

    var widths: [Double] { driver.cells.map { $0.placement.frame.width.rounded() } }
    var gaps: [Double] {
      zip(driver.cells, driver.cells.dropFirst()).map {
        ($1.placement.frame.x - $0.placement.frame.maxX).rounded()
      }
    }
  }

  @Test func photographsAreAsWideAsTheirRatioSays() {
    let row = Row()
    #expect(row.widths == [300, 150, 200, 400])
    #expect(row.gaps.allSatisfy { $0 == 8 })
    row.driver.resize(to: Dimensions(width: 600, height: 100))
    #expect(row.widths.prefix(4) == [150, 75, 100, 200])
    row.driver.resize(to: Dimensions(width: 600, height: 900))
    #expect(row.widths.first == 450, "a row is at most 300 points high")
  }

  @Test func unusableRatiosCountAsSquare() {
    let row = Row(ratios: [.nan, 0, -1, .infinity])
    #expect(row.widths.allSatisfy { $0 == 200 } && row.widths.count == 4)
  }

  @Test func theLengthsOfContentDoNotCount() {
    let row = Row()
    for cell in row.driver.cells { row.driver.measure(cell, 80) }
    row.driver.configure(ExhibitOptions(), extent: .fixed(50))
    row.driver.configure(ExhibitOptions(), extent: .measured)
    #expect(row.driver.lengths.commonLength == nil)
    #expect(row.widths == [300, 150, 200, 400])
  }

  @Test func codeStitchesAndUnstitchesWithoutAReport() {
    let row = Row()
    row.driver.follow(stitched: true, animated: false)
    #expect(row.gaps.allSatisfy { $0 <= 0 } && !row.clock.isRunning)
    row.driver.follow(stitched: false, animated: true)
    row.clock.runToFrame()
    #expect(row.clock.isRunning)
    row.clock.run(for: 1)
    #expect(row.gaps.allSatisfy { $0 == 8 } && row.clock.isAtRest)
    #expect(row.stitches.isEmpty && row.driver.haptics.impacts == 0)
  }

  @Test func aPinchStitchesReportsOnceAndGivesOneImpact() {
    let row = Row()
    row.touch(1, .down, 200)
    row.touch(2, .down, 400)
    for step in 1...20 {
      row.clock.runToFrame()
      row.touch(1, .move, 200 + Double(step) * 3)
      row.touch(2, .move, 400 - Double(step) * 3)
    }
    row.clock.runToFrame()
    #expect(
      row.stitches == [true] && row.driver.stitchedState.isStitched
        && row.driver.haptics.impacts == 1)
    row.touch(1, .up, 260)
    row.touch(2, .up, 340)
    row.clock.run(for: 2)
    #expect(row.gaps.allSatisfy { $0 <= 0 } && row.clock.isAtRest)
    row.driver.follow(stitched: true, animated: true)
    #expect(row.stitches == [true])
  }

  @Test func aTrackpadPinchesToo() {
    let row = Row()
    let middle = Vector(x: 300, y: 100)
    #expect(row.driver.magnify(.began, scale: 1, at: middle))
    for step in 1...10 {
      row.clock.runToFrame()
      row.driver.magnify(.changed, scale: 1 - 0.02 * Double(step), at: middle)
    }
    row.driver.magnify(.ended, scale: 0.8, at: middle)
    row.clock.run(for: 2)
    #expect(row.stitches == [true] && row.driver.haptics.impacts == 1)
    #expect(!CarouselDriver<Int>(clock: FakeClock()).magnify(.began, scale: 1, at: middle))
  }

  @Test func aTapOpensThePhotographUnderIt() {
    let row = Row()
    row.touch(1, .down, 350)
    row.clock.runToFrame()
    row.touch(1, .up, 350)
    row.clock.run(for: 1)
    #expect(row.opened == [1])
  }

  @Test func theRowKeepsItsRatiosWhenPhotographsComeAndGo() {
    let row = Row()
    row.setItems([1.5, 0.75, 1, 2, 0.5])
    row.clock.run(for: 1)
    #expect(Array(row.widths.prefix(4)) == [300, 150, 200, 400])
    row.setItems([1.5, 0.75])
    row.clock.run(for: 1)
    #expect(row.widths == [300, 150])
  }
}
