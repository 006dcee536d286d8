import Testing
import Vitrine

/// Double taps and pinches zoom a photograph.
@Suite struct PhotoViewerZoomTests {
  @Test func aTrackpadPinchThatBeganDuringTheFlightGoesOnFromWhereThePhotographIs() throws {
    var viewer = ViewerRig()
    viewer.happen(ViewerRig.opening, at: 6)
    let middle = ViewerRig.middle
    viewer.happen(.magnify(Magnify(.began, scale: 1, position: middle)), at: 6.01)
    viewer.happen(.magnify(Magnify(.changed, scale: 1.5, position: middle)), at: 9)
    #expect(viewer.drawn(at: 9).photo?.frame == ViewerRig.fit())
    viewer.happen(.magnify(Magnify(.changed, scale: 3, position: middle)), at: 9.1)
    let width = try #require(viewer.drawn(at: 9.1).photo).outline.width
    #expect(agree(width, 780, within: 1e-6))
  }

  @Test func aDoubleTapFillsTheScreenAboutItsPlaceAndAnotherOneGoesBack() {
    var rig = ViewerRig.open(count: 12)
    let place = Vector(x: 150, y: 400)
    let scale = 844.0 / 260
    rig.doubleTap(place, at: 6)
    rig.draw(at: 6.2)
    rig.draw(at: 8)
    let rest = ViewerRig.fit().scaled(by: scale, about: place)
    #expect(rig.outline.width == 390 * scale && agree(rig.outline.x, rest.x, within: 1e-9))
    #expect(agree(rig.outline.y, 0, within: 1e-9), "no edge is in view")
    #expect(rig.scene.placements.last?.scale == 1, "laid out as large as it rests")
    rig.doubleTap(place, at: 9)
    rig.draw(at: 12)
    #expect(rig.outline == ViewerRig.fit())
    #expect(!rig.signals.contains(.close(item: 7)))
  }

  @Test func aPhotographShrinksToAMaximumThatAnAppSetsWithoutAJump() {
    var rig = ViewerRig.open(count: 12)
    rig.doubleTap(Vector(x: 150, y: 400), at: 6)
    rig.draw(at: 8)
    let before = rig.outline
    #expect(before.width == 390 * 844 / 260)
    rig.happen(.maximumZoom(item: 7, 2), at: 8)
    rig.draw(at: 8)
    #expect(agree(rig.outline.width, before.width, within: 1e-6))
    #expect(agree(rig.outline.x, before.x, within: 1e-6))
    rig.draw(at: 10)
    #expect(rig.outline.width == 780)
    // The real size of its picture, which comes later, does not change the maximum.
    rig.happen(.picture(item: 7, ratio: 1.5, width: 9000), at: 10)
    rig.happen(.magnify(Magnify(.began, scale: 1, position: ViewerRig.middle)), at: 11)
    rig.happen(.magnify(Magnify(.changed, scale: 2, position: ViewerRig.middle)), at: 11.1)
    rig.happen(.magnify(Magnify(.ended, scale: 2, position: ViewerRig.middle)), at: 11.2)
    rig.draw(at: 13)
    #expect(rig.outline.width == 780)
  }

  @Test(arguments: [nil, .nan, .infinity] as [Double?])
  func withoutAMaximumThePictureDecides(maximum: Double?) {
    var rig = ViewerRig.open(count: 12)
    rig.happen(.maximumZoom(item: 7, 2), at: 6)
    rig.happen(.maximumZoom(item: 7, maximum), at: 6)
    rig.happen(.magnify(Magnify(.began, scale: 1, position: ViewerRig.middle)), at: 7)
    rig.happen(.magnify(Magnify(.changed, scale: 9, position: ViewerRig.middle)), at: 7.1)
    rig.happen(.magnify(Magnify(.ended, scale: 9, position: ViewerRig.middle)), at: 7.2)
    rig.draw(at: 9)
    #expect(rig.outline.width == 4 * 390)
  }

  @Test func aSingleTapWaitsForASecondOneAndCloses() {
    var rig = ViewerRig.open(count: 12)
    rig.tap(at: 6)
    rig.draw(at: 6.1)
    #expect(rig.signals.isEmpty)
    #expect(agree(rig.scene.wakeAt ?? 0, 6.35, within: 1e-9))
    rig.draw(at: 6.5)
    #expect(rig.signals.last == .close(item: 7))
  }

  @Test func twoTapsFarApartAreNoDoubleTap() {
    var rig = ViewerRig.open(count: 12)
    rig.tap(at: 6)
    rig.touch(.down, 100, 300, at: 6.2)
    rig.touch(.up, 100, 300, at: 6.25)
    rig.draw(at: 6.65)
    #expect(rig.signals.last == .close(item: 7) && rig.zoom <= 1)
  }

  @Test func theFingersKeepWhatIsBetweenThem() {
    var rig = ViewerRig.open(count: 12)
    rig.touch(.down, 155, 400, at: 6)
    rig.touch(.down, 255, 440, finger: 2, at: 6)
    rig.touch(.move, 145, 396, at: 6.1)
    let before = rig.outline(at: 6.1)
    let first = rig.center(ofFingers: (145, 396), (255, 440))
    let point = Vector(
      x: (first.x - before.x) / before.width, y: (first.y - before.y) / before.height)
    for step in 1...20 {
      let spread = Double(step) * 4
      rig.touch(.move, 145 - spread, 396 + spread / 2, at: 6.1 + Double(step) / 100)
      rig.touch(.move, 255 + spread, 440, finger: 2, at: 6.1 + Double(step) / 100)
      let now = rig.outline(at: 6.1 + Double(step) / 100)
      let middle = rig.center(ofFingers: (145 - spread, 396 + spread / 2), (255 + spread, 440))
      #expect(agree(now.x + point.x * now.width, middle.x, within: 1e-6))
      #expect(agree(now.y + point.y * now.height, middle.y, within: 1e-6))
    }
    #expect(rig.outline(at: 6.3).width > 700)
  }

  @Test func beyondTheLimitsItGivesAndGoesBack() {
    for (reach, rest) in [(400.0, 390 * 4.0), (-45, 390)] {
      var rig = reach > 0 ? ViewerRig.open(count: 12) : ViewerRig.zoomed()
      rig.pinch(from: 50, by: reach, at: 6)
      let width = rig.outline(at: 6.2).width
      #expect(reach > 0 ? width > rest && width < 2 * rest : width < rest && width > rest / 2)
      rig.touch(.up, 0, 0, at: 6.3)
      rig.touch(.up, 0, 0, finger: 2, at: 6.3)
      rig.draw(at: 9)
      #expect(rig.outline.width == rest && !rig.scene.isMoving)
    }
  }

  @Test func closedFromAnyZoomItLandsInItsPlace() {
    var rig = ViewerRig.zoomed()
    rig.happen(.key(.escape), at: 10)
    rig.draw(at: 10)
    #expect(rig.outline.width > 1200)
    rig.draw(at: 13)
    #expect(rig.signals.last == .settle(item: 7, isOpen: false))
  }
}

extension Rig where Model == PhotoViewerModel {
  fileprivate mutating func outline(at time: Double) -> Frame {
    draw(at: time)
    return outline
  }

  /// Two fingers come down, each `reach` points from the middle, and move `distance` points away from it.
  fileprivate mutating func pinch(from reach: Double, by distance: Double, at time: Double) {
    touch(.down, 195 - reach, 422, at: time)
    touch(.down, 195 + reach, 422, finger: 2, at: time)
    for step in 1...20 {
      let now = reach + distance * Double(step) / 20
      touch(.move, 195 - now, 422, at: time + Double(step) / 100)
      touch(.move, 195 + now, 422, finger: 2, at: time + Double(step) / 100)
    }
  }

  fileprivate func center(
    ofFingers a: (Double, Double), _ b: (Double, Double)
  ) -> Vector { Vector(x: (a.0 + b.0) / 2, y: (a.1 + b.1) / 2) }
}
