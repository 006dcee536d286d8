import Testing
import Vitrine

/// With reduced motion, items fade instead of moving.
@Suite struct CarouselFadeTests {
  private func carousel() -> StripRig {
    var carousel = StripRig([100, 100, 100, 100, 100], options: [.loop: 1])
    carousel.happen(.environment(Event.Environment(reducesMotion: true)), at: 0)
    return carousel
  }

  private static let ways: [Event.Kind] = [
    .step(1), .select(item: 1, animated: true), .key(.right), .page(1),
  ]

  @Test(arguments: ways) func whatCodeAndKeysBringFadesInItsPlace(way: Event.Kind) {
    var carousel = carousel()
    carousel.happen(way, at: 1)
    #expect(carousel.changes == [1])
    carousel.draw(at: 1.07)
    #expect(abs(carousel.scene.sceneOpacity - 0.5) < 1e-9 && carousel.start(of: 0) == 100)
    #expect(carousel.scene.current == 0 && carousel.scene.isMoving)
    carousel.draw(at: 1.1401)
    #expect(carousel.scene.sceneOpacity < 0.001 && carousel.start(of: 1) == 100)
    carousel.draw(at: 1.21)
    #expect(abs(carousel.scene.sceneOpacity - 0.5) < 1e-9 && carousel.scene.current == 1)
    carousel.draw(at: 1.29)
    #expect(carousel.scene.sceneOpacity == 1 && !carousel.scene.isMoving && carousel.settled == [1])
  }

  @Test func aTapFadesToo() {
    var carousel = carousel()
    _ = carousel.tap(250, at: 1)
    #expect(abs(carousel.draw(at: 1.12).sceneOpacity - 0.5) < 1e-9 && carousel.start(of: 0) == 100)
    #expect(carousel.draw(at: 2).current == 1)
  }

  @Test func howeverLateItIsAskedTheSameHasHappened() {
    var (prompt, late) = (carousel(), carousel())
    for other in [1.0, 1.1, 1.4] {
      prompt.happen(.step(1), at: other)
      late.happen(.step(1), at: other)
      for frame in 0..<6 { prompt.draw(at: other + Double(frame) / 60) }
    }
    #expect(prompt.draw(at: 3) == late.draw(at: 3) && prompt.signals == late.signals)
  }

  @Test func aFingerHoldsWhatItSeesAndThatComesBack() {
    for pressed in [1.1, 1.2] {
      var carousel = carousel()
      carousel.happen(.step(1), at: 1)
      let seen = carousel.draw(at: pressed)
      carousel.drag(from: 150, to: 130, starting: pressed, during: 0.3)
      carousel.draw(at: pressed + 0.3)
      #expect(carousel.scene.sceneOpacity == 1 && carousel.scene.offset.x == seen.offset.x - 10)
      #expect(!carousel.scene.isMoving)
      carousel.touch(.up, 130, at: pressed + 0.4)
      carousel.draw(at: 9)
      #expect(carousel.scene.sceneOpacity == 1 && carousel.settled.count == 1)
    }
  }

  @Test func theVeilNeverJumpsUnlessItIsTold() {
    var carousel = carousel()
    let steps: [(Double, Event.Kind)] = [
      (1, .step(1)), (1.05, .step(1)), (1.1, .step(-2)),
      (1.2, .wheel(Wheel(delta: Vector(x: 9, y: 0)))),
      (1.5, .step(1)), (1.6, .viewport(Viewport(screen: Dimensions(width: 400, height: 300)))),
      (1.7, .insert(1, at: 0, extent: 100)), (1.75, .step(1)), (1.8, .remove(0..<2)),
    ]
    for (time, kind) in steps {
      let before = carousel.draw(at: time).sceneOpacity
      carousel.happen(kind, at: time)
      #expect(carousel.draw(at: time).sceneOpacity == before, "\(kind)")
    }
    #expect(carousel.draw(at: 4).sceneOpacity == 1 && !carousel.scene.isMoving)
    carousel.happen(.step(1), at: 5)
    carousel.happen(.select(item: 0, animated: false), at: 5.1)
    #expect(carousel.draw(at: 5.1).sceneOpacity == 1 && carousel.scene.current == 0)
  }

  /// A key that is held down sends steps more quickly than a fade ends.
  @Test(arguments: ways) func quickStepsLeaveItVisible(way: Event.Kind) {
    var carousel = carousel()
    carousel.happen(.step(1), at: 1)
    for step in 1...45 {
      let time = 1 + Double(step) * 0.033
      let before = carousel.draw(at: time).sceneOpacity
      carousel.happen(step.isMultiple(of: 2) ? way : .step(-1), at: time)
      #expect(carousel.draw(at: time).sceneOpacity == before && before > 0.7, "step \(step)")
    }
    #expect(carousel.draw(at: 4).sceneOpacity == 1 && !carousel.scene.isMoving)
  }

  @Test func goingNowhereFadesNothing() {
    var carousel = carousel()
    carousel.happen(.select(item: 0, animated: true), at: 1)
    #expect(carousel.draw(at: 1).sceneOpacity == 1 && !carousel.scene.isMoving)
  }

  @Test func aWheelLetsAFadeEnd() {
    var carousel = carousel()
    carousel.happen(.step(1), at: 1)
    for frame in 1...30 {
      let time = 1.07 + Double(frame) / 60
      carousel.happen(.wheel(Wheel(delta: Vector(x: 1, y: 0))), at: time)
      carousel.draw(at: time)
    }
    #expect(carousel.scene.sceneOpacity == 1)
  }
}
