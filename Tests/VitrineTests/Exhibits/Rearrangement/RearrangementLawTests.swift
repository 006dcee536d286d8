import Testing

@testable import Vitrine

/// The laws of flights between arrangements, over random sequences of switches, catches and reversals.
@Suite struct RearrangementLawTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func positionsAndVelocitiesAreContinuous(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rig = ArrangementRig(
      showing: random.pick(ArrangementRig.Name.allCases), count: random.pick([1, 2, 5, 40]),
      isRightToLeft: random.happens(once: 2))
    var (time, isPressed) = (1.0, false)
    for step in 0..<16 {
      time += random.pick([0, 0.016, 0.05, 0.1, 0.2, 0.5])
      rig.pass(to: time)
      let before = rig
      let name = random.pick(ArrangementRig.Name.allCases)
      var kind = random.pick([
        "show", "show", "reverse", "step", "press", "resize", "insert", "scrub",
      ])
      if isPressed { kind = "lift" }
      let comment = "seed \(seed), step \(step), \(kind), \(rig.shown) to \(name)"
      switch kind {
      case "reverse": if let leaving = rig.leaving { rig.show(leaving, at: time) }
      case "step": rig.happen(.step(2), at: time)
      case "press", "lift":
        let point = Vector(x: random.number(in: 0...600), y: random.number(in: 0...300))
        let phase: Pointer.Phase = isPressed ? .up : .down
        rig.happen(.pointer(Pointer(id: 1, phase, position: point)), at: time)
        isPressed.toggle()
      case "resize":
        var viewport = ArrangementRig.viewport(of: rig.shown)
        viewport.dimensions.width = random.pick([500, 600, 700])
        viewport.window.width = viewport.dimensions.width
        rig.happen(.viewport(viewport), at: time)
      case "insert": rig.happen(.insert(2, at: rig.count, extent: 200), at: time)
      case "scrub":
        let finger = random.pick([rig.progress(at: time), random.number(in: 0...1)])
        rig.scrub(to: finger, at: time)
        compare(before, rig, at: time, stops: true, comment + ", caught")
        time += random.pick([0, 0.05])
        rig.pass(to: time)
        let held = rig
        if rig.endScrub(velocity: 0, at: time) == .arrives {
          compare(held, rig, at: time, stops: false, comment + ", released")
        }
        continue
      default: rig.show(name, at: time)
      }
      compare(before, rig, at: time, stops: kind == "press", comment)
    }
    rig.pass(to: time + 5)
    #expect(isPressed || !rig.isActive)
  }

  /// Photographs that fly before and after an event are where they were, and as fast, unless the event stops them. None vanishes.
  private func compare(
    _ before: ArrangementRig, _ after: ArrangementRig, at time: Double, stops: Bool,
    _ comment: String
  ) {
    let (old, new) = (before.motion(at: time), after.motion(at: time))
    for (item, motion) in new {
      guard let earlier = old[item] else { continue }
      #expect(motion.distance(to: earlier) < 1e-6, "position of \(item), \(comment)")
      guard !stops else { continue }
      let change = (motion.velocity - earlier.velocity).length
      #expect(change < 1, "velocity of \(item), \(comment)")
    }
    if before.isActive, after.isActive {
      for item in old.keys { #expect(new[item] != nil, "\(item) vanishes, \(comment)") }
    }
  }

  /// The ends of a flight are the exhibits' own placements, for each of the twenty switches, and back again.
  @Test(arguments: ArrangementRig.Name.allCases, ArrangementRig.Name.allCases)
  func theEndsAreTheExhibitsOwnPlacements(from: ArrangementRig.Name, to: ArrangementRig.Name) {
    guard from != to else { return }
    var rig = ArrangementRig(showing: from)
    let start = rig.poses(in: from, at: 1)
    let leader = from == .carousel || from == .deck ? 0 : 4
    rig.show(to, leader: leader, at: 1)
    for (item, placement) in rig.flown(at: 1) {
      let pose = rig.pose(of: item, in: from, at: 1)
      #expect(placement.frame.isNear(pose?.visible), "\(item) starts in its place")
    }
    var calm = rig
    calm.pass(to: 1.7)
    for (item, placement) in calm.flown(at: 1.7) {
      let place = calm.pose(of: item, in: to, at: 1.7)?.visible
      #expect(placement.frame.isNear(place, within: 4), "\(item) is nearly in its place")
    }
    calm.pass(to: 4)
    #expect(
      !calm.isActive && calm.flown(at: 4).isEmpty && calm.draw(at: 4).destination.opacity == 1)
    #expect(calm.pose(of: 4, at: 4) == calm.poses(in: to, at: 4)[4] && calm.settled == [leader])
    rig.pass(to: 1.2)
    rig.show(from, at: 1.2)
    rig.pass(to: 4)
    #expect(rig.shown == from && !rig.isActive)
    #expect(rig.poses(in: from, at: 4) == start && rig.settled == [leader])
  }

  /// The same instant has the same bits, however many frames were drawn before.
  @Test func framesChangeNothing() {
    for name in ArrangementRig.Name.allCases where name != .grid {
      let rigs = [1.0 / 30, 1 / 60.0, 1 / 120.0, 0.61].map { step in
        var rig = ArrangementRig()
        rig.show(name, leader: 7, at: 1)
        for time in stride(from: 1, to: 1.25, by: step) {
          rig.pass(to: time)
          rig.draw(at: time)
        }
        rig.show(.grid, at: 1.25)
        for time in stride(from: 1.25, to: 1.5, by: step) {
          rig.pass(to: time)
          rig.draw(at: time)
        }
        rig.pass(to: 1.5)
        rig.draw(at: 1.5)
        return rig
      }
      #expect(!rigs[0].scene.placements.isEmpty)
      for rig in rigs { #expect(rig.scene == rigs[0].scene) }
    }
  }

  /// From right to left, everything is the mirror image.
  @Test(arguments: ArrangementRig.Name.allCases, ArrangementRig.Name.allCases)
  func rightToLeftIsTheMirrorImage(from: ArrangementRig.Name, to: ArrangementRig.Name) {
    guard from != to else { return }
    var rigs = [false, true].map { ArrangementRig(showing: from, isRightToLeft: $0) }
    for index in rigs.indices {
      rigs[index].show(to, leader: 2, at: 1)
      rigs[index].pass(to: 1.15)
    }
    let (left, right) = (rigs[0].flown(at: 1.15), rigs[1].flown(at: 1.15))
    #expect(!left.isEmpty && Set(left.keys) == Set(right.keys))
    for (item, placement) in left {
      let mirrored = placement.frame.mirrored(across: ArrangementRig.width)
      #expect(mirrored.isNear(right[item]?.frame), "\(item)")
    }
  }

  /// A scrub to the start is the source, and a scrub to the end the destination.
  @Test(arguments: ArrangementRig.Name.allCases, ArrangementRig.Name.allCases)
  func aScrubHasTheExhibitsAtItsEnds(from: ArrangementRig.Name, to: ArrangementRig.Name) {
    guard from != to else { return }
    var rig = ArrangementRig(showing: from)
    rig.show(to, leader: 4, at: 1)
    for progress in [0, 0.4, 1, 0.7, 0] {
      rig.scrub(to: progress, at: 1)
      guard progress == 0 || progress == 1 else { continue }
      for (item, placement) in rig.flown(at: 1.5) {
        let pose = rig.pose(of: item, in: progress == 0 ? from : to, at: 1.5)
        #expect(placement.frame.isNear(pose?.visible) && placement.outline.isNear(pose?.outline))
      }
      let scene = rig.draw(at: 1.5)
      #expect((scene.source.opacity, scene.destination.opacity) == (1 - progress, progress))
    }
    #expect(rig.endScrub(velocity: 0, at: 1.6) == .returns)
    rig.pass(to: 4)
    #expect(rig.shown == from && !rig.isActive)
  }
}
