import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoGridDriverTests {
  @Test func onlyCellsNearTheWindowExist() {
    let fixture = PhotoGridFixture(showing: 0..<100_000)
    #expect(fixture.grid.cells.count < 80)
    #expect(fixture.grid.dimensions.height > 4_000_000)
    fixture.scroll(to: 1_000_000)
    #expect(fixture.grid.cells.count < 80)
    #expect(fixture.grid.cells.contains { $0.placement.frame.y > 1_000_000 })
  }

  @Test func aCellIsTheSameObjectForAsLongAsItIsDrawn() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    var (known, identities) = ([ObjectIdentifier: Int](), 0)
    for frame in 0..<1_000 {
      fixture.scroll(to: Double(frame) * 30)
      for cell in fixture.grid.cells {
        let same = known.updateValue(cell.id.item, forKey: ObjectIdentifier(cell))
        identities += 1
        #expect(same == nil || fixture.cell(cell.id.item) === cell)
      }
      known = known.filter { known in
        fixture.grid.cells.contains { ObjectIdentifier($0) == known.key }
      }
    }
    #expect(identities > 30_000)
  }

  @Test func atRestNoFramesAreRequested() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    #expect(fixture.isAtRest)
    let frames = fixture.frames
    fixture.run(for: 100)
    #expect(fixture.frames == frames)
  }

  @Test func itemsToPrefetchAreReported() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    fixture.scroll(to: 13_100)
    fixture.run(for: 0.1)
    #expect(fixture.reports.prefetches.last?.contains(300 + 40) == true)
  }

  @Test func itemsThatComeBeforeTheWindowScrollIt() {
    let fixture = PhotoGridFixture(showing: 0..<5_000)
    fixture.scroll(to: 13_100)
    let before = fixture.grid.scroll.count
    fixture.setItems(Array(9_000..<9_003) + Array(0..<5_000))
    #expect(fixture.grid.scroll.count == before + 1)
    #expect(fixture.grid.scroll.top == 13_100 + 131)
  }

  @Test func everyCollectionCanBecomeEveryOther() {
    let collections: [[Int]] = [[], [1], [1, 2, 3], [3, 2, 1], [2], [7, 8, 9], [1, 1, 2]]
    for first in collections {
      for second in collections {
        let fixture = PhotoGridFixture(showing: first)
        fixture.setItems(second)
        fixture.run(for: 1)
        #expect(fixture.grid.cells.map(\.id.item) == second, "\(first) to \(second)")
      }
    }
  }

  @Test func theSizeOfACellIsKnownAndFollowsTheOptions() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    #expect(fixture.grid.cellSize == Dimensions(width: 128, height: 128))
    var options = ExhibitOptions()
    options[.minCell] = 180
    fixture.grid.configure(options)
    #expect(fixture.grid.cellSize == Dimensions(width: 193.5, height: 193.5))
    fixture.setItems(0..<0)
    #expect(fixture.grid.cellSize == Dimensions(width: 193.5, height: 193.5))
  }

  @Test func theSizeOfACellIsThatOfTheOpenPhotograph() throws {
    let fixture = PhotoGridFixture(showing: 0..<50)
    fixture.grid.ratio = { $0 % 2 == 0 ? 1.5 : 0.75 }
    var options = ExhibitOptions()
    options[.layout] = 1
    fixture.grid.configure(options)
    fixture.run(for: 1)
    let (first, third) = try (#require(fixture.cell(0)), #require(fixture.cell(3)))
    #expect(fixture.grid.cellSize == first.placement.box)
    fixture.grid.open(3, at: 3)
    #expect(fixture.grid.cellSize == third.placement.box)
    #expect(third.placement.box != first.placement.box)
  }

  @Test func aRemovedPhotographThatComesBackChangesTheCellsOnce() {
    let fixture = PhotoGridFixture(showing: 0..<20)
    fixture.setItems((0..<20).filter { $0 != 4 })
    fixture.runToFrame()
    fixture.setItems(0..<20)
    expectFewChanges(in: fixture)
  }

  @Test func aRemovedPhotographThatAPinchHidesChangesTheCellsOnce() {
    let fixture = PhotoGridFixture(showing: 0..<20)
    var options = ExhibitOptions()
    options[.zoom] = 1
    fixture.grid.configure(options)
    fixture.setItems((0..<20).filter { $0 != 4 })
    fixture.runToFrame()
    let fingers = Vector(x: 195, y: 200)
    let pinch = { (phase: Magnify.Phase, scale: Double) in
      fixture.grid.pinch(phase, scale: scale, at: fingers, time: fixture.now)
      fixture.runToFrame()
    }
    pinch(.began, 1)
    pinch(.changed, 1.3)
    #expect(fixture.cell(4)?.hasLeft == true)
    pinch(.changed, 2.9)
    #expect(fixture.cell(4) == nil)
    pinch(.changed, 1.2)
    expectFewChanges(in: fixture)
  }

  /// Draws until no removed photograph is drawn any more. The cells change only when it goes.
  private func expectFewChanges(in fixture: PhotoGridFixture) {
    var changes: [Bool] = []
    while let first = fixture.grid.exhibit.scene.placements.first, first.item < 0 {
      changes.append(isAssigned({ _ = fixture.grid.cells }) { fixture.runToFrame() })
    }
    #expect(changes.count > 5 && !changes.dropLast().contains(true), "\(changes)")
  }
}
