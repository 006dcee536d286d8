import Testing
import Vitrine

/// The items that a grid announces during a native scroll. Three columns of 128 points, 131 from row to row.
@Suite struct GridFlingTests {
  @Test(arguments: [1.0, -1])
  func itemsWhereAFlingWillRestAreAnnouncedFirst(direction: Double) {
    var grid = GridRig(count: 40_000)
    grid.scroll(to: 200_000)
    for frame in 0...6 {
      scroll(&grid, to: 200_000 + direction * 150 * Double(frame), at: 1 + Double(frame) / 60)
    }
    // 9000 points per second, of which it covers 0.3 seconds.
    let top = 200_000 + direction * (900 + 2700)
    #expect(grid.prefetches.last == grid.items(from: top - 844, to: top + 3 * 844))
    #expect(near(grid.drawn(at: 1.1).wakeAt ?? 0, 1.1 + 0.12))
    grid.draw(at: 1.21)
    #expect(grid.prefetches.last == grid.items(from: top - 844, to: top + 3 * 844))
    // It was stopped.
    grid.draw(at: 1.23)
    let rest = 200_000 + direction * 900
    #expect(grid.prefetches.last == grid.items(from: rest - 844, to: rest + 3 * 844))
    #expect(grid.scene.wakeAt == nil)
  }

  /// The placeholders beyond squares show each cell, and those beyond rows are plain.
  @Test(arguments: [1.0, -1])
  func rowsAreMountedAheadOfAFling(direction: Double) throws {
    for layout in [0.0, 1] {
      var grid = GridRig(count: 4000)
      grid.happen(.option(.layout, layout))
      grid.scroll(to: 40_000)
      for frame in 0...6 {
        scroll(&grid, to: 40_000 + direction * 150 * Double(frame), at: 1 + Double(frame) / 60)
      }
      let top = 40_000 + direction * 900
      for (time, lead) in [(1.1, layout * direction), (1.23, 0)] {
        let cells = grid.drawn(at: time).placements.map(\.frame)
        let (first, last) = (try #require(cells.first), try #require(cells.last))
        #expect(abs(first.y - top - (lead - 1) * 844) < 140, "\(layout) \(time)")
        #expect(abs(last.maxY - top - (lead + 2) * 844) < 140, "\(layout) \(time)")
      }
    }
  }

  @Test func aFlingRestsAtTheEndsOfTheGrid() {
    var grid = GridRig(count: 400)
    for frame in 0...6 {
      scroll(&grid, to: 14_000 + 200 * Double(frame), at: 1 + Double(frame) / 60)
    }
    let last = grid.model.layout.dimensions.height - 844
    #expect(grid.prefetches.last == grid.items(from: last - 844, to: last + 3 * 844))
  }

  @Test func aSlowScrollAndAJumpAnnounceWhatIsNear() {
    var grid = GridRig(count: 40_000)
    for frame in 0...6 {
      let top = 30 * Double(frame)
      scroll(&grid, to: top, at: 1 + Double(frame) / 60)
      #expect(grid.drawn(at: 1.1).wakeAt == nil)
    }
    #expect(grid.prefetches.last == grid.items(from: 180 - 844, to: 180 + 3 * 844))
    scroll(&grid, to: 300_000, at: 2)
    #expect(grid.prefetches.last == grid.items(from: 300_000 - 844, to: 300_000 + 3 * 844))
    #expect(grid.drawn(at: 2).wakeAt == nil)
  }

  /// A jump of half a window is 422 points, and 15 windows a second are 211 points in a frame.
  @Test(arguments: [(420.0, false), (424, true)])
  func picturesAndTheirAnnouncementWaitWhileAScrollBarIsDragged(step: Double, waits: Bool) {
    var grid = GridRig(count: 40_000)
    grid.scroll(to: 200_000)
    scroll(&grid, to: 200_001, at: 1)
    #expect(grid.drawn(at: 1).holdsPictures == false)
    grid.prefetches = []
    for frame in 1...6 {
      let time = 1 + Double(frame) / 60
      scroll(&grid, to: 200_000 + step * Double(frame), at: time)
      #expect(grid.drawn(at: time).holdsPictures == waits)
      #expect(grid.prefetches.isEmpty == waits)
    }
    guard waits else { return }
    #expect(near(grid.drawn(at: 1.1).wakeAt ?? 0, 1.1 + 0.12))
    // It slows down, which is no jump.
    for frame in 7...12 {
      scroll(&grid, to: 200_000 + step * 6 + Double(frame), at: 1 + Double(frame) / 60)
    }
    grid.draw(at: 1.21)
    #expect(grid.scene.holdsPictures && grid.prefetches.isEmpty)
    grid.draw(at: 1.23)
    #expect(!grid.scene.holdsPictures)
    let top = 200_000 + step * 6 + 12
    #expect(grid.prefetches == [grid.items(from: top - 844, to: top + 3 * 844)])
  }

  @Test func aSlowPageFlingsWithPictures() {
    var grid = GridRig(count: 40_000)
    for frame in 0...6 {
      // 9000 points per second, in ten frames per second.
      scroll(&grid, to: 200_000 + 900 * Double(frame), at: 1 + Double(frame) / 10)
      #expect(!grid.scene.holdsPictures)
    }
  }

  @Test(arguments: [(0.5, false), (100, true)])
  func picturesWaitWhileTheScrubberJumps(rows: Double, wait: Bool) {
    var grid = GridRig(count: 40_000)
    grid.prefetches = []
    for step in 1...6 {
      let time = 1 + Double(step) / 60
      grid.happen(.scrub(3 * rows * Double(step)), at: time)
      #expect(grid.drawn(at: time).holdsPictures == wait)
    }
    #expect(grid.prefetches.isEmpty == wait)
    grid.draw(at: 1.1 + 0.13)
    #expect(!grid.scene.holdsPictures)
    let top = 131 * 6 * rows
    #expect(grid.prefetches.last == grid.items(from: top - 844, to: top + 3 * 844))
    #expect(grid.scene.wakeAt == nil)
  }

  private func scroll(_ grid: inout GridRig, to top: Double, at time: Double) {
    var viewport = grid.record.viewport
    viewport.window.y = top
    viewport.origin.y = -top
    grid.happen(.viewport(viewport), at: time)
  }
}
