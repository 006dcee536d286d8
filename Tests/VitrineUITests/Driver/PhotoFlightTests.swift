import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoFlightTests {
  private func open(_ photo: Int, in hall: PhotoHall, animated: Bool = true) {
    hall.grid.follow(photo, animated: animated)
  }

  @Test func aTapLetsThePhotographFlyFromItsCell() throws {
    let hall = PhotoHall(showing: 0..<50)
    let cell = try #require(hall.cell(4))
    hall.grid.open(4, at: 4)
    #expect(hall.grid.viewer.photo?.placement.frame == cell.placement.frame)
    #expect(cell.placement.opacity == 0)
    hall.run(for: 2)
    #expect(hall.grid.viewer.photo?.placement.frame == Frame(x: 0, y: 292, width: 390, height: 260))
    #expect(hall.told.selections == [4])
    #expect(hall.isAtRest)
  }

  @Test func draggedAwayItLandsInItsCell() throws {
    let hall = PhotoHall(showing: 0..<50)
    open(4, in: hall)
    hall.run(for: 2)
    hall.drag(from: Vector(x: 195, y: 422), by: Vector(x: 0, y: 240))
    hall.runToFrame()
    #expect(hall.told.selections == [nil])
    #expect(hall.grid.viewer.photo?.id.item == 4)
    hall.run(for: 2)
    #expect(hall.grid.viewer.photo == nil)
    #expect(hall.cell(4)?.placement.opacity == 1)
    #expect(hall.isAtRest)
  }

  @Test func itLandsWhereTheCellHasBeenScrolledTo() throws {
    let hall = PhotoHall(showing: 0..<500)
    open(4, in: hall)
    hall.run(for: 2)
    hall.grid.viewer.close(animated: true)
    hall.run(for: 0.1)
    hall.look(from: 60)
    var last: Frame?
    for _ in 0..<200 where hall.grid.viewer.photo != nil {
      last = hall.grid.viewer.photo?.placement.frame
      hall.runToFrame()
    }
    let cell = try #require(hall.cell(4)).placement.frame
    let landed = try #require(last)
    #expect(abs(landed.y - (cell.y - 60)) < 1, "\(landed), the cell \(cell)")
  }

  @Test func theGridStandsStillWhileThePhotographFlies() {
    let hall = PhotoHall(showing: 0..<50)
    hall.grid.open(4, at: 4)
    hall.runToFrame()
    let (grid, all) = (hall.framesOfGrid, hall.frames)
    hall.run(for: 2)
    hall.drag(from: Vector(x: 195, y: 422), by: Vector(x: 0, y: 240))
    hall.run(for: 0.1)
    #expect(hall.framesOfGrid == grid && hall.frames > all + 20)
  }

  @Test func whoListensIsLedBackToTheCell() throws {
    let hall = PhotoHall(showing: 0..<50)
    #expect(hall.grid.count == 50)
    open(4, in: hall)
    hall.run(for: 2)
    #expect(hall.grid.listened == Goal())
    hall.grid.viewer.close(animated: true)
    hall.runToFrame()
    #expect(hall.grid.listened == Goal())
    hall.run(for: 2)
    #expect(hall.grid.listened.key == (try #require(hall.cell(4))).id)
  }

  @Test func itCanBeCaughtOnItsWay() throws {
    let hall = PhotoHall(showing: 0..<50)
    open(4, in: hall)
    hall.run(for: 0.1)
    let seen = try #require(hall.grid.viewer.photo?.placement.frame)
    hall.touch(.down, seen.center)
    hall.run(for: 1)
    #expect(hall.grid.viewer.photo?.placement.frame == seen)
    hall.touch(.cancel, seen.center)
    hall.run(for: 2)
    #expect(hall.grid.viewer.open == 4)
  }

  @Test func plainlyAssignedItIsOpenAtOnce() {
    let hall = PhotoHall(showing: 0..<50)
    open(4, in: hall, animated: false)
    #expect(hall.grid.viewer.photo?.placement.frame == Frame(x: 0, y: 292, width: 390, height: 260))
    hall.grid.follow(nil, animated: false)
    #expect(hall.grid.viewer.photo == nil)
    #expect(hall.told.selections.isEmpty)
  }

  @Test func aSelectionIsNotAnsweredByItsOwnEcho() {
    let hall = PhotoHall(showing: 0..<50)
    open(4, in: hall)
    hall.run(for: 1)
    open(4, in: hall)
    hall.grid.follow(nil, animated: true)
    hall.run(for: 1)
    #expect(hall.told.selections.isEmpty)
  }

  @Test func anotherOneOpensWhileTheFirstIsOnItsWay() {
    let hall = PhotoHall(showing: 0..<50)
    open(4, in: hall)
    hall.run(for: 0.1)
    open(7, in: hall)
    hall.run(for: 2)
    #expect(hall.grid.viewer.open == 7)
    #expect(hall.cell(4)?.placement.opacity == 1)
    #expect(hall.cell(7)?.placement.opacity == 0)
  }

  @Test func theOpenPhotographKeepsOpenWhereverItGoes() {
    let hall = PhotoHall(showing: 0..<50)
    open(4, in: hall)
    hall.run(for: 1)
    let photo = hall.grid.viewer.photo
    hall.adopt((0..<50).reversed())
    hall.run(for: 1)
    #expect(hall.grid.viewer.photo === photo)
    #expect(hall.cell(4)?.placement.opacity == 0)
    hall.grid.viewer.close(animated: true)
    hall.run(for: 2)
    #expect(hall.cell(4)?.placement.opacity == 1)
  }

  @Test func aPhotographThatIsGoneIsOpenNoLonger() {
    let hall = PhotoHall(showing: 0..<50)
    open(4, in: hall)
    hall.run(for: 0.1)
    hall.adopt(10..<50)
    #expect(hall.grid.viewer.photo == nil)
    #expect(hall.told.selections == [nil])
    hall.run(for: 1)
    #expect(hall.isAtRest)
  }

  @Test func aSelectionThatNoPhotographHasIsComplainedOf() {
    let hall = PhotoHall(showing: 0..<50)
    open(99, in: hall)
    #expect(hall.grid.viewer.photo == nil)
    #expect(hall.told.complaints.count == 1)
  }

  @Test func escapeCloses() {
    let hall = PhotoHall(showing: 0..<50)
    #expect(!hall.grid.press(.escape))
    open(4, in: hall)
    hall.run(for: 1)
    #expect(hall.grid.press(.escape))
    hall.run(for: 2)
    #expect(hall.grid.viewer.photo == nil)
    #expect(hall.told.selections == [nil])
  }

  @Test func slowAnimationsTakeFiveTimesAsLong() throws {
    let (quick, slow) = (PhotoHall(showing: 0..<50), PhotoHall(showing: 0..<50))
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
    let hall = PhotoHall(showing: 0..<50)
    var options = ExhibitOptions()
    options[.tap] = 2
    hall.grid.configure(options)
    open(4, in: hall)
    hall.run(for: 2)
    let viewer = hall.grid.viewer
    #expect(viewer.controls == 1)
    hall.run(for: 2)
    #expect(viewer.controls == 0 && viewer.open != nil)
    let mouse = Pointer(id: -1, .move, device: .mouse, position: Vector(x: 195, y: 422))
    viewer.feel(mouse)
    hall.run(for: 1)
    #expect(viewer.controls == 1)
  }

  @Test(arguments: [Double.nan, .infinity])
  func unusableScreensAreComplainedOf(width: Double) {
    let hall = PhotoHall(showing: 0..<50)
    hall.grid.viewer.resize(to: Dimensions(width: width, height: 844))
    open(4, in: hall, animated: false)
    #expect(hall.grid.viewer.photo?.placement.frame.width == 390)
    #expect(hall.told.complaints.count == 1)
  }
}
