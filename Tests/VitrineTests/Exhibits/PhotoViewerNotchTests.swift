import Testing
import Vitrine

/// A notch of a mouse wheel, with the control key held, zooms a little, without a jump.
@Suite struct PhotoViewerNotchTests {
  @Test(arguments: [2.7, 1.6, 40]) func itZoomsByAQuarter(scale: Double) throws {
    var viewer = ViewerRig.open()
    viewer.turn(by: scale, at: 6)
    #expect(try #require(viewer.drawn(at: 6).photo).outline.width == 390)
    let photo = try #require(viewer.drawn(at: 9).photo)
    #expect(agree(photo.outline.width, 390 * 1.25, within: 1e-6))
    viewer.turn(by: 1 / scale, at: 10)
    #expect(try #require(viewer.drawn(at: 13).photo).outline.width == 390)
  }

  @Test func severalInARowAddUp() throws {
    var viewer = ViewerRig.open()
    for notch in 0..<3 { viewer.turn(by: 2.7, at: 6 + 0.05 * Double(notch)) }
    let photo = try #require(viewer.drawn(at: 9).photo)
    #expect(agree(photo.outline.width, 390 * 1.25 * 1.25 * 1.25, within: 1e-6))
  }

  @Test func theSmallTurnsOfATrackpadAreFollowedAtOnce() throws {
    var viewer = ViewerRig.open()
    viewer.turn(by: 1.05, at: 6)
    viewer.turn(by: 1.1, at: 6.016)
    #expect(
      agree(try #require(viewer.drawn(at: 6.016).photo).outline.width, 390 * 1.155, within: 1e-6))
  }
}

extension Rig where Model == PhotoViewerModel {
  fileprivate mutating func turn(by scale: Double, at time: Double) {
    happen(.magnify(Magnify(.wheel, scale: scale, position: Self.middle)), at: time)
  }
}
