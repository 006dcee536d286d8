import Testing

@testable import Vitrine

@Suite struct VelocityTrackerTests {
  @Test func meetsTheVectors() {
    for vector in MotionVectors.all.velocity {
      var tracker = VelocityTracker()
      for sample in vector.samples { tracker.add(sample.x, at: sample.t) }
      #expect(
        agree(tracker.velocity(at: vector.release), vector.velocity, within: 1e-6), "\(vector.id)")
    }
  }

  @Test func nothingSeenIsNoVelocity() {
    #expect(VelocityTracker().velocity(at: 0) == 0)
  }

  @Test func theRateOfEventsDoesNotMatter() {
    for rate in [30.0, 60, 90, 120, 240, 1000, 8000, 20_000] {
      for velocity in [-1234.5, 700] {
        var tracker = VelocityTracker()
        for step in 0...Int(rate / 4) {
          tracker.add(velocity * Double(step) / rate, at: 5 + Double(step) / rate)
        }
        let tolerance = rate > 10_000 ? 2e-3 : 1e-8  // events 0.1 ms apart count as one
        #expect(agree(tracker.velocity(at: 5.25), velocity, within: tolerance, of: 1000), "\(rate)")
      }
    }
  }

  @Test func mirroredInputGivesMirroredOutput() {
    var world = RandomMotions(seed: 8)
    for _ in 0..<100 {
      var (tracker, mirror) = (VelocityTracker(), VelocityTracker())
      var (time, position) = (0.0, 0.0)
      for _ in 0..<30 {
        time += world.number(in: 0...0.02)
        position += world.number(in: -20...20)
        tracker.add(position, at: time)
        mirror.add(-position, at: time)
      }
      #expect(tracker.velocity(at: time) == -mirror.velocity(at: time))
    }
  }

  @Test func onlyTheLastThreeFramesCount() {
    var world = RandomMotions(seed: 9)
    let positions = (0..<500).map { _ in world.number(in: -10...10) }
    var long = VelocityTracker()
    for (step, position) in positions.enumerated() {
      let time = Double(step) / 1000
      long.add(position, at: time)
      guard step >= 60 else { continue }
      var short = VelocityTracker()
      for recent in step - 51...step { short.add(positions[recent], at: Double(recent) / 1000) }
      #expect(long.velocity(at: time) == short.velocity(at: time), "\(step)")
    }
  }

  @Test func aFingerThatPausedForMoreThanFortyMillisecondsStandsStill() {
    let tracker = tracking([(0, 0), (0.01, 10), (0.02, 20)])
    #expect(agree(tracker.velocity(at: 0.059), 1000, within: 1e-9))
    #expect(tracker.velocity(at: 0.061) == 0)
  }

  @Test func whatWasBeforeAPauseDoesNotCount() {
    let paused = tracking([(0, 0), (0.01, -10), (0.051, -10), (0.061, 0)])
    let slow = tracking([(0, 0), (0.01, -10), (0.049, -10), (0.059, 0)])
    #expect(agree(paused.velocity(at: 0.061), 1000, within: 1e-9))
    #expect(slow.velocity(at: 0.059) < 400)
  }

  /// It stood still for a while, then moved for one frame with 1000 points per second.
  @Test func theFrameInWhichTheMovementBeganCountsFromAQuarterOn() {
    let frame = 1.0 / 60
    for (still, velocity) in [(0.003, 1000.0), (0.005, 125), (0.015, 125)] {
      let tracker = tracking([(0, 0), (still, 0), (still + frame, 1000 * frame)])
      #expect(agree(tracker.velocity(at: still + frame), velocity, within: 1e-6), "\(still)")
    }
  }

  @Test func whatIsNotFiniteIsIgnored() {
    var tracker = VelocityTracker()
    for step in 0..<10 { tracker.add(Double(step) * 10, at: Double(step) / 100) }
    let before = tracker
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      tracker.add(bad, at: 0.095)
      tracker.add(95, at: bad)
    }
    #expect(tracker == before)
    #expect(tracker.velocity(at: .nan) == 0)
    #expect(tracker.velocity(at: .infinity) == 0)
  }

  @Test func whatIsForgottenDoesNotCount() {
    var tracker = VelocityTracker()
    for step in 0..<10 { tracker.add(Double(step) * 100, at: Double(step) / 100) }
    tracker.reset()
    #expect(tracker == VelocityTracker())
    #expect(tracker.velocity(at: 0.1) == 0)
  }
}

private func tracking(_ samples: [(time: Double, position: Double)]) -> VelocityTracker {
  var tracker = VelocityTracker()
  for sample in samples { tracker.add(sample.position, at: sample.time) }
  return tracker
}
