import Testing

@testable import Vitrine

/// Who wants less motion sees items fade, not slide.
@Suite struct CarouselFadeTests {
  private func passing() -> Passing {
    var passing = Passing([100, 100, 100, 100, 100], options: [.loop: 1])
    passing.happen(.environment(Event.Environment(reducesMotion: true)), at: 0)
    return passing
  }

  private static let ways: [Event.Kind] = [
    .step(1), .select(item: 1, animated: true), .key(.right), .page(1),
  ]

  @Test(arguments: ways) func whatCodeAndKeysBringFadesInItsPlace(way: Event.Kind) {
    var passing = passing()
    passing.happen(way, at: 1)
    #expect(passing.changes == [1])
    passing.look(at: 1.07)
    #expect(abs(passing.scene.veil - 0.5) < 1e-9 && passing.start(of: 0) == 100)
    #expect(passing.scene.current == 0 && passing.scene.isMoving)
    passing.look(at: 1.1401)
    #expect(passing.scene.veil < 0.001 && passing.start(of: 1) == 100)
    passing.look(at: 1.21)
    #expect(abs(passing.scene.veil - 0.5) < 1e-9 && passing.scene.current == 1)
    passing.look(at: 1.29)
    #expect(passing.scene.veil == 1 && !passing.scene.isMoving && passing.settled == [1])
  }

  @Test func aTapFadesToo() {
    var passing = passing()
    _ = passing.tap(250, at: 1)
    #expect(abs(passing.look(at: 1.12).veil - 0.5) < 1e-9 && passing.start(of: 0) == 100)
    #expect(passing.look(at: 2).current == 1)
  }

  @Test func howeverLateItIsAskedTheSameHasHappened() {
    var (prompt, late) = (passing(), passing())
    for other in [1.0, 1.1, 1.4] {
      prompt.happen(.step(1), at: other)
      late.happen(.step(1), at: other)
      for frame in 0..<6 { prompt.look(at: other + Double(frame) / 60) }
    }
    #expect(prompt.look(at: 3) == late.look(at: 3) && prompt.signals == late.signals)
  }

  @Test func aFingerHoldsWhatItSeesAndThatComesBack() {
    for pressed in [1.1, 1.2] {
      var passing = passing()
      passing.happen(.step(1), at: 1)
      let seen = passing.look(at: pressed)
      passing.drag(from: 150, to: 130, starting: pressed, during: 0.3)
      passing.look(at: pressed + 0.3)
      #expect(passing.scene.veil == 1 && passing.scene.offset.x == seen.offset.x - 10)
      #expect(!passing.scene.isMoving)
      passing.touch(.up, 130, at: pressed + 0.4)
      passing.look(at: 9)
      #expect(passing.scene.veil == 1 && passing.model.isSettled)
    }
  }

  @Test func theVeilNeverJumpsUnlessItIsTold() {
    var passing = passing()
    let story: [(Double, Event.Kind)] = [
      (1, .step(1)), (1.05, .step(1)), (1.1, .step(-2)),
      (1.2, .wheel(Wheel(delta: Vector(x: 9, y: 0)))),
      (1.5, .step(1)), (1.6, .viewport(Viewport(screen: Dimensions(width: 400, height: 300)))),
      (1.7, .insert(1, at: 0, extent: 100)), (1.75, .step(1)), (1.8, .remove(0..<2)),
    ]
    for (time, kind) in story {
      let before = passing.look(at: time).veil
      passing.happen(kind, at: time)
      #expect(passing.look(at: time).veil == before, "\(kind)")
    }
    #expect(passing.look(at: 4).veil == 1 && passing.model.isSettled)
    passing.happen(.step(1), at: 5)
    passing.happen(.select(item: 0, animated: false), at: 5.1)
    #expect(passing.look(at: 5.1).veil == 1 && passing.scene.current == 0)
  }

  @Test func goingNowhereFadesNothing() {
    var passing = passing()
    passing.happen(.select(item: 0, animated: true), at: 1)
    #expect(passing.look(at: 1).veil == 1 && !passing.scene.isMoving)
  }
}
