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

  @Test func aPinchWhoseEndWasLostIsFollowedByAnotherWithoutAJump() {
    var rig = ViewerRig.zoomed()
    let before = rig.zoom
    let pinch = { Event.Kind.magnify(Magnify($0, scale: $1, position: ViewerRig.middle)) }
    rig.happen(pinch(.began, 1), at: 10)
    rig.happen(pinch(.changed, 1.2), at: 10.1)
    rig.draw(at: 10.1)
    let magnified = rig.zoom
    #expect(magnified > before * 1.1)
    rig.happen(pinch(.began, 1), at: 10.2)
    rig.draw(at: 10.2)
    #expect(agree(rig.zoom, magnified, within: 1e-6))
  }
}

extension Rig where Model == PhotoViewerModel {
  fileprivate mutating func turn(by scale: Double, at time: Double) {
    happen(.magnify(Magnify(.wheel, scale: scale, position: Self.middle)), at: time)
  }
}
