import Testing
import Vitrine

/// The scenes of a viewer.
@Suite struct PhotoViewerSceneTests {
  @Test func theBoxNeverChangesWhileItMoves() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 0)
    for frame in 0...60 {
      #expect(rig.photo(at: Double(frame) / 60)?.box == ViewerRig.fit().dimensions)
    }
    #expect(rig.scene.dimensions == ViewerRig.screen)
  }

  @Test func aPhotographLooksClosedShortlyBeforeItRestsInItsPlace() {
    for focus in [Vector(x: 0.5, y: 0.5), .zero] {
      var rig = ViewerRig.open(source: Source(frame: ViewerRig.cell, focus: focus))
      #expect(!rig.model.looksClosed(at: 5))
      rig.happen(.close(animated: true), at: 5)
      let times = (0...600).map { 5 + Double($0) / 100 }
      let first = times.first { rig.model.looksClosed(at: $0) }
      #expect(first.map { $0 > 5.1 && rig.model.item != nil && rig.draw(at: $0).isMoving } == true)
      rig.draw(at: 11)
      #expect(!rig.model.looksClosed(at: 11), "nothing is shown")
    }
  }

  @Test func aSmallPictureFliesToTwiceItsSizeAndBack() {
    var rig = ViewerRig()
    rig.happen(.environment(Event.Environment(displayScale: 3)), at: 0)
    rig.happen(.picture(item: ViewerRig.item, ratio: ViewerRig.ratio, width: 90), at: 0)
    rig.happen(ViewerRig.opening, at: 0)
    #expect(rig.photo(at: 0)?.frame == ViewerRig.cell)
    let open = Frame(center: ViewerRig.middle, dimensions: Dimensions(width: 60, height: 40))
    #expect(rig.photo(at: 5)?.frame.isNear(open) == true && !rig.scene.isMoving)
    rig.happen(.close(animated: true), at: 5)
    #expect(rig.photo(at: 5)?.frame.isNear(open) == true)
    rig.draw(at: 10)
    #expect(rig.model.item == nil)
  }

  @Test func aPictureThatTurnsOutToBeSmallShrinksWithoutAJump() throws {
    var rig = ViewerRig.open()
    rig.happen(.environment(Event.Environment(displayScale: 3)), at: 6)
    rig.happen(.picture(item: ViewerRig.item, ratio: ViewerRig.ratio, width: 90), at: 6)
    var width = try #require(rig.photo(at: 6)?.outline.width)
    #expect(width == 390 && rig.scene.isMoving)
    for frame in 1...120 {
      let next = try #require(rig.photo(at: 6 + Double(frame) / 60)?.outline.width)
      #expect(next <= width && next > width - 60)
      width = next
    }
    #expect(abs(width - 60) < 0.5)
    #expect(rig.photo(at: 12)?.frame.isNear(rig.scene.photo?.outline ?? .zero) == true)
  }

  @Test func aSmallPictureDoesNotJumpWhenItsScreenHasOtherPixels() throws {
    var rig = ViewerRig()
    rig.happen(.environment(Event.Environment(displayScale: 3)), at: 0)
    rig.happen(.picture(item: ViewerRig.item, ratio: ViewerRig.ratio, width: 90), at: 0)
    rig.happen(ViewerRig.opening, at: 0)
    let seen = try #require(rig.photo(at: 0.2)?.outline)
    rig.happen(.environment(Event.Environment(displayScale: 1)), at: 0.2)
    #expect(rig.photo(at: 0.2)?.outline.isNear(seen) == true)
    #expect(rig.photo(at: 9)?.outline.width == 180)
  }

  @Test func photographsOutOfViewStayAsTheyAreWhileTheShownOneIsDraggedAway() {
    var rig = ViewerRig.row()
    let beside = rig.draw(at: 5).placements.filter { $0.item != ViewerRig.item }
    #expect(beside.map(\.opacity) == [1, 1])
    rig.drag(
      from: ViewerRig.middle, to: ViewerRig.middle + Vector(x: 0, y: 200), starting: 10,
      during: 0.3)
    #expect(rig.draw(at: 10.3).placements.filter { $0.item != ViewerRig.item } == beside)
    #expect(rig.scene.backdrop < 0.6)
  }

  @Test func slowAnimationsPlayTheSamePath() throws {
    var (normal, slow) = (ViewerRig(), ViewerRig())
    slow.happen(.option(.speed, 0.2), at: 0)
    for (kind, time) in [(ViewerRig.opening, 0.0), (.key(.escape), 0.25), (ViewerRig.opening, 0.3)]
    {
      normal.happen(kind, at: time)
      slow.happen(kind, at: time * 5)
      for step in 0...10 {
        let time = time + Double(step) / 200
        let (a, b) = (normal.photo(at: time), slow.photo(at: time * 5))
        #expect(try #require(a).isNear(#require(b)), "at \(time)")
      }
    }
  }

  @Test func aChangeOfSpeedKeepsThePlace() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 0)
    var time = 0.1
    for speed in [0.2, 3, 0.01, 1] {
      let seen = rig.evaluate(at: time)
      rig.happen(.option(.speed, speed), at: time)
      #expect(rig.evaluate(at: time).isNear(seen))
      time += 0.05
    }
  }

  @Test func aSpeedThatIsNoneIsTheNormalOne() {
    for bad in [Double.nan, 0, -1] {
      var (rig, plain) = (ViewerRig(), ViewerRig())
      rig.happen(.option(.speed, bad), at: 0)
      plain.happen(.option(.speed, Option.speed.sanitized(bad)), at: 0)
      rig.happen(ViewerRig.opening, at: 0)
      plain.happen(ViewerRig.opening, at: 0)
      #expect(rig.drawn(at: 0.1).isMoving)
      #expect(rig.future(from: 0.1) == plain.future(from: 0.1))
    }
  }

  @Test(
    arguments: SmallDomains.impossibleRatios + SmallDomains.ratios + [
      1e-300, 1e300, .leastNonzeroMagnitude,
    ])
  func everyRatioOpensAndCloses(ratio: Double) {
    var rig = ViewerRig()
    rig.happen(.open(item: 1, ratio: ratio, animated: true), at: 0)
    for frame in 0...240 {
      rig.draw(at: Double(frame) / 60)
      #expect(rig.scene.numbers.allSatisfy { $0.isFinite }, "ratio \(ratio) at \(frame)")
    }
    #expect(!rig.scene.isMoving)
    rig.happen(.key(.escape), at: 5)
    #expect(rig.draw(at: 9).placements.isEmpty, "ratio \(ratio)")
  }

  @Test func aScreenThatGetsItsSizeLaterShowsItThen() {
    var rig = ViewerRig()
    rig.happen(.viewport(.zero), at: 0)
    rig.happen(ViewerRig.opening, at: 0)
    rig.draw(at: 0.1)
    #expect(rig.scene.numbers.allSatisfy { $0.isFinite })
    rig.happen(.viewport(Viewport(screen: ViewerRig.screen)), at: 0.2)
    #expect(rig.photo(at: 3)?.frame == ViewerRig.fit())
    #expect(rig.signals.count == 2)
  }

  @Test func aResizeWhileOpenFitsItAnew() {
    var rig = ViewerRig.open()
    let turned = Dimensions(width: 844, height: 390)
    rig.happen(.viewport(Viewport(screen: turned)), at: 10)
    let fit = Frame(x: 0, y: 0, width: 844, height: 390).fitting(ratio: ViewerRig.ratio)
    #expect(rig.photo(at: 10)?.frame == fit)
    #expect(!rig.scene.isMoving && rig.signals.isEmpty)
  }

  @Test func aResizeInFlightStillArrives() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 0)
    rig.happen(
      .viewport(Viewport(screen: Dimensions(width: 844, height: 390))), at: 0.1)
    let fit = Frame(x: 0, y: 0, width: 844, height: 390).fitting(ratio: ViewerRig.ratio)
    #expect(rig.photo(at: 3)?.frame == fit)
    #expect(rig.signals.count == 2)
  }

  @Test func opacitiesNeverLeaveTheirRange() {
    var rig = ViewerRig.open()
    rig.drag(from: .zero, to: Vector(x: 0, y: 200), starting: 10, during: 0.1)
    rig.touch(.up, 0, 200, at: 10.1)
    for frame in 0...200 {
      let seen = rig.photo(at: 10.1 + Double(frame) / 200)
      for opacity in [rig.scene.backdrop, rig.scene.controls, seen?.opacity ?? 0] {
        #expect((0...1).contains(opacity))
      }
    }
  }
}
