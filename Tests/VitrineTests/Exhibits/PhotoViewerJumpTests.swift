import Testing
import Vitrine

/// Streams of events that once made a photograph jump.
@Suite struct PhotoViewerJumpTests {
  private let open = [
    Event(at: 0, .viewport(Viewport(screen: ViewerRig.screen))),
    Event(at: 0, .source(Source(frame: ViewerRig.cell))), Event(at: 0, .count(12)),
    Event(at: 0, .open(item: 7, ratio: 1.5, animated: false)),
  ]

  @Test func aThirdFingerMovesNothing() {
    let pinch = [
      touch(.down, 155, 400, at: 1), touch(.down, 255, 440, finger: 2, at: 1),
      touch(.move, 125, 390, at: 1.05), touch(.move, 300, 450, finger: 2, at: 1.06),
    ]
    let third = [
      touch(.down, 40, 700, finger: 3, at: 1.1), touch(.move, 120, 380, at: 1.12),
      touch(.up, 300, 450, finger: 2, at: 1.2), touch(.move, 110, 380, at: 1.22),
    ]
    let again = [
      touch(.down, 20, 300, finger: 2, at: 1.1), touch(.move, 120, 380, at: 1.12),
    ]
    expectSteady(open + pinch + third)
    expectSteady(open + pinch + again)
  }

  @Test func aSmallPhotographIsPinchedFromWhereItIsCaught() {
    expectSteady(
      opening(at: 1) + [
        touch(.down, 95, 300, at: 1.05), touch(.down, 195, 300, finger: 2, at: 1.05),
        touch(.move, 80, 300, at: 1.06), touch(.move, 60, 300, at: 1.07),
      ])
  }

  @Test func fingersThatSpreadDuringADragPinchFromWhereTheyAreOnceTheyCome() {
    expectSteady(
      open + [
        touch(.down, 195, 422, at: 1), touch(.move, 195, 480, at: 1.02),
        touch(.down, 95, 480, finger: 2, at: 1.05), touch(.move, 40, 480, finger: 2, at: 1.06),
        touch(.move, 195, 370, at: 1.1), touch(.move, 235, 370, at: 1.12),
        touch(.move, 240, 370, at: 1.13),
      ])
  }

  @Test func aPageOnItsWayIsPinchedAboutTheFingers() {
    expectSteady(
      open + [
        Event(at: 1, .step(1)), touch(.down, 300, 422, at: 1.1),
        touch(.down, 380, 422, finger: 2, at: 1.1), touch(.move, 290, 422, at: 1.12),
        touch(.move, 250, 422, at: 1.13),
      ])
  }

  @Test func aPageTurnedWhileItOpensKeepsTheGround() {
    expectSteady(opening(at: 1) + [Event(at: 1.05, .step(1))])
  }

  @Test func whileANeighbourMovesTheSceneDoes() {
    expectSteady(
      open + [Event(at: 1, .key(.zoomIn)), Event(at: 1.1, .step(1))]
        + [touch(.down, 195, 422, at: 1.15)])
  }

  @Test func whatIsAskedForAtOnceIsAtRest() {
    let again = Event(at: 3.12, .open(item: 7, ratio: 1.5, animated: false))
    expectSteady(zoomed + flick(by: Vector(x: 0, y: 30), at: 3) + [again])
    expectSteady(
      open + [Event(at: 1, .select(item: 6, animated: true)), touch(.down, 195, 422, at: 1.02)] + [
        touch(.move, 160, 430, at: 1.2), Event(at: 1.3, .select(item: 7, animated: false)),
      ])
  }

  @Test func aWheelPansWhatRunsOutFromWhereItIs() {
    let wheel = Event(at: 3.12, .wheel(Wheel(delta: Vector(x: 0, y: -9))))
    expectSteady(zoomed + flick(by: Vector(x: 0, y: 30), at: 3) + [wheel])
    expectSteady(zoomed + flick(by: Vector(x: 0, y: 30), steps: 16, at: 3) + [wheel])
  }

  @Test func aReleaseBeyondAnEdgePassesOnWhatIsDrawn() {
    expectSteady(zoomed + flick(by: Vector(x: 0, y: 30), steps: 16, at: 3))
  }

  @Test func aReleaseBeyondTheLimitsOfZoomPassesTheVelocityOn() {
    let pinch = [
      touch(.down, 175, 422, at: 1), touch(.down, 215, 422, finger: 2, at: 1),
      touch(.move, 165, 422, at: 1.02), touch(.move, 5, 422, at: 1.04),
      touch(.move, 385, 422, finger: 2, at: 1.05), touch(.up, 385, 422, finger: 2, at: 1.06),
    ]
    let drag = (1...8).map { touch(.move, 5 + 10 * Double($0), 422, at: 1.06 + 0.008 * Double($0)) }
    expectSteady(open + pinch + drag + [touch(.up, 85, 422, at: 1.124)])
  }

  /// The slop of 10 points is taken out of a drag: it is back where it began 10 points from where the finger came down.
  @Test func aReleaseWhereTheDragBeganPassesTheVelocityOn() {
    let page = [100.0, 50, 100, 150, 185].enumerated().map {
      touch(.move, $1, 422, at: 1.01 + 0.01 * Double($0))
    }
    let away = [500.0, 550, 500, 460, 432].enumerated().map {
      touch(.move, 195, $1, at: 1.01 + 0.01 * Double($0))
    }
    let down = touch(.down, 195, 422, at: 1)
    expectSteady(open + [down] + page + [touch(.up, 185, 422, at: 1.051)])
    expectSteady(open + [down] + away + [touch(.up, 195, 432, at: 1.051)])
  }

  @Test func neighboursOfAPhotographJumpedOverStayItsNeighbours() {
    expectSteady(
      open + [Event(at: 1, .step(3)), touch(.down, 100, 422, at: 1.02)] + [
        touch(.move, 130, 422, at: 1.1), touch(.move, 380, 422, at: 1.3),
        touch(.up, 380, 422, at: 1.6),
      ])
  }

  private func expectSteady(_ events: [Event], at location: SourceLocation = #_sourceLocation) {
    let violation = ViewerContinuity.violation(in: events)
    if let violation { Issue.record("\(violation)", sourceLocation: location) }
  }

  private func touch(
    _ phase: Pointer.Phase, _ x: Double, _ y: Double, finger: Int32 = 1, at time: Double
  ) -> Event {
    Event(at: time, .pointer(Pointer(id: finger, phase, position: Vector(x: x, y: y))))
  }

  private func opening(at time: Double) -> [Event] {
    open.dropLast() + [Event(at: time, ViewerRig.opening)]
  }

  /// Four times as large as at fit.
  private var zoomed: [Event] {
    open + [Event(at: 1, .key(.zoomIn)), Event(at: 2, .key(.zoomIn)), Event(at: 2.9, .count(12))]
  }

  /// A finger that moves by `step` every 10 milliseconds, and is lifted.
  private func flick(by step: Vector, steps: Int = 6, at time: Double) -> [Event] {
    let start = Vector(x: 195, y: 200)
    let end = time + 0.01 * Double(steps)
    let moves = (1...steps).map { index in
      let point = start + step * Double(index)
      return touch(.move, point.x, point.y, at: time + 0.01 * Double(index))
    }
    let last = start + step * Double(steps)
    return [touch(.down, start.x, start.y, at: time)] + moves
      + [touch(.up, last.x, last.y, at: end + 0.001)]
  }
}
