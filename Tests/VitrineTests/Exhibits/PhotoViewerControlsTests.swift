import Testing
import Vitrine

/// The controls of a viewer fade while a mouse rests, and if asked to, while nobody touches the photograph.
@Suite struct PhotoViewerControlsTests {
  @Test func theyFadeThreeSecondsAfterTheLastMovementOfAMouseAndComeBackWithTheNext() {
    var viewer = ViewerRig.open()
    for time in [6.0, 7, 8] { move(&viewer, at: time) }
    let before = viewer.draw(at: 10.99)
    #expect(before.controls == 1 && before.wakeAt == 11 && !before.isMoving)
    let fading = viewer.draw(at: 11.1)
    #expect(fading.controls > 0 && fading.controls < 1 && fading.isMoving)
    let gone = viewer.draw(at: 12)
    #expect(gone.controls == 0 && gone.wakeAt == nil && !gone.isMoving && gone.backdrop == 1)
    move(&viewer, at: 13)
    #expect(viewer.drawn(at: 13).controls == 0 && viewer.drawn(at: 14).controls == 1)
    #expect(viewer.drawn(at: 20).controls == 0)
  }

  @Test func withoutAMouseTheyStay() {
    var viewer = ViewerRig.open()
    viewer.drag(
      from: ViewerRig.middle, to: ViewerRig.middle + Vector(x: 0, y: 30), starting: 6, during: 0.2)
    viewer.touch(.up, ViewerRig.middle, at: 6.5)
    #expect(viewer.drawn(at: 60).controls == 1)
  }

  @Test func askedToTheyFadeAfterThePhotographOpenedAndAfterTheLastTouch() {
    var viewer = closing()
    #expect(viewer.drawn(at: 2.9).controls == 1 && viewer.drawn(at: 3.3).controls == 0)
    viewer.touch(.down, ViewerRig.middle, at: 6)
    viewer.touch(.move, ViewerRig.middle + Vector(x: 0, y: 30), at: 7)
    viewer.touch(.up, ViewerRig.middle + Vector(x: 0, y: 30), at: 8)
    #expect(viewer.drawn(at: 10.9).controls == 1)
    #expect(viewer.drawn(at: 11.3).controls == 0 && viewer.model.isOpen)
  }

  @Test(arguments: [Pointer.Device.touch, .pen, .mouse])
  func theTapThatBringsThemBackClosesNothing(device: Pointer.Device) {
    var viewer = closing()
    #expect(viewer.drawn(at: 6).controls == 0)
    click(&viewer, device, at: 7)
    #expect(viewer.drawn(at: 8).controls == 1 && viewer.model.isOpen)
    click(&viewer, device, at: 8)
    viewer.draw(at: 9)
    #expect(!viewer.model.isOpen)
  }

  @Test func aDoubleTapOnHiddenControlsZooms() {
    var viewer = closing()
    viewer.draw(at: 6)
    viewer.tap(at: 7)
    viewer.tap(at: 7.2)
    let scene = viewer.draw(at: 8)
    #expect(scene.controls == 1 && scene.photo?.frame != ViewerRig.fit())
  }

  @Test func theButtonsForOtherPhotographsKeepThem() {
    var viewer = closing()
    viewer.happen(.step(1), at: 2)
    #expect(viewer.drawn(at: 4.9).controls == 1 && viewer.drawn(at: 5.3).controls == 0)
    viewer.happen(.key(.right), at: 6)
    viewer.happen(.step(1), at: 7)
    #expect(viewer.drawn(at: 60).controls == 1)
  }

  @Test func fingersThatShowAnotherPhotographLeaveThemHiddenIfTapsAreForThem() {
    var viewer = tappable()
    #expect(viewer.drawn(at: 4).controls == 0)
    viewer.drag(
      from: ViewerRig.middle, to: ViewerRig.middle + Vector(x: 0, y: 30), starting: 6, during: 0.2)
    #expect(viewer.drawn(at: 7).controls == 0)
  }

  @Test(arguments: [Event.Kind.key(.right), .focus(item: 7)])
  func aKeyAndKeyboardFocusBringThemBackToStay(kind: Event.Kind) {
    var viewer = ViewerRig.open(count: 12)
    move(&viewer, at: 6)
    #expect(viewer.drawn(at: 12).controls == 0)
    viewer.happen(kind, at: 13)
    #expect(viewer.drawn(at: 14).controls == 1 && viewer.drawn(at: 60).controls == 1)
    move(&viewer, at: 61)
    #expect(viewer.drawn(at: 65).controls == 0)
  }

  @Test func theNextPhotographBeginsWithThem() {
    var viewer = ViewerRig.open()
    move(&viewer, at: 6)
    viewer.draw(at: 12)
    viewer.happen(.close(animated: false), at: 13)
    viewer.happen(ViewerRig.opening, at: 14)
    #expect(viewer.drawn(at: 20).controls == 1)
  }

  @Test func aTapHidesAndShowsThemIfThatIsWhatTapsAreFor() {
    var viewer = tappable()
    viewer.tap(at: 2)
    #expect(viewer.drawn(at: 2.34).controls == 1)
    #expect(viewer.drawn(at: 2.7).controls == 0 && viewer.model.isOpen)
    viewer.tap(at: 8)
    #expect(viewer.drawn(at: 9).controls == 1)
    #expect(viewer.drawn(at: 12).controls == 0 && viewer.model.isOpen)
  }

  @Test func shownByTapsTheyFadeByThemselvesAlsoWithoutAMouse() {
    let viewer = tappable(until: 2.9)
    #expect(viewer.drawn(at: 2.9).controls == 1)
    #expect(viewer.drawn(at: 4).controls == 0)
  }

  @Test func aDoubleTapZoomsAndLeavesThemAsTheyAre() {
    var viewer = tappable()
    viewer.happen(.key(.zoomFit), at: 2)
    viewer.tap(at: 2.1)
    viewer.tap(at: 2.3)
    let scene = viewer.draw(at: 5)
    #expect(scene.controls == 1 && scene.photo?.frame != ViewerRig.fit())
  }

  /// A viewer in which taps close the photograph and touches show the controls, just opened.
  private func closing() -> ViewerRig { tappable(until: 1, tap: 3) }

  /// A viewer in which taps show and hide the controls, just opened.
  private func tappable(until time: Double = 2, tap: Double = 2) -> ViewerRig {
    var viewer = ViewerRig()
    viewer.happen(.option(.tap, tap), at: 0)
    viewer.happen(.count(12), at: 0)
    viewer.happen(ViewerRig.opening, at: 0)
    viewer.draw(at: time)
    return viewer
  }

  private func click(_ viewer: inout ViewerRig, _ device: Pointer.Device, at time: Double) {
    viewer.touch(.down, ViewerRig.middle, device: device, at: time)
    viewer.touch(.up, ViewerRig.middle, device: device, at: time + 0.05)
  }

  private func move(_ viewer: inout ViewerRig, at time: Double) {
    viewer.touch(.move, ViewerRig.middle, device: .mouse, at: time)
  }
}
