import Testing

@testable import Vitrine

/// What is drawn.
@Suite struct PhotoViewerSceneTests {
  @Test func theBoxNeverChangesWhileItMoves() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 0)
    for frame in 0...60 {
      #expect(viewing.look(at: Double(frame) / 60)?.box == Viewing.spread.outline.dimensions)
    }
    #expect(viewing.scene.extent == Viewing.screen)
  }

  @Test func slowAnimationsPlayTheSamePath() throws {
    var (normal, slow) = (Viewing(), Viewing())
    slow.happen(.option(.speed, 0.2), at: 0)
    for (kind, time) in [(Viewing.opening, 0.0), (.key(.escape), 0.25), (Viewing.opening, 0.3)] {
      normal.happen(kind, at: time)
      slow.happen(kind, at: time * 5)
      for step in 0...10 {
        let time = time + Double(step) / 200
        let (a, b) = (normal.look(at: time), slow.look(at: time * 5))
        #expect(try #require(a).isNear(#require(b)), "at \(time)")
      }
    }
  }

  @Test func aChangeOfSpeedKeepsThePlace() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 0)
    var time = 0.1
    for speed in [0.2, 3, 0.01, 1] {
      let pose = viewing.pose(at: time)
      viewing.happen(.option(.speed, speed), at: time)
      #expect(viewing.pose(at: time).isNear(pose))
      time += 0.05
    }
  }

  @Test func aSpeedThatIsNoneIsTheNormalOne() {
    for bad in [Double.nan, 0, -1] {
      var viewing = Viewing()
      viewing.happen(.option(.speed, bad), at: 0)
      #expect(viewing.model.pace.speed == Option.speed.sanitized(bad))
    }
  }

  @Test(
    arguments: SmallWorlds.impossibleRatios + SmallWorlds.ratios + [
      1e-300, 1e300, .leastNonzeroMagnitude,
    ])
  func everyRatioOpensAndCloses(ratio: Double) {
    var viewing = Viewing()
    viewing.happen(.open(item: 1, ratio: ratio, animated: true), at: 0)
    for frame in 0...240 {
      viewing.look(at: Double(frame) / 60)
      #expect(viewing.scene.numbers.allSatisfy { $0.isFinite }, "ratio \(ratio) at \(frame)")
    }
    #expect(!viewing.scene.isMoving)
    viewing.happen(.key(.escape), at: 5)
    #expect(viewing.look(at: 9) == nil, "ratio \(ratio)")
  }

  @Test func aScreenThatGetsItsSizeLaterShowsItThen() {
    var viewing = Viewing()
    viewing.happen(.viewport(.zero), at: 0)
    viewing.happen(Viewing.opening, at: 0)
    viewing.look(at: 0.1)
    #expect(viewing.scene.numbers.allSatisfy { $0.isFinite })
    viewing.happen(.viewport(Viewport(screen: Viewing.screen)), at: 0.2)
    #expect(viewing.look(at: 3)?.frame == Viewing.spread.visible)
    #expect(viewing.signals.count == 2)
  }

  @Test func aResizeWhileOpenFitsItAnew() {
    var viewing = Viewing.open()
    let turned = Dimensions(width: 844, height: 390)
    viewing.happen(.viewport(Viewport(screen: turned)), at: 10)
    let fit = Frame(x: 0, y: 0, width: 844, height: 390).fitting(ratio: Viewing.ratio)
    #expect(viewing.look(at: 10)?.frame == fit)
    #expect(!viewing.scene.isMoving && viewing.signals.isEmpty)
  }

  @Test func aResizeInFlightStillArrives() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 0)
    viewing.happen(
      .viewport(Viewport(screen: Dimensions(width: 844, height: 390))), at: 0.1)
    let fit = Frame(x: 0, y: 0, width: 844, height: 390).fitting(ratio: Viewing.ratio)
    #expect(viewing.look(at: 3)?.frame == fit)
    #expect(viewing.signals.count == 2)
  }

  @Test func opacitiesNeverLeaveTheirRange() {
    var viewing = Viewing.open()
    viewing.drag(from: .zero, to: Vector(x: 0, y: 200), starting: 10, during: 0.1)
    viewing.touch(.up, 0, 200, at: 10.1)
    for frame in 0...200 {
      let seen = viewing.look(at: 10.1 + Double(frame) / 200)
      for opacity in [viewing.scene.ground, viewing.scene.chrome, seen?.opacity ?? 0] {
        #expect((0...1).contains(opacity))
      }
    }
  }
}
