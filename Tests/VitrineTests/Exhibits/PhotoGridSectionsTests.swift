import Testing
import Vitrine

/// A grid with sections: headings, keys, scrolling and the scrubber. Three columns of 128 points, headings of 48 points.
@Suite struct PhotoGridSectionsTests {
  private var rig: GridRig {
    var grid = GridRig(count: 4000)
    grid.happen(.sections([0, 4, 9, 3000], .day))
    return grid
  }

  @Test func everySectionBeginsWithAHeadingAndARow() {
    let grid = rig
    #expect(grid.scene.headings.map(\.section) == [0, 1, 2])
    #expect(grid.frame(of: 0)?.y == 48 && grid.frame(of: 3)?.y == 48 + 131)
    #expect(grid.scene.headings[1].frame == Frame(x: 0, y: 310, width: 390, height: 310))
    #expect(grid.frame(of: 4)?.y == 358)
    #expect(grid.scene.unit == .day && grid.scene.section == 0)
  }

  @Test func withoutSectionsTheGridIsThePlainOneAgain() {
    var (grid, plain) = (rig, GridRig(count: 4000))
    grid.happen(.sections([], .day))
    plain.draw(at: 0)
    #expect(grid.scene == plain.scene)
  }

  @Test func aHeadingThatSticksCoversNoCellThatAKeyReveals() {
    var grid = rig
    grid.happen(.focus(item: 300))
    grid.scroll(to: 20_000)
    grid.happen(.key(.up))
    let cell = grid.frame(of: 297) ?? .zero
    #expect(agree(20_000 + grid.scrolled, cell.y - 48, within: 1e-9))
  }

  @Test func upAndDownLeadIntoTheRowsOfOtherSections() {
    let layout = rig.model.layout
    let down = [0, 1, 2, 3, 4].map { layout.neighbor(of: $0, toward: .down, page: 1) }
    #expect(down == [3, 3, 3, 4, 7])
    let up = [3, 4, 5, 7, 9, 11].map { layout.neighbor(of: $0, toward: .up, page: 1) }
    #expect(up == [0, 3, 3, 4, 7, 8])
    #expect(layout.neighbor(of: 1, toward: .up, page: 1) == nil)
    #expect(layout.neighbor(of: 0, toward: .pageDown, page: 3) == 7)
    #expect(layout.neighbor(of: 3999, toward: .pageDown, page: 3) == nil)
    #expect(
      layout.neighbor(of: 8, toward: .pageUp, page: 100) == 0, "by the last cell of a shorter row")
  }

  @Test func theScrubberStepsBySections() {
    var grid = rig
    func step(_ step: Int) -> Double {
      grid.happen(.scrub(grid.model.scrubPosition(movedBy: step)))
      return grid.scene.scrubPosition
    }
    #expect([1, 1, 1, -1, -1, -1, -1].map(step) == [4, 9, 3000, 9, 4, 0, 0])
    grid.happen(.scrub(3500))
    #expect(step(-1) == 3000 && step(1) == grid.scene.scrubEnd && step(1) == grid.scene.scrubEnd)
    // A host that scrolls to whole pixels, and a section without items.
    grid.happen(.sections([0, 9, 9, 3000], .day))
    grid.scroll(to: grid.model.layout.frame(of: 9).y - 48 - 0.3)
    #expect(step(1) == 3000 && step(-1) == 9 && step(-1) == 0)
    grid.happen(.sections([], .day))
    grid.happen(.scrub(0))
    #expect(agree(step(1), grid.scene.scrubEnd / 10, within: 1e-6) && step(-1) == 0)
  }

  @Test func theScrubberShowsTheItemAtItsPosition() {
    var grid = rig
    grid.signals = []
    grid.happen(.scrub(3000))
    let section = grid.model.layout.frame(of: 3000)
    #expect(grid.scrolled == section.y - 48)
    #expect(grid.scene.scrubPosition == 3000 && grid.scene.section == 3)
    #expect(grid.cells.contains(3000), "the first frame has the cells")
    grid.happen(.scrub(1e9))
    #expect(grid.scrolled == grid.scene.dimensions.height - 844)
    #expect(grid.scene.scrubPosition == grid.scene.scrubEnd)
    grid.happen(.scrub(.nan))
    #expect(grid.scrolled == 0 && grid.scene.scrubPosition == 0)
  }

  @Test func aScrubberNeedsNoSections() {
    var grid = GridRig(count: 4000)
    grid.signals = []
    grid.happen(.scrub(300))
    #expect(grid.scrolled == 100 * 131 && grid.scene.scrubPosition == 300)
  }

  @Test func sectionsThatComeLateKeepTheFirstVisibleItem() {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 131 * 100 + 20)
    grid.signals = []
    grid.happen(.sections([0, 100], .day))
    #expect(
      agree(131 * 100 + 20 + grid.scrolled, (grid.frame(of: 300)?.y ?? .nan) + 20, within: 1e-9))
  }

  @Test func anOpenPhotographStaysInViewWhenSectionsChange() {
    var grid = rig
    grid.happen(.viewed(item: 5))
    grid.happen(.insert(30, at: 0, extent: 0))
    let cell = grid.frame(of: 35) ?? .zero
    #expect(grid.record.viewport.window.intersection(cell).isNear(cell))
  }

  @Test func anEmptyGridWithSectionsDrawsNothing() {
    var grid = rig
    grid.happen(.count(0))
    #expect(grid.scene.headings.isEmpty && grid.cells.isEmpty && grid.scene.dimensions.height == 0)
    grid.happen(.scrub(3))
    grid.happen(.count(2))
    #expect(grid.scene.headings.map(\.section) == [3], "the last section has the items that come")
  }

  @Test func headingsOfNoHeightAreNotDrawn() {
    var grid = rig
    grid.happen(.option(.headingHeight, 0))
    #expect(grid.scene.headings.isEmpty && grid.frame(of: 0)?.y == 0)
  }
}
