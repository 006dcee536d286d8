import Testing
import Vitrine

@Suite struct StitchedCarouselTests {
  @Test func aRowBeginsPartedAndRestsWhereReadingBegins() {
    let row = StripRig.photos()
    #expect(row.scene.seam == 0)
    #expect(row.scene.placements[0].frame == Frame(x: 0, y: 0, width: 200, height: 300))
    #expect(row.scene.placements[1].frame == Frame(x: 208, y: 0, width: 450, height: 300))
    #expect(row.scene.placements.allSatisfy { $0.radii == CornerRadii(8) })
  }

  @Test func gapAndCornersFollowTheFingers() {
    var row = StripRig.photos()
    row.beginPinch(span: 200, about: 300, at: 1)
    for step in 0...20 {
      let (time, scale) = (1 + Double(step) / 60, 1 - Double(step) * 0.01)
      row.spread(to: 200 * scale, about: 300, at: time)
      let seam = min(1, (1 - scale) / 0.15)
      let scene = row.draw(at: time)
      #expect(abs(scene.seam - seam) < 1e-9)
      expectShape(of: row, seam: seam)
    }
  }

  @Test func whatIsBetweenTheFingersStaysThere() {
    for middle in [120.0, 300, 471] {
      for scroll in [0.0, 700, 5000] {
        var row = scrolled(by: scroll)
        row.beginPinch(span: 200, about: middle, at: 5)
        let point = row.stripPoint(at: middle, time: 5)
        let start = row.offset(of: point, at: 5)
        for step in 0...15 {
          let time = 5 + Double(step) / 60
          row.spread(to: 200 - Double(step) * 2, about: middle, at: time)
          #expect(abs(row.offset(of: point, at: time) - start) < 1e-6, "\(middle), \(scroll)")
        }
      }
    }
  }

  @Test func twoFingersScrollWhileTheyPinch() {
    var row = scrolled(by: 700)
    row.beginPinch(span: 200, about: 300, at: 5)
    let point = row.stripPoint(at: 300, time: 5)
    let start = row.offset(of: point, at: 5)
    row.spread(to: 180, about: 350, at: 5.1)
    #expect(abs(row.offset(of: point, at: 5.1) - start - 50) < 1e-6)
    #expect(abs(row.draw(at: 5.1).seam - 2.0 / 3) < 1e-9)
  }

  @Test(arguments: [(0.94, true), (0.96, false)])
  func itGoesWhereItWasFlipped(scale: Double, isStitched: Bool) {
    var row = StripRig.photos()
    row.pinch(to: scale, starting: 1, during: 0.3)
    #expect(row.stitches == (isStitched ? [true] : []))
    #expect(row.haptics == (isStitched ? 1 : 0))
    #expect(row.draw(at: 1.41).isMoving)
    let scene = row.draw(at: 3)
    #expect(scene.seam == (isStitched ? 1 : 0) && !scene.isMoving)
  }

  @Test func itIsPartedAgainByFingersThatSpread() {
    var row = stitched()
    row.pinch(to: 1.06, starting: 5, during: 0.3)
    #expect(row.stitches == [false] && row.haptics == 1)
    #expect(row.draw(at: 8).seam == 0)
  }

  @Test func aFlipIsFeltOnceWhileTheFingersTremble() {
    var row = StripRig.photos()
    row.beginPinch(span: 200, about: 300, at: 1)
    for step in 0..<100 {
      row.spread(to: 190 + (step % 2 == 0 ? 3 : -3), about: 300, at: 1 + Double(step) / 60)
    }
    #expect(row.stitches == [true] && row.haptics == 1)
  }

  @Test func itCanBeCaughtAtAnyInstantWithoutAJump() {
    for step in 0...24 {
      var row = StripRig.photos()
      row.happen(.stitch(true, animated: true), at: 1)
      let time = 1 + Double(step) / 100
      let seam = row.draw(at: time).seam
      row.beginPinch(span: 200, about: 300, at: time)
      #expect(abs(row.draw(at: time).seam - seam) < 1e-9)
      row.endPinch(at: time + 0.1)
      #expect(row.draw(at: time + 2).seam == 1)
    }
  }

  @Test func oneFingerLeftDragsOnWithWhatItTouches() {
    var row = scrolled(by: 700)
    row.beginPinch(span: 200, about: 300, at: 5)
    row.spread(to: 186, about: 300, at: 5.1)
    row.touch(.up, 0, finger: 1, at: 5.2)
    let point = row.stripPoint(at: 393, time: 5.2)
    let start = row.offset(of: point, at: 5.2)
    for step in 1...20 {
      let time = 5.2 + Double(step) / 60
      row.touch(.move, 393 + Double(step) * 5, finger: 2, at: time)
      #expect(abs(row.offset(of: point, at: time) - start - Double(step) * 5) < 1e-6)
    }
    row.touch(.up, 0, finger: 2, at: 5.6)
    #expect(row.draw(at: 9).seam == 1)
  }

  @Test func aThirdFingerChangesNothing() {
    var row = scrolled(by: 700)
    row.beginPinch(span: 200, about: 300, at: 5)
    row.spread(to: 180, about: 300, at: 5.1)
    let before = row.draw(at: 5.1)
    row.touch(.down, 550, finger: 3, at: 5.2)
    row.touch(.move, 550, finger: 3, at: 5.21)
    let after = row.draw(at: 5.21)
    #expect(abs(after.seam - before.seam) < 1e-9)
    #expect(after.offset.isNear(before.offset, within: 1e-6))
  }

  @Test func nothingSticksWhenTheSystemTakesTheFingersAway() {
    for scale in [0.97, 0.93, 0.8] {
      var row = StripRig.photos()
      row.beginPinch(span: 200, about: 300, at: 1)
      row.spread(to: 200 * scale, about: 300, at: 1.1)
      row.touch(.cancel, 0, finger: 2, at: 1.2)
      let scene = row.draw(at: 3)
      #expect(scene.seam == (scale < 0.95 ? 1 : 0) && !scene.isMoving)
    }
  }

  @Test func onlyTheEndsOfTheRowStayRound() {
    let row = stitched()
    let (first, inner) = (row.scene.placements[0].radii, row.scene.placements[1].radii)
    #expect(first == CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 8))
    #expect(inner == .zero)
    #expect(stitched(options: [.loop: 1]).scene.placements.allSatisfy { $0.radii == .zero })
    #expect(stitched([200]).scene.placements[0].radii == CornerRadii(8))
  }

  @Test func photographsThatTouchOverlapByOnePixel() throws {
    for scale in [1.0, 1.5, 2, 3] {
      let row = stitched(environment: Event.Environment(displayScale: scale))
      for (one, next) in zip(row.scene.placements, row.scene.placements.dropFirst()) {
        #expect(abs(one.frame.maxX - next.frame.x - 1 / scale) < 1e-9)
      }
    }
  }

  @Test func theBoxOfAPhotographIsAsLargeStitchedAsParted() {
    let (parted, stitched) = (StripRig.photos().scene, stitched().scene)
    for (one, other) in zip(parted.placements, stitched.placements) {
      #expect(one.box == other.box && one.scale == other.scale)
    }
  }

  @Test func theRowIsNoHigherThanItIsTold() {
    var row = StripRig.photos(viewport: Dimensions(width: 600, height: 500))
    #expect(row.scene.placements[0].frame == Frame(x: 0, y: 100, width: 200, height: 300))
    row.happen(.option(.rowHeight, 200), at: 1)
    #expect(row.draw(at: 1).placements[0].frame.height == 200)
    row.happen(.viewport(Viewport(screen: Dimensions(width: 600, height: 90))), at: 2)
    #expect(row.draw(at: 2).placements[0].frame.height == 90)
  }

  private func expectShape(of row: StripRig, seam: Double) {
    let (scene, spare) = (row.scene, max(0, 1 - 8 * (1 - seam)))
    for (one, next) in zip(scene.placements, scene.placements.dropFirst()) {
      #expect(abs(next.frame.x - one.frame.maxX + spare - 8 * (1 - seam)) < 1e-9)
      #expect(abs(one.radii.topRight - 8 * (1 - seam)) < 1e-9)
      #expect(abs(next.radii.bottomLeft - 8 * (1 - seam)) < 1e-9)
    }
    #expect(scene.placements[0].radii.topLeft == 8)
  }

  private func scrolled(by distance: Double) -> StripRig {
    var row = StripRig.photos()
    row.happen(.wheel(Wheel(delta: Vector(x: distance, y: 0))), at: 1)
    row.draw(at: 4)
    row.signals = []
    return row
  }

  private func stitched(
    _ extents: [Double] = StripRig.photoExtents, options: [Option: Double] = [:],
    environment: Event.Environment = .init()
  ) -> StripRig {
    var row = StripRig.photos(extents, options: options, environment: environment)
    row.happen(.stitch(true, animated: false), at: 0)
    row.draw(at: 1)
    row.signals = []
    return row
  }
}
