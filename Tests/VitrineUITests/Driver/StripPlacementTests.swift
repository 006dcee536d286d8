import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct StripPlacementTests {
  /// Each effect at many offsets, in strips of two breadths.
  @Test(arguments: Effect.allCases, [false, true])
  func theBreadthOfAStripChangesNoPlacement(effect: Effect, isVertical: Bool) {
    let (narrow, broad) = (strip(effect, isVertical, 57.3), strip(effect, isVertical, 91.7))
    for _ in 0..<40 {
      for fixture in [narrow, broad] { fixture.runToFrame() }
      let pairs = zip(narrow.driver.cells, broad.driver.cells)
      #expect(narrow.driver.cells.count == broad.driver.cells.count)
      for (a, b) in pairs {
        #expect(a.placement != b.placement)
        #expect(a.stripPlacement == b.stripPlacement)
      }
    }
    #expect(narrow.current == "b")
  }

  private func strip(_ effect: Effect, _ isVertical: Bool, _ breadth: Double) -> CarouselFixture {
    let fixture = CarouselFixture()
    var options = fixture.driver.options
    options[.effect] = Double(effect.rawValue)
    options[.axis] = isVertical ? 1 : 0
    fixture.driver.configure(options, extent: .fixed(100))
    fixture.driver.resize(
      to: isVertical
        ? Dimensions(width: breadth, height: 300) : Dimensions(width: 300, height: breadth))
    fixture.driver.select("b")
    return fixture
  }

  @Test func anItemIsDrawnWhereItsPlacementIs() {
    var placement = Placement(item: 0, frame: Frame(x: 30, y: 0, width: 100, height: 60))
    placement.scale(by: 1.5)
    placement.rotation.y = 1
    let drawn = StripPlacement(placement, isVertical: false)
    #expect(drawn.offset == Vector(x: 30, y: 0) && drawn.scale == 1.5 && drawn.length == 100)
    #expect(drawn.perspective == 100 / Placement.eye)
    let column = StripPlacement(placement, isVertical: true)
    #expect(column.length == 60 && column.offset == drawn.offset)
  }
}
