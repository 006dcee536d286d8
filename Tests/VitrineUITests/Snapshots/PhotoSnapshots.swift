#if os(macOS)
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoSnapshots {
  @Test(arguments: Look.all)
  func aGridShowsEachPhotographInItsCell(look: Look) throws {
    let photos = PaintedPhotos(seen: look)
    let snapshot = try photos.snapshotOfGrid(named: "grid")
    #expect(try photos.paintingOfGrid.mistakes(in: snapshot) == [])
    #expect(try photos.paintingOfGrid.paints(in: snapshot).count > 5)
  }

  @Test(arguments: Look.all)
  func aPhotographIsSeenOnItsWayAndNotInItsCell(look: Look) throws {
    let photos = PaintedPhotos(seen: look)
    photos.grid.open(7, at: 7)
    photos.run(for: 0.1)
    #expect(photos.isMoving)
    let grid = try photos.snapshotOfGrid(named: "grid-opening")
    #expect(try photos.paintingOfGrid.mistakes(in: grid) == [])
    let viewer = try photos.snapshotOfViewer(named: "viewer-opening")
    #expect(try photos.paintingOfViewer.mistakes(in: viewer) == [])
  }

  @Test(arguments: Look.all)
  func anOpenPhotographIsSeenWholeOnABlackGround(look: Look) throws {
    let photos = PaintedPhotos(seen: look)
    photos.grid.open(7, at: 7)
    photos.run(for: 2)
    #expect(!photos.isMoving && photos.grid.viewer.backdrop == 1)
    let snapshot = try photos.snapshotOfViewer(named: "viewer")
    #expect(try photos.paintingOfViewer.mistakes(in: snapshot) == [])
  }
}
#endif
