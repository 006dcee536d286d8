import Testing

@testable import Vitrine

/// Zooming and panning.
@Suite struct PhotoViewerZoomTests {
  private let middle = Vector(x: 195, y: 422)

  private func open(count: Int = 12) -> Viewing {
    var viewing = Viewing()
    viewing.happen(.count(count), at: 0)
    viewing.happen(Viewing.opening, at: 0)
    viewing.look(at: 5)
    viewing.signals = []
    return viewing
  }

  /// The same, zoomed by a double tap on a place, and at rest.
  private func zoomed(at place: Vector = Vector(x: 195, y: 422)) -> Viewing {
    var viewing = open()
    viewing.doubleTap(place, at: 6)
    viewing.look(at: 8)
    viewing.signals = []
    return viewing
  }

  @Test func aDoubleTapFillsTheScreenAboutItsPlaceAndAnotherOneGoesBack() {
    var viewing = open()
    let place = Vector(x: 150, y: 400)
    let scale = 844.0 / 260
    viewing.doubleTap(place, at: 6)
    viewing.look(at: 6.2)
    viewing.look(at: 8)
    let rest = Viewing.spread.outline.scaled(by: scale, about: place)
    #expect(viewing.shown.width == 390 * scale && agree(viewing.shown.x, rest.x, within: 1e-9))
    #expect(agree(viewing.shown.y, 0, within: 1e-9), "no edge is in view")
    #expect(viewing.scene.placements.last?.scale == 1, "laid out as large as it rests")
    viewing.doubleTap(place, at: 9)
    viewing.look(at: 12)
    #expect(viewing.shown == Viewing.spread.outline)
    #expect(!viewing.signals.contains(.close(item: 7)))
  }

  @Test func aSingleTapWaitsForASecondOneAndCloses() {
    var viewing = open()
    viewing.tap(at: 6)
    viewing.look(at: 6.1)
    #expect(viewing.signals == [.settle(item: 7, isOpen: true)])
    #expect(agree(viewing.scene.wakeAt ?? 0, 6.4, within: 1e-9))
    viewing.look(at: 6.5)
    #expect(viewing.signals.last == .close(item: 7))
  }

  @Test func twoTapsFarApartAreNoDoubleTap() {
    var viewing = open()
    viewing.tap(at: 6)
    viewing.touch(.down, 100, 300, at: 6.2)
    viewing.touch(.up, 100, 300, at: 6.25)
    viewing.look(at: 6.65)
    #expect(viewing.signals.last == .close(item: 7) && viewing.model.photo.zoom == 1)
  }

  @Test func theFingersKeepWhatIsBetweenThem() {
    var viewing = open()
    viewing.touch(.down, 155, 400, at: 6)
    viewing.touch(.down, 255, 440, finger: 2, at: 6)
    viewing.touch(.move, 145, 396, at: 6.1)
    let before = viewing.held(at: 6.1)
    let first = viewing.center(ofFingers: (145, 396), (255, 440))
    let point = Vector(
      x: (first.x - before.x) / before.width, y: (first.y - before.y) / before.height)
    for step in 1...20 {
      let spread = Double(step) * 4
      viewing.touch(.move, 145 - spread, 396 + spread / 2, at: 6.1 + Double(step) / 100)
      viewing.touch(.move, 255 + spread, 440, finger: 2, at: 6.1 + Double(step) / 100)
      let now = viewing.held(at: 6.1 + Double(step) / 100)
      let middle = viewing.center(ofFingers: (145 - spread, 396 + spread / 2), (255 + spread, 440))
      #expect(agree(now.x + point.x * now.width, middle.x, within: 1e-6))
      #expect(agree(now.y + point.y * now.height, middle.y, within: 1e-6))
    }
    #expect(viewing.held(at: 6.3).width > 700)
  }

  @Test func beyondTheLimitsItGivesAndGoesBack() {
    for (reach, rest) in [(400.0, 390 * 4.0), (-40, 390)] {
      var viewing = open()
      viewing.pinch(from: 50, by: reach, at: 6)
      let width = viewing.held(at: 6.2).width
      #expect(reach > 0 ? width > rest && width < 2 * rest : width < rest && width > rest / 2)
      viewing.touch(.up, 0, 0, at: 6.3)
      viewing.touch(.up, 0, 0, finger: 2, at: 6.3)
      viewing.look(at: 9)
      #expect(viewing.shown.width == rest && !viewing.scene.isMoving)
    }
  }

  @Test func zoomedADragPansAndRunsOut() {
    var viewing = zoomed()
    let before = viewing.shown
    viewing.drag(from: middle, to: middle + Vector(x: -100, y: 0), starting: 10, during: 0.1)
    viewing.look(at: 10.1)
    #expect(agree(viewing.shown.x, before.x - 90, within: 1e-9))
    viewing.touch(.up, 95, 422, at: 10.1)
    viewing.happen(.viewport(Viewport(screen: Viewing.screen)), at: 10.11)
    viewing.look(at: 14)
    #expect(viewing.shown.x < before.x - 300 && viewing.shown.maxX >= 390)
    #expect(viewing.signals == [.settle(item: 7, isOpen: true)])
  }

  @Test func atItsEdgeItIsHeldBackAndOnlyTheNextDragTurnsThePage() {
    var viewing = zoomed()
    viewing.drag(from: middle, to: middle + Vector(x: -900, y: 0), starting: 10, during: 0.5)
    viewing.look(at: 10.5)
    #expect(viewing.shown.maxX < 390 && viewing.shown.maxX > 100 && viewing.scene.position == 7)
    viewing.touch(.up, -705, 422, at: 10.8)
    viewing.look(at: 13)
    #expect(agree(viewing.shown.maxX, 390, within: 1e-9) && viewing.scene.target == 7)
    viewing.drag(from: middle, to: middle + Vector(x: -100, y: 0), starting: 14, during: 0.1)
    viewing.look(at: 14.1)
    #expect(agree(viewing.scene.position, 7 + 90.0 / 410, within: 1e-9))
    viewing.touch(.up, 95, 422, at: 14.1)
    viewing.look(at: 17)
    #expect(viewing.scene.current == 8 && viewing.model.photo.zoom == 1)
  }

  @Test func zoomedItIsNotDraggedAway() {
    var viewing = zoomed()
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 300), starting: 10, during: 0.2)
    viewing.look(at: 10.2)
    #expect(viewing.scene.ground == 1)
    viewing.touch(.up, 195, 722, at: 10.2)
    viewing.look(at: 13)
    #expect(agree(viewing.shown.y, 0, within: 1e-9) && viewing.model.isOpen)
  }

  @Test func closedFromAnyZoomItLandsInItsPlace() {
    var viewing = zoomed()
    viewing.happen(.key(.escape), at: 10)
    viewing.look(at: 10)
    #expect(viewing.shown.width > 1200)
    viewing.look(at: 13)
    #expect(viewing.signals.last == .settle(item: 7, isOpen: false))
  }

  @Test func keysZoomAndArrowsPanFirst() {
    var viewing = open()
    viewing.happen(.key(.zoomIn), at: 6)
    viewing.look(at: 8)
    #expect(viewing.shown.width == 780)
    for _ in 0..<2 { viewing.happen(.key(.right), at: 8) }
    viewing.look(at: 10)
    #expect(viewing.shown.maxX == 390 && viewing.scene.target == 7)
    viewing.happen(.key(.right), at: 10)
    viewing.look(at: 12)
    #expect(viewing.scene.target == 8)
    viewing.happen(.key(.zoomIn), at: 12)
    viewing.happen(.key(.zoomFit), at: 12.1)
    viewing.look(at: 14)
    #expect(viewing.shown == Pose.spread(on: Viewing.screen, ratio: 1).outline)
  }

  @Test func aWheelWithControlZoomsAboutThePointerAndTheWheelAlonePans() {
    var viewing = open()
    for step in 0..<7 {
      let turn = Magnify(.turned, scale: 1.2, position: Vector(x: 195, y: 422))
      viewing.happen(.magnify(turn), at: 6 + Double(step) / 60)
    }
    viewing.look(at: 8)
    #expect(agree(viewing.shown.width, 390 * 3.5831808, within: 1e-6))
    let before = viewing.shown
    viewing.happen(.wheel(Wheel(delta: Vector(x: 30, y: 20))), at: 9)
    viewing.look(at: 9)
    #expect(viewing.shown.isNear(before.moved(by: Vector(x: -30, y: -20))))
  }

  @Test func restIsAtFitOrWithinTheLimitsWhateverHappened() {
    expectLaw(from: { EventStream.events(seed: $0, count: $1) }) { events in
      var viewing = Viewing()
      for event in events { viewing.happen(event) }
      let last = events.last?.time ?? 0
      viewing.liftAllFingers(at: last)
      viewing.look(at: last + 30)
      guard viewing.model.item != nil else { return nil }
      let (zoom, photo) = (viewing.model.zoom, viewing.model.photo)
      let pan = photo.pan(at: .infinity)
      guard photo.zoom >= 1, photo.zoom <= zoom.most + 1e-9 else {
        return "zoomed by \(photo.zoom)"
      }
      guard pan.isNear(zoom.confined(pan, at: photo.zoom)) else {
        return "an edge is in view: \(pan)"
      }
      return photo.flight.remainder(at: .infinity).isNear(.none) ? nil : "not where it rests"
    }
  }
}

extension Viewing {
  /// Where the photograph shown is drawn, the parts out of view too.
  fileprivate var shown: Frame { scene.placements.last?.outline ?? .zero }

  fileprivate mutating func held(at time: Double) -> Frame {
    look(at: time)
    return shown
  }

  fileprivate mutating func doubleTap(_ place: Vector, at time: Double) {
    for delay in [0, 0.2] {
      touch(.down, place.x, place.y, at: time + delay)
      touch(.up, place.x, place.y, at: time + delay + 0.05)
    }
  }

  /// Two fingers about the middle, so far from it each, that go so much farther apart.
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
