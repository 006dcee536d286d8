import Testing

@testable import Vitrine

@Suite struct CurveMotionTests {
  @Test func fromRestItIsTheCurve() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .ease] {
      let motion = Motion.curve(from: 20, to: 120, at: 3, duration: 0.5, with: curve)
      for progress in stride(from: 0.0, through: 1, by: 0.05) {
        let position = motion.position(at: 3 + progress * 0.5)
        #expect(agree(position, 20 + 100 * curve.value(at: progress), within: 1e-9))
      }
    }
  }

  @Test func whatArrivesMovingBendsIntoTheCurve() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut] {
      let motion = Motion.curve(
        from: 20, velocity: -800, to: 120, at: 3, duration: 0.5, with: curve)
      #expect(agree(motion.velocity(at: 3 + 1e-9), -800, within: 0.05))
      #expect(motion.position(at: 3.02) < 20)
      #expect(motion.position(at: 3.5) == 120)
      let last = motion.velocity(at: 3.5 - 1e-9)
      #expect(agree(last, 200 * curve.slope(at: 1), within: 0.05))
    }
  }

  @Test func takesItsDuration() {
    let motion = Motion.curve(from: 0, to: 1, at: 2, duration: 0.4)
    #expect(motion.restTime == 2.4)
    #expect(!motion.isResting(at: 2.39))
    #expect(motion.isResting(at: 2.4))
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func withoutADurationItJumps(duration: Double) {
    #expect(Motion.curve(from: 0, to: 5, at: 2, duration: duration) == .rest(at: 5))
  }
}
