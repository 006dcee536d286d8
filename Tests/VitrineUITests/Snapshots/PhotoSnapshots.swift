#if os(macOS)
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct PhotoSnapshots {
  @Test(arguments: Appearance.all)
  func aGridShowsEachPhotographInItsCell(appearance: Appearance) throws {
    let photos = PhotoRenderer(appearance: appearance)
    let snapshot = try photos.snapshotOfGrid(named: "grid")
    #expect(try photos.expectedGrid.mistakes(in: snapshot) == [])
    #expect(try photos.expectedGrid.colors(in: snapshot).count > 5)
  }

  @Test(arguments: Appearance.all)
  func aPhotographIsSeenOnItsWayAndNotInItsCell(appearance: Appearance) throws {
    let photos = PhotoRenderer(appearance: appearance)
    photos.grid.open(7, at: 7)
    photos.run(for: 0.1)
    #expect(photos.isMoving)
    let grid = try photos.snapshotOfGrid(named: "grid-opening")
    #expect(try photos.expectedGrid.mistakes(in: grid) == [])
    let viewer = try photos.snapshotOfViewer(named: "viewer-opening")
    #expect(try photos.expectedViewer.mistakes(in: viewer) == [])
  }

  @Test(arguments: Appearance.all)
  func anOpenPhotographIsSeenWholeOnABlackGround(appearance: Appearance) throws {
    let photos = PhotoRenderer(appearance: appearance)
    photos.grid.open(7, at: 7)
    photos.run(for: 2)
    #expect(!photos.isMoving && photos.grid.viewer.backdrop == 1)
    let snapshot = try photos.snapshotOfViewer(named: "viewer")
    #expect(try photos.expectedViewer.mistakes(in: snapshot) == [])
  }
}
#endif
