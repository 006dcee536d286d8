import Testing
import Vitrine

@testable import VitrineUI

/// Covers that come after the tap, and whose sizes come later still.
@MainActor @Suite struct PhotoViewerSurfaceTests {
  private static let landscape = Dimensions(width: 844, height: 390)

  /// A grid whose viewer has no surface yet.
  private func withoutSurface() -> PhotoGridFixture {
    let fixture = PhotoGridFixture()
    fixture.scroll(to: 0)
    fixture.setItems(0..<50)
    fixture.run(for: 1)
    return fixture
  }

  /// Opens a photograph in a cover and closes it again. The cover stays for now.
  private func openAndClose(_ id: Int, of fixture: PhotoGridFixture) -> PhotoSurfaceToken {
    let (viewer, cover) = (fixture.grid.viewer, PhotoSurfaceToken())
    fixture.grid.open(id, at: id)
    viewer.resize(to: PhotoGridFixture.screen, of: cover)
    fixture.run(for: 2)
    viewer.close(animated: true)
    fixture.run(for: 2)
    #expect(!viewer.isPresented)
    return cover
  }

  @Test(arguments: [0, 1, 5])
  func aPhotographFliesFromItsCellHoweverLateTheCoverComes(frames: Int) throws {
    let fixture = withoutSurface()
    let (viewer, cell) = (fixture.grid.viewer, try #require(fixture.cell(4)))
    fixture.grid.open(4, at: 4)
    #expect(viewer.isPresented && viewer.photo == nil && cell.placement.opacity == 1)
    for _ in 0..<frames { fixture.runToFrame() }
    let cover = PhotoSurfaceToken()
    viewer.add(cover)
    viewer.resize(to: .zero, of: cover)
    #expect(viewer.photo == nil && cell.placement.opacity == 1)
    viewer.resize(to: PhotoGridFixture.screen, of: cover)
    #expect(viewer.photo?.placement.frame == cell.placement.frame && cell.placement.opacity == 0)
    fixture.run(for: 2)
    #expect(viewer.photo?.placement.frame == Frame(x: 0, y: 292, width: 390, height: 260))
    #expect(fixture.reports.selections == [4] && fixture.isAtRest)
  }

  @Test func afterARotationWhileClosedThePhotographOpensOnTheNewScreen() throws {
    let fixture = withoutSurface()
    let (viewer, second) = (fixture.grid.viewer, PhotoSurfaceToken())
    viewer.remove(openAndClose(4, of: fixture))
    fixture.grid.open(5, at: 5)
    #expect(viewer.photo == nil)
    viewer.add(second)
    viewer.resize(to: Self.landscape, of: second)
    let cell = try #require(fixture.cell(5))
    #expect(viewer.photo?.placement.frame == cell.placement.frame)
    fixture.run(for: 2)
    #expect(viewer.photo?.placement.frame == Frame(x: 129.5, y: 0, width: 585, height: 390))
  }

  @Test func aCoverThatGoesLateDoesNotCloseTheNextOne() {
    let fixture = withoutSurface()
    let viewer = fixture.grid.viewer
    let (first, second) = (PhotoSurfaceToken(), PhotoSurfaceToken())
    fixture.grid.open(4, at: 4)
    viewer.resize(to: PhotoGridFixture.screen, of: first)
    viewer.add(second)
    viewer.resize(to: PhotoGridFixture.screen, of: second)
    viewer.remove(first)
    fixture.run(for: 2)
    #expect(viewer.open == 4)
    viewer.remove(second)
    #expect(viewer.photo == nil && !viewer.isPresented)
  }

  @Test func aPhotographThatIsOpenedWhileTheCoverGoesWaitsForTheNextOne() {
    let fixture = withoutSurface()
    let (viewer, second) = (fixture.grid.viewer, PhotoSurfaceToken())
    let first = openAndClose(4, of: fixture)
    fixture.grid.follow(5, animated: true)
    fixture.runToFrame()
    #expect(viewer.isPresented)
    viewer.remove(first)
    #expect(viewer.photo == nil && viewer.isPresented)
    viewer.resize(to: PhotoGridFixture.screen, of: second)
    fixture.run(for: 2)
    #expect(viewer.open == 5 && fixture.reports.selections == [4, nil])
    viewer.remove(second)
    #expect(viewer.photo == nil && fixture.reports.selections == [4, nil, nil])
  }

  @Test func aCoverThatNeverHadASizeCanGoAndAnotherCanCome() {
    let fixture = withoutSurface()
    let (viewer, cover) = (fixture.grid.viewer, PhotoSurfaceToken())
    fixture.grid.follow(4, animated: true)
    viewer.add(cover)
    viewer.remove(cover)
    #expect(!viewer.isPresented && fixture.reports.selections == [nil])
    fixture.grid.follow(5, animated: true)
    viewer.resize(to: PhotoGridFixture.screen, of: PhotoSurfaceToken())
    #expect(viewer.open == 5)
  }

  @Test func whileItWaitsThePhotographCanChangeCloseOrGo() {
    let other = withoutSurface()
    other.grid.follow(4, animated: true)
    other.grid.follow(7, animated: false)
    other.grid.viewer.resize(to: PhotoGridFixture.screen)
    #expect(other.grid.viewer.open == 7 && other.reports.selections.isEmpty)

    let closed = withoutSurface()
    closed.grid.follow(4, animated: true)
    closed.grid.follow(nil, animated: true)
    closed.grid.viewer.resize(to: PhotoGridFixture.screen)
    #expect(closed.grid.viewer.photo == nil && !closed.grid.viewer.isPresented)
    #expect(closed.reports.selections.isEmpty)

    let gone = withoutSurface()
    gone.grid.follow(4, animated: true)
    gone.setItems(10..<50)
    gone.grid.viewer.resize(to: PhotoGridFixture.screen)
    #expect(gone.grid.viewer.photo == nil && gone.reports.selections == [nil])
  }

  @Test func theWaitingPhotographIsFoundAtItsNewIndex() throws {
    let fixture = withoutSurface()
    fixture.grid.open(4, at: 4)
    fixture.setItems(2..<50)
    fixture.grid.viewer.resize(to: PhotoGridFixture.screen)
    #expect(fixture.grid.viewer.open == 4)
    #expect(try #require(fixture.cell(4)).placement.opacity == 0)
  }

  @Test func aViewerCanBeOnScreenForLongerThanItsGrid() {
    var fixture: PhotoGridFixture? = PhotoGridFixture(showing: 0..<50)
    fixture?.grid.open(4, at: 4)
    fixture?.run(for: 1)
    let viewer = fixture?.grid.viewer
    weak let grid = fixture?.grid
    fixture = nil
    #expect(grid == nil)
    viewer?.close(animated: false)
    #expect(viewer?.photo == nil)
  }
}
