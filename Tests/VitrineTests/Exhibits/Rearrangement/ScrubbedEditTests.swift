import Testing

@testable import Vitrine

/// Edits and other layouts of the destination while a finger holds photographs on their way, also at its ends and beyond them.
@Suite struct ScrubbedEditTests {
  enum Change: CaseIterable {
    case resize, insert, remove, restore

    /// The new index of a photograph that stays.
    func index(of item: Int) -> Int {
      switch self {
      case .resize, .restore: item
      case .insert: item + 2
      case .remove: item > 5 ? item - 1 : item
      }
    }

    func happen(to rig: inout ArrangementRig, at time: Double) {
      switch self {
      case .resize:
        var viewport = ArrangementRig.viewport(of: rig.shown)
        (viewport.dimensions.width, viewport.window.width) = (480, 480)
        viewport.origin.y += 70
        rig.happen(.viewport(viewport), at: time)
      case .insert: rig.happen(.insert(2, at: 0, extent: 200), at: time)
      case .remove: rig.happen(.remove(5..<6), at: time)
      case .restore:
        rig.happen(.remove(5..<6), at: time)
        let gone = rig.draw(at: time).placements.first { $0.item < 0 }
        rig.happen(.insert(1, at: 5, extent: 260), at: time)
        if let gone { rig.restore(gone.item, as: 5, at: time) }
      }
    }
  }

  @Test(arguments: [0.4, 0.97, 1, 1.2, -0.1], Change.allCases)
  func photographsStayAndTheirWaysKeepTheirEnds(progress: Double, change: Change) {
    var rig = ArrangementRig()
    rig.show(.stitched, leader: 4, at: 1)
    let start = rig.flown(at: 1)
    rig.scrub(to: 0, at: 1)
    rig.scrub(to: progress, at: 1)
    rig.pass(to: 2)
    let before = rig.flown(at: 2)
    change.happen(to: &rig, at: 2)
    let after = rig.flown(at: 2)
    #expect(before.count > 4 && after.keys.filter { $0 >= 0 }.count >= before.count - 1)
    for (item, placement) in before where change != .remove || item != 5 {
      let new = after[change.index(of: item)]
      #expect(new?.frame.isNear(placement.frame) ?? false, "\(item) stays")
      #expect(new?.outline.isNear(placement.outline) ?? false, "\(item) stays")
    }
    rig.pass(to: 4)
    rig.scrub(to: 0, at: 4)
    let back = rig.flown(at: 4)
    // One that has come back starts from where it has faded out.
    for (item, placement) in start where item != 5 || change == .resize || change == .insert {
      let new = back[change.index(of: item)]
      #expect(new?.frame.isNear(placement.frame) ?? false, "\(item) is at its start")
    }
    rig.scrub(to: 1, at: 4)
    let end = rig.flown(at: 4)
    for item in start.keys where change != .remove || item != 5 {
      let index = change.index(of: item)
      guard index < rig.photos.count else { continue }
      var photo = rig.photos[item]
      photo = FlownItem(item: index, ratio: photo.ratio)
      let place = rig.place(of: photo, at: 4)
      #expect(end[index]?.frame.isNear(place?.visible) ?? false, "\(item) is in its place")
    }
  }

  @Test func aStreamOfLayoutsUnderAFingerKeepsVelocities() {
    var rig = ArrangementRig()
    rig.show(.stitched, leader: 4, at: 1)
    rig.scrub(to: 0, at: 1)
    rig.scrub(to: 0.98, at: 1)
    var viewport = ArrangementRig.viewport(of: .stitched)
    for step in 1...20 {
      let time = 1 + 0.02 * Double(step)
      rig.pass(to: time)
      let before = rig.motion(at: time)
      viewport.origin.y += 7
      viewport.dimensions.height += 1
      rig.happen(.viewport(viewport), at: time)
      for (item, motion) in rig.motion(at: time) {
        guard let earlier = before[item] else { continue }
        #expect(motion.distance(to: earlier) < 1e-6, "\(item) at \(time)")
        #expect((motion.velocity - earlier.velocity).length < 1, "\(item) at \(time)")
      }
    }
  }

  @Test func aPhotographThatIsRemovedFadesOutUnderTheFinger() throws {
    var rig = ArrangementRig()
    rig.show(.stitched, leader: 4, at: 1)
    rig.scrub(to: 0, at: 1)
    rig.scrub(to: 0.3, at: 1)
    rig.happen(.remove(5..<6), at: 2)
    let gone = try #require(rig.draw(at: 2).placements.first { $0.item < 0 })
    #expect(near(gone.opacity, 1))
    let later = rig.draw(at: 3).placements.first { $0.item == gone.item }
    #expect(later?.opacity ?? 0 == 0)
    rig.scrub(to: 0, at: 3)
    #expect(rig.draw(at: 3).placements.first { $0.item == gone.item }?.opacity ?? 0 == 0)
  }

  /// The way back leads from the exhibit that they left, and a finger leads them there again.
  @Test func aScrubOfAFlightThatHasTurnedRoundHasTheExhibitsAtItsEnds() {
    var rig = ArrangementRig()
    rig.show(.stitched, leader: 4, at: 1)
    rig.pass(to: 1.12)
    rig.show(.grid, at: 1.12)
    rig.pass(to: 1.17)
    rig.show(.stitched, at: 1.17)
    rig.scrub(to: 0.2, at: 1.2)
    for (progress, name) in [(0.0, ArrangementRig.Name.grid), (1, .stitched)] {
      rig.scrub(to: progress, at: 3)
      #expect(!rig.flown(at: 3).isEmpty)
      for (item, placement) in rig.flown(at: 3) {
        let place = rig.pose(of: item, in: name, at: 3)?.visible
        #expect(placement.frame.isNear(place), "\(item) at \(progress)")
      }
      let scene = rig.draw(at: 3)
      #expect(near(scene.source.opacity, 1 - progress) && near(scene.destination.opacity, progress))
    }
  }
}
