import Testing
import Vitrine

/// Opening a photograph does not move the page while the page is visible, wherever the grid is scrolled to.
@Suite struct GridContinuityTests {
  @Test func aVisibleCellStaysWhereItIsWhenItOpensAndIsWholeOnceItIsOpen() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = GridRig(
        count: .random(in: 1...4000, using: &random), width: .random(in: 100...1600, using: &random)
      )
      let top = random.number(in: 0...max(0, grid.scene.dimensions.height - height))
      grid.scroll(to: top)
      let visible = grid.scene.placements.filter {
        $0.frame.maxY > top && $0.frame.y < top + height
      }
      let cell = try #require(visible.randomElement(using: &random), "\(seed)")

      let before = try #require(grid.source(of: cell.item), "\(seed)").frame
      grid.happen(.viewed(item: cell.item))
      #expect(grid.scrolled == 0 && grid.source(of: cell.item)?.frame == before, "\(seed)")

      grid.happen(.viewed(item: cell.item))
      let after = try #require(grid.source(of: cell.item), "\(seed)").frame
      #expect(after.y > -1e-6 && after.maxY < height + 1e-6, "\(seed)")
      #expect(abs(grid.scrolled) < 1.5 * cell.frame.height, "\(seed): no farther than it must")

      grid.signals = []
      grid.happen(.viewed(item: nil))
      #expect(grid.scrolled == 0, "\(seed)")
    }
  }

  /// Of the window of a ``GridRig``, in points.
  private var height: Double { 844 }
}
