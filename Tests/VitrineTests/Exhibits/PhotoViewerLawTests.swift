import Testing
import Vitrine

/// Laws of the viewer on random streams of events.
@Suite struct PhotoViewerLawTests {
  @Test func everyNumberCanBeDrawnAndEveryOpacityIsOne() {
    expectLaw { events in
      var rig = ViewerRig()
      for event in events {
        rig.happen(event)
        for delay in [0, 0.008, 0.1] {
          rig.draw(at: event.time + delay)
          let scene = rig.scene
          let opacities =
            [scene.sceneOpacity, scene.backdrop, scene.controls] + scene.placements.map(\.opacity)
          guard scene.numbers.allSatisfy({ $0.isFinite }) else { return "no number: \(scene)" }
          guard opacities.allSatisfy((0...1).contains) else { return "no opacity: \(opacities)" }
        }
      }
      return nil
    }
  }

  @Test func theSameEventsAreTheSameBitsWhateverFramesAreDrawn() {
    expectLaw(streams: 60) { events in
      let undrawn = played(events, drawing: nil)
      let futures = undrawn.futures(from: undrawn.time)
      var generator = SeededGenerator(seed: 9)
      for interval in [1.0 / 30, 1.0 / 60, 1.0 / 120, generator.number(in: 0.001...0.05)] {
        let drawn = played(events, drawing: interval)
        if drawn.signals != undrawn.signals { return "\(drawn.signals), not \(undrawn.signals)" }
        if drawn.futures(from: drawn.time) != futures {
          return "another state with a frame every \(interval) s"
        }
      }
      return nil
    }
  }

  @Test func mirroredEventsGiveAMirroredScene() {
    expectLaw { events in
      var rig = ViewerRig()
      var mirror = ViewerRig(source: Source(frame: ViewerRig.cell.mirrored(across: 390)))
      mirror.happen(.environment(Event.Environment(isRightToLeft: true)), at: 0)
      for event in events where !event.isResize {
        rig.happen(event)
        mirror.happen(event.mirrored(across: 390))
        rig.draw(at: event.time + 0.01)
        mirror.draw(at: event.time + 0.01)
        if isLastRounding(between: rig, mirror) { return nil }
        let expected = rig.scene.mirrored(across: 390)
        guard mirror.scene.placements.count == expected.placements.count,
          mirror.scene.isNear(expected, within: 1e-6)
        else { return "no mirror image after \(event)" }
      }
      return nil
    }
  }

  @Test func everythingComesToRestOnceAllFingersAreUp() {
    expectLaw { events in
      var rig = ViewerRig()
      for event in events { rig.happen(event) }
      let last = events.last?.time ?? 0
      rig.liftAllFingers(at: last)
      rig.draw(at: last + 20)
      return rig.scene.isMoving || rig.isHeld(at: last + 20) ? "it never rests" : nil
    }
  }

  @Test func decisionsAlternateAndEveryFlightEnds() {
    expectLaw { events in
      var rig = ViewerRig()
      for event in events { rig.happen(event) }
      rig.liftAllFingers(at: events.last?.time ?? 0)
      rig.draw(at: (events.last?.time ?? 0) + 20)
      return SignalOrder().violation(in: rig.signals)
    }
  }

  /// Whether one of the two has closed and the other one, which is where it will be gone, has not.
  ///
  /// A flight of no length is over at once. One that rounding made longer is over a moment later: then the two part here.
  private func isLastRounding(between a: ViewerRig, _ b: ViewerRig) -> Bool {
    guard (a.model.item == nil) != (b.model.item == nil) else { return false }
    var last = a.model.item == nil ? b : a
    let now = PhotoLook(last.scene)
    for _ in 1...2000 {
      last.draw(at: last.time + 0.001)
      if last.model.item == nil { return true }
      guard PhotoLook(last.scene).isNear(now) else { return false }
    }
    return false
  }

  /// The state and the signals after all events, with frames in between.
  private func played(_ events: [Event], drawing interval: Double?) -> ViewerRig {
    var (rig, frame) = (ViewerRig(), 0)
    for event in events {
      while let interval, Double(frame) * interval < event.time {
        rig.draw(at: Double(frame) * interval)
        frame += 1
      }
      rig.happen(event)
    }
    rig.draw(at: (events.last?.time ?? 0) + 0.05)
    return rig
  }
}
