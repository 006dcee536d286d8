import Testing
import Vitrine

/// A pinch that closes a photograph at fit.
@Suite struct PhotoViewerPinchAwayTests {
  @Test func itStaysBetweenTheFingersAndTheGroundFades() throws {
    var viewer = ViewerRig.open()
    viewer.beginPinch(span: 200, about: ViewerRig.middle, at: 6)
    let middle = ViewerRig.middle + Vector(x: 30, y: -50)
    viewer.spread(to: 120, about: middle, at: 6.1)
    let scene = viewer.draw(at: 6.1)
    let photo = try #require(scene.photo)
    #expect(agree(photo.outline.width, 390 * 0.6, within: 1e-9))
    #expect(photo.outline.center.isNear(middle, within: 1e-9))
    #expect(agree(scene.backdrop, 0.2, within: 1e-9) && scene.controls == 0)
  }

  @Test(arguments: [(0.7, false), (0.8, true)])
  func letGoAtRestItGoesHomeIfItIsSmall(size: Double, stays: Bool) {
    var viewer = ViewerRig.open()
    viewer.pinch(to: size, about: ViewerRig.middle, starting: 6, during: 0.4)
    viewer.draw(at: 12)
    #expect(viewer.model.isOpen == stays)
    #expect(stays ? viewer.scene.photo?.frame == ViewerRig.fit() : viewer.model.item == nil)
    if stays { #expect(viewer.scene.backdrop == 1 && viewer.scene.controls == 1) }
  }

  @Test func aQuickPinchSendsItHomeFromWhereItIsAsFastAsItIs() throws {
    var viewer = ViewerRig.open()
    closing(&viewer)
    let before = try #require(viewer.drawn(at: 6.1).photo)
    let step = 1.0 / 120
    viewer.touch(.up, .zero, finger: 2, at: 6.1)
    #expect(!viewer.model.isOpen)
    let (now, next) = (
      try #require(viewer.drawn(at: 6.1).photo), try #require(viewer.drawn(at: 6.1 + 1e-5).photo)
    )
    #expect(now.outline.isNear(before.outline, within: 1e-9))
    // The fingers came 3.6 points nearer in a frame, of 200 at first: the photograph is 390 wide at fit.
    let speed = (next.outline.width - now.outline.width) / 1e-5
    #expect(abs(speed + 3.6 / 200 * 390 / step) < 40, "\(speed)")
    viewer.draw(at: 12)
    #expect(viewer.model.item == nil)
  }

  @Test func turnedBackItZooms() throws {
    var viewer = ViewerRig.open()
    viewer.beginPinch(span: 200, about: ViewerRig.middle, at: 6)
    viewer.spread(to: 120, about: ViewerRig.middle, at: 6.1)
    viewer.spread(to: 400, about: ViewerRig.middle, at: 6.2)
    viewer.endPinch(at: 6.4)
    let scene = viewer.draw(at: 12)
    let photo = try #require(scene.photo)
    #expect(viewer.model.isOpen && agree(photo.outline.width, 780, within: 1e-6))
    #expect(scene.backdrop == 1)
  }

  @Test func whatIsZoomedOnlyReturns() throws {
    var viewer = ViewerRig.open()
    viewer.tap(ViewerRig.middle, at: 6)
    viewer.tap(ViewerRig.middle, at: 6.2)
    viewer.draw(at: 9)
    viewer.pinch(to: 0.1, about: ViewerRig.middle, starting: 10, during: 0.3)
    viewer.draw(at: 15)
    #expect(viewer.model.isOpen && viewer.scene.photo?.frame == ViewerRig.fit())
  }

  @Test func aTrackpadClosesItTooAndAWheelDoesNot() {
    for (phase, stays) in [(Magnify.Phase.changed, false), (.wheel, true)] {
      var viewer = ViewerRig.open()
      if phase == .changed { magnify(&viewer, .began, 1, at: 6) }
      for turn in 1...6 {
        let scale = phase == .wheel ? 0.9 : 1 - 0.08 * Double(turn)
        magnify(&viewer, phase, scale, at: 6 + 0.02 * Double(turn))
      }
      if phase == .changed { magnify(&viewer, .ended, 0.5, at: 6.2) }
      viewer.draw(at: 12)
      #expect(viewer.model.isOpen == stays)
    }
  }

  @Test func aCancelledPinchOfATrackpadClosesNothing() {
    var viewer = ViewerRig.open()
    magnify(&viewer, .began, 1, at: 6)
    for turn in 1...6 {
      magnify(&viewer, .changed, 1 - 0.08 * Double(turn), at: 6 + 0.02 * Double(turn))
    }
    magnify(&viewer, .cancelled, 0.5, at: 6.2)
    viewer.draw(at: 12)
    #expect(viewer.model.isOpen && viewer.scene.photo?.frame == ViewerRig.fit())
  }

  @Test func caughtOnItsWayHomeItCanBeTakenBack() {
    var viewer = ViewerRig.open()
    closing(&viewer)
    viewer.endPinch(at: 6.1)
    viewer.tap(at: 6.15)
    viewer.draw(at: 12)
    #expect(viewer.model.isOpen && viewer.scene.photo?.frame == ViewerRig.fit())
  }

  /// Two fingers come nearer, 3.6 points in each of twelve frames, and stay down.
  private func closing(_ viewer: inout ViewerRig) {
    viewer.beginPinch(span: 200, about: ViewerRig.middle, at: 6)
    for frame in 1...12 {
      viewer.spread(
        to: 200 - 3.6 * Double(frame), about: ViewerRig.middle, at: 6 + Double(frame) / 120)
    }
  }

  private func magnify(
    _ viewer: inout ViewerRig, _ phase: Magnify.Phase, _ scale: Double, at time: Double
  ) {
    viewer.happen(.magnify(Magnify(phase, scale: scale, position: ViewerRig.middle)), at: time)
  }
}
