import Testing
import Vitrine

/// A law of what a viewer answers in any state, on random streams of events.
@Suite struct PhotoViewerInputLawTests {
  @Test func noStateRefusesInput() {
    expectLaw(streams: 60) { events in
      var (last, rig) = (0.0, ViewerRig())
      for event in events {
        rig.happen(event)
        last = event.time
        if let refusal = refusal(of: rig, at: last) { return refusal }
      }
      return nil
    }
  }

  /// From any state the Escape key closes, opening opens, and a tap turns round, within the time of a slow flight. A tap on what
  /// moves only catches it, and one in the half second after an opening is ignored.
  private func refusal(of rig: ViewerRig, at time: Double) -> String? {
    var (escaped, opened, tapped) = (rig, rig, rig)
    escaped.happen(.key(.escape), at: time)
    escaped.draw(at: time + 20)
    if escaped.model.item != nil { return "Escape did not close" }
    opened.happen(.open(item: 7, ratio: 1.5, animated: true), at: time)
    opened.draw(at: time + 20)
    if !opened.model.isOpen || opened.scene.isMoving { return "it did not open" }
    tapped.liftAllFingers(at: time)
    let time = time + 0.6
    tapped.draw(at: time)
    guard tapped.model.item != nil, !waitsForASecondTap(tapped, at: time) else { return nil }
    let (wasOpen, speed) = (tapped.model.isOpen, speed(of: tapped, at: time))
    let catches = tapped.tap(ViewerRig.middle, at: time).suppressesClick
    if catches { return speed < 249 ? "a tap caught what moves by \(speed) points a second" : nil }
    tapped.draw(at: time + 1)
    return tapped.model.isOpen == wasOpen ? "a tap did not turn it round" : nil
  }

  /// Whether a tap closes the viewer unless a second one follows: the second one zooms.
  private func waitsForASecondTap(_ rig: ViewerRig, at time: Double) -> Bool {
    rig.drawn(at: time).wakeAt != nil
      && rig.future(from: time).signals.contains { if case .close = $0 { true } else { false } }
  }

  /// How fast the pages and the photograph move at most, in points per second.
  private func speed(of rig: ViewerRig, at time: Double) -> Double {
    let isRightToLeft = rig.record.environment.isRightToLeft
    let velocity = rig.slopes(at: time) { scene in
      let page = scene.displacement(isRightToLeft: isRightToLeft)
      let center = scene.photo?.outline.center ?? .zero
      return [page, center.x - page, center.y]
    }
    return max(abs(velocity[0]), Vector(x: velocity[1], y: velocity[2]).length)
  }
}
