import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoCollectionDriverTests {
  private let fixture = PhotoGridFixture(showing: 0..<60)
  private let collection: PhotoCollectionDriver<Int>

  init() {
    collection = PhotoCollectionDriver(fixture.grid)
    fixture.grid.ratio = { _ in 1.5 }
    collection.follow(.grid, animated: false)
  }

  private func middle(of photo: Int) -> Vector? { fixture.cell(photo)?.placement.frame.center }

  private func touch(_ phase: Pointer.Phase, _ position: Vector) -> Response {
    collection.handlePointer(Pointer(id: 1, phase, position: position))
  }

  @Test func cellsStayTheSameObjectsInEveryArrangement() {
    let first = fixture.cell(0)
    for arrangement in PhotoArrangement.allCases.reversed() {
      collection.follow(arrangement, animated: true)
      for _ in 0..<80 {
        fixture.runToFrame()
        #expect(fixture.cell(0) === first)
      }
      #expect(fixture.isAtRest && collection.arrangement == arrangement)
      #expect(collection.isRow == (arrangement != .grid) && !collection.ignoresTouches)
    }
    #expect(middle(of: 0) == Vector(x: 64, y: 64))
  }

  @Test func aPlainAssignmentJumps() {
    collection.follow(.deck, animated: false)
    #expect(middle(of: 0) == Vector(x: 195, y: 422))
    fixture.run(for: 1)
    #expect(fixture.isAtRest)
  }

  @Test func theSameArrangementAgainIsNoDecision() {
    collection.follow(.deck, animated: true)
    fixture.run(for: 0.1)
    let before = middle(of: 0)
    collection.follow(.deck, animated: false)
    #expect(middle(of: 0) == before)
  }

  @Test func touchesOfAGridAtRestBelongToThePlatform() {
    let frames = fixture.frames
    #expect(touch(.down, Vector(x: 64, y: 64)).claim == .yours)
    #expect(touch(.up, Vector(x: 64, y: 64)).claim == .yours)
    fixture.run(for: 1)
    #expect(fixture.frames == frames)
  }

  @Test func aPressCatchesAndADragMovesTheRow() {
    collection.follow(.carousel, animated: true)
    fixture.run(for: 0.2)
    #expect(collection.ignoresTouches)
    let caught = middle(of: 0) ?? .zero
    _ = touch(.down, caught)
    fixture.run(for: 0.5)
    #expect(middle(of: 0) == caught)
    for step in 1...10 {
      fixture.runToFrame()
      _ = touch(.move, caught - Vector(x: Double(step) * 30, y: 0))
    }
    _ = touch(.up, caught - Vector(x: 300, y: 0))
    fixture.run(for: 3)
    #expect(collection.grid.exhibit.model.focused > 0 && !collection.ignoresTouches)
  }

  @Test func theCrownMovesARowByItsPhotographs() {
    collection.follow(.carousel, animated: false)
    collection.scroll(byCrown: 2)
    fixture.run(for: 3)
    #expect(collection.grid.exhibit.model.focused == 2)
    collection.follow(.grid, animated: false)
    let frames = fixture.frames
    collection.scroll(byCrown: 2)
    fixture.run(for: 1)
    #expect(fixture.frames == frames, "the platform scrolls a grid")
  }

  @Test func theEndOfAScrubReportsTheArrangementOnce() {
    var (reports, bound) = ([PhotoArrangement](), PhotoArrangement.grid)
    collection.onArrange = {
      reports.append($0); bound = $0
    }
    collection.presentArrangement = { bound }
    for step in 0...9 {
      collection.follow(PhotoCollectionScrub(to: .deck, progress: Double(step) / 10))
      fixture.runToFrame()
    }
    #expect(reports.isEmpty)
    collection.follow(nil as PhotoCollectionScrub?)
    fixture.run(for: 3)
    #expect(reports == [.deck] && collection.arrangement == .deck)
    collection.follow(.deck, animated: false)
    collection.follow(.grid, animated: false)
    #expect(collection.arrangement == .grid, "the app can assign the old arrangement again")
  }

  @Test func aScrubThatGoesBackReportsNothing() {
    collection.onArrange = { Issue.record("reported \($0)") }
    collection.presentArrangement = { .grid }
    collection.follow(PhotoCollectionScrub(to: .stitched, progress: 0.1))
    fixture.run(for: 1)
    collection.follow(nil as PhotoCollectionScrub?)
    fixture.run(for: 3)
    #expect(collection.arrangement == .grid && middle(of: 0) == Vector(x: 64, y: 64))
  }

  @Test func aPhotographOpensFromARowAndReturns() {
    collection.follow(.deck, animated: false)
    fixture.run(for: 1)
    guard let cell = fixture.cell(0) else { return }
    collection.grid.activate(cell)
    fixture.run(for: 2)
    #expect(fixture.reports.selections == [0] && fixture.cell(0)?.placement.opacity == 0)
    fixture.grid.viewer.close(animated: true)
    fixture.run(for: 2)
    #expect(fixture.reports.selections == [0, nil] && fixture.cell(0)?.placement.opacity == 1)
  }

  @Test func keysActOnTheRow() {
    collection.follow(.carousel, animated: false)
    #expect(fixture.grid.handleKey(.right))
    fixture.run(for: 2)
    #expect(fixture.grid.focusedIndex == 1)
    #expect(fixture.grid.handleKey(.enter))
    fixture.run(for: 2)
    #expect(fixture.reports.selections == [1])
  }

  @Test func editsKeepTheRowInPlace() {
    collection.follow(.carousel, animated: false)
    fixture.run(for: 1)
    let before = middle(of: 0)
    fixture.setItems(Array(100..<104) + Array(0..<60))
    fixture.run(for: 1)
    #expect(middle(of: 0) == before && fixture.cell(103) != nil)
    fixture.setItems([Int]())
    fixture.setItems(0..<3)
    fixture.run(for: 1)
    #expect(fixture.cell(0)?.placement.frame.width == 351)
  }
}
