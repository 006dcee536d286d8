import Vitrine

/// A strip before and after one event, at the time of the event.
struct StripTransition {
  let event: Event
  let before: StripRig
  let after: StripRig
  let (from, to): (ExhibitScene, ExhibitScene)

  init(_ rig: StripRig, _ event: Event) {
    self.event = event
    var rig = rig
    from = rig.draw(at: event.time)
    before = rig
    rig.happen(event)
    to = rig.draw(at: event.time)
    after = rig
  }

  var time: Double { event.time }

  /// Whether there is anything to see, before and after.
  var isSeen: Bool {
    [before.layout(in: from), after.layout(in: to)].allSatisfy { $0.viewport > 0 && $0.lap > 0 }
      && !from.placements.isEmpty && !to.placements.isEmpty
  }

  /// What the event did to the content as a finger does it.
  var effect: FingerEffect { after.record.effect }

  /// How many times faster motions are played after than before.
  var acceleration: Double { after.record.option(.speed) / before.record.option(.speed) }

  /// Whether both scenes show a strip that is laid out in the same way.
  var keepsItsLayout: Bool {
    let (old, new) = (before.layout(in: from), after.layout(in: to))
    return before.record.items.ids == after.record.items.ids && old.extents == new.extents
      && old.gap == new.gap && old.loops == new.loops
      && old.alignment == new.alignment && old.viewport == new.viewport
      && before.axis.isVertical == after.axis.isVertical
      && before.axis.isRightToLeft == after.axis.isRightToLeft
  }

  /// How far the strip has scrolled from a scene before the event to the one after it, in points.
  func way(from scene: ExhibitScene) -> Double {
    after.lineOffset(in: to) - before.lineOffset(in: scene)
  }

  /// A way without the laps in it, which nobody sees.
  func withoutLaps(_ way: Double) -> Double {
    let layout = after.layout(in: to)
    return layout.loops ? way - (way / layout.lap).rounded() * layout.lap : way
  }

  /// How fast the strip scrolls right before the event, and right after it, in points per second.
  var velocities: (before: Double, after: Double) {
    (before.velocity(at: time), after.velocity(at: time))
  }

  /// How far content would scroll that follows a movement of the fingers, in points: with them, and by a rubber band beyond an
  /// end.
  func following(_ way: Vector) -> Double {
    let (pull, offset) = (-before.axis.along(way), before.lineOffset(in: from))
    guard let ends = before.layout(in: from).ends else { return pull }
    return band.pulled(offset, by: pull, within: ends) - offset
  }

  /// How fast content scrolls that follows fingers with a velocity, in points per second.
  func following(at velocity: Vector) -> Double {
    let (speed, offset) = (-before.axis.along(velocity), before.lineOffset(in: from))
    guard let ends = before.layout(in: from).ends else { return speed }
    let beyond = offset - min(max(offset, ends.lowerBound), ends.upperBound)
    return beyond == 0 && !leaves(ends, at: speed, from: offset)
      ? speed : speed * band.slope(at: band.inverse(of: beyond))
  }

  /// Whether content that is at an end goes beyond it.
  private func leaves(_ ends: ClosedRange<Double>, at speed: Double, from offset: Double) -> Bool {
    (offset == ends.lowerBound && speed < 0) || (offset == ends.upperBound && speed > 0)
  }

  private var band: RubberBand { RubberBand(dimension: before.length) }
}
