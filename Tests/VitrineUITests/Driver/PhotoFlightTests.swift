import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoFlightTests {
  private func open(_ photo: Int, in fixture: PhotoGridFixture, animated: Bool = true) {
    fixture.grid.follow(photo, animated: animated)
  }

  @Test func aTapLetsThePhotographFlyFromItsCell() throws {
    let fixture = PhotoGridFixture(showing: 0..<50)
    let cell = try #require(fixture.cell(4))
    fixture.grid.open(4, at: 4)
    #expect(fixture.grid.viewer.photo?.placement.frame == cell.placement.frame)
    #expect(cell.placement.opacity == 0)
    fixture.run(for: 2)
    #expect(
      fixture.grid.viewer.photo?.placement.frame == Frame(x: 0, y: 292, width: 390, height: 260))
    #expect(fixture.reports.selections == [4])
    #expect(fixture.isAtRest)
  }

  @Test func draggedAwayItLandsInItsCell() throws {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(4, in: fixture)
    fixture.run(for: 2)
    fixture.drag(from: Vector(x: 195, y: 422), by: Vector(x: 0, y: 240))
    fixture.runToFrame()
    #expect(fixture.reports.selections == [nil])
    #expect(fixture.grid.viewer.photo?.id.item == 4)
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.photo == nil)
    #expect(fixture.cell(4)?.placement.opacity == 1)
    #expect(fixture.isAtRest)
  }

  @Test func itLandsWhereTheCellHasBeenScrolledTo() throws {
    let fixture = PhotoGridFixture(showing: 0..<500)
    open(4, in: fixture)
    fixture.run(for: 2)
    fixture.grid.viewer.close(animated: true)
    fixture.run(for: 0.1)
    fixture.scroll(to: 60)
    var last: Frame?
    for _ in 0..<200 where fixture.grid.viewer.photo != nil {
      last = fixture.grid.viewer.photo?.placement.frame
      fixture.runToFrame()
    }
    let cell = try #require(fixture.cell(4)).placement.frame
    let landed = try #require(last)
    #expect(abs(landed.y - (cell.y - 60)) < 1, "\(landed), the cell \(cell)")
  }

  @Test func theGridStandsStillWhileThePhotographFlies() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    fixture.grid.open(4, at: 4)
    fixture.runToFrame()
    let (grid, all) = (fixture.framesOfGrid, fixture.frames)
    fixture.run(for: 2)
    fixture.drag(from: Vector(x: 195, y: 422), by: Vector(x: 0, y: 240))
    fixture.run(for: 0.1)
    #expect(fixture.framesOfGrid == grid && fixture.frames > all + 20)
  }

  @Test func voiceOverReturnsToTheCell() throws {
    let fixture = PhotoGridFixture(showing: 0..<50)
    #expect(fixture.grid.count == 50)
    open(4, in: fixture)
    fixture.run(for: 2)
    #expect(fixture.grid.voiceOverFocus == FocusRequest())
    fixture.grid.viewer.close(animated: true)
    fixture.runToFrame()
    #expect(fixture.grid.voiceOverFocus == FocusRequest())
    fixture.run(for: 2)
    #expect(fixture.grid.voiceOverFocus.key == (try #require(fixture.cell(4))).id)
  }

  @Test func itCanBeCaughtOnItsWay() throws {
    let fixture = PhotoGridFixture(showing: 0..<50)
    open(4, in: fixture)
    fixture.run(for: 0.1)
    let seen = try #require(fixture.grid.viewer.photo?.placement.frame)
    fixture.touch(.down, seen.center)
    fixture.run(for: 1)
    #expect(fixture.grid.viewer.photo?.placement.frame == seen)
    fixture.touch(.cancel, seen.center)
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.open == 4)
  }

  @Test func escapeCloses() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    #expect(!fixture.grid.press(.escape))
    open(4, in: fixture)
    fixture.run(for: 1)
    #expect(fixture.grid.press(.escape))
    fixture.run(for: 2)
    #expect(fixture.grid.viewer.photo == nil)
    #expect(fixture.reports.selections == [nil])
  }

  @Test func slowAnimationsTakeFiveTimesAsLong() throws {
    let (quick, slow) = (PhotoGridFixture(showing: 0..<50), PhotoGridFixture(showing: 0..<50))
    var options = ExhibitOptions()
    options[.speed] = 0.2
    slow.grid.configure(options)
    open(4, in: quick)
    open(4, in: slow)
    quick.run(for: 0.1)
    slow.run(for: 0.5)
    let frames = [quick, slow].compactMap { $0.grid.viewer.photo?.placement.frame }
    #expect(abs(frames[0].width - frames[1].width) < 1e-6)
  }

  @Test func aTapShowsAndHidesTheControlsWhereThatIsSetAndAMouseShowsThem() {
    let fixture = PhotoGridFixture(showing: 0..<50)
    var options = ExhibitOptions()
    options[.tap] = 2
    fixture.grid.configure(options)
    open(4, in: fixture)
    fixture.run(for: 2)
    let viewer = fixture.grid.viewer
    #expect(viewer.controls == 1)
    fixture.run(for: 2)
    #expect(viewer.controls == 0 && viewer.open != nil)
    let mouse = Pointer(id: -1, .move, device: .mouse, position: Vector(x: 195, y: 422))
    viewer.handlePointer(mouse)
    fixture.run(for: 1)
    #expect(viewer.controls == 1)
  }

  @Test(arguments: [Double.nan, .infinity])
  func screenSizesThatAreNotFiniteWarn(width: Double) {
    let fixture = PhotoGridFixture(showing: 0..<50)
    fixture.grid.viewer.resize(to: Dimensions(width: width, height: 844))
    open(4, in: fixture, animated: false)
    #expect(fixture.grid.viewer.photo?.placement.frame.width == 390)
    #expect(fixture.reports.warnings.count == 1)
  }
}
