import Testing

@testable import Vitrine

/// What a browser's compositor can play of a flight: two boxes, or a box and a clip path, for each photograph, and one easing for each
/// stiffness.
@Suite struct RearrangementCompositorTests {
  /// A time of the start and the leader, which decide which cells and cards fly.
  struct Start: Sendable {
    let count: Int
    let leader: Int
    let isRightToLeft: Bool

    /// Starts from other collections and photographs, as a generator says.
    static func random(_ seed: UInt64) -> Start {
      var random = SeededGenerator(seed: seed)
      let count = random.pick([3, 14, 40])
      return Start(
        count: count, leader: random.pick(Array(0..<count)), isRightToLeft: random.happens(once: 2))
    }
  }

  @Test(arguments: ArrangementRig.Name.allCases, ArrangementRig.Name.allCases)
  func everyInstantIsWhereTheSceneIs(from: ArrangementRig.Name, to: ArrangementRig.Name) throws {
    guard from != to else { return }
    for seed in 0..<8 as Range<UInt64> {
      let start = Start.random(seed)
      var rig = ArrangementRig(
        showing: from, count: start.count, isRightToLeft: start.isRightToLeft)
      // Square corners, round ones, those that become round, and those of the exhibits.
      let radii: [[Double]] = [[0, 0], [12, 12], [0, 12], []]
      for (name, radius) in zip([from, to], radii[Int(seed % 4)]) {
        rig.prepare(name, .option(.radius, radius))
      }
      rig.happen(.select(item: start.leader, animated: false), at: 0)
      rig.pass(to: 5)
      rig.show(to, leader: start.leader, at: 5)
      // In the middle, too: an event that changes nothing ends the playback.
      for time in [5, 5.11, 5.3] {
        rig.pass(to: time)
        let found = rig.motion()
        let motion = try #require(found, "\(start) at \(time)")
        #expect(motion.start == time && motion.end > 5.3)
        let farthest = farthest(motion, in: rig)
        #expect(farthest.photo <= 0.35, "\(start) at \(time)")
        #expect(farthest.group <= 0.35, "\(start) at \(time)")
      }
      rig.pass(to: 7)
      #expect(!rig.isActive && !isPlayed(rig) { _ in })
    }
  }

  /// Returns the largest distance between a corner in the playback and in the scene, in points, and that of the groups.
  private func farthest(
    _ motion: PlayedFlight, in rig: ArrangementRig
  ) -> (photo: Double, group: Double) {
    var (photo, group) = (0.0, 0.0)
    var (first, last, scene) = (rig, rig, rig)
    let (before, after) = (first.draw(at: motion.start), last.draw(at: motion.end))
    for step in 0...240 {
      let share = Double(step) / 240
      let now = scene.draw(at: motion.start + (motion.end - motion.start) * share * 0.9999)
      for (index, placement) in now.placements.enumerated() {
        let drawn = motion.photos[index].drawn(
          at: motion.way(after: share, stiffness: motion.photos[index].stiffness),
          from: before.placements[index], to: after.placements[index])
        photo = max(photo, drawn.visible.distance(to: placement.frame))
        photo = max(photo, drawn.outline.distance(to: placement.outline))
        // The middle of an arc moves by this share of its radius.
        let radii = placement.radii * placement.scale
        for (one, other) in zip(drawn.radii.all, radii.all) {
          photo = max(photo, abs(one - other) * (2.0.squareRoot() - 1))
        }
      }
      let way = motion.way(after: share, stiffness: 1)
      for (old, new, here) in [
        (before.source, after.source, now.source),
        (before.destination, after.destination, now.destination),
      ] {
        group = max(group, (old.offset + (new.offset - old.offset) * way - here.offset).length)
        group = max(group, abs(old.scale + (new.scale - old.scale) * way - here.scale) * 500)
        group = max(
          group, abs(motion.opacity(old.opacity, new.opacity, at: way) - here.opacity) * 90)
      }
    }
    return (photo, group)
  }

  @Test func aFlightThatIsCaughtGoesOnOnTheCompositor() throws {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    rig.happen(.pointer(Pointer(id: 1, .down, position: Vector(x: 300, y: 200))), at: 1.1)
    let held = rig.motion()
    #expect(held == nil, "a finger holds it")
    rig.happen(.pointer(Pointer(id: 1, .up, position: Vector(x: 300, y: 200))), at: 1.6)
    let released = rig.motion()
    let motion = try #require(released)
    #expect(farthest(motion, in: rig).photo <= 0.35)
  }

  @Test func slowAnimationsArePlayedSlowly() throws {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    let (usual, slow) = try (played(rig, speed: 1), played(rig, speed: 0.2))
    #expect(near(slow.end - slow.start, (usual.end - usual.start) * 5))
    rig.happen(.option(.speed, 0.2), at: 1)
    #expect(farthest(slow, in: rig).photo <= 0.35)
  }

  /// While a compositor plays, no frames are drawn, and the engine learns of no time.
  @Test func aChangeOfSpeedMovesNothing() {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    let before = rig.flown(at: 1.1)
    rig.happenWithoutFrames(.option(.speed, 0.2), at: 1.1)
    for (item, placement) in rig.flown(at: 1.1) {
      #expect(placement.frame.isNear(before[item]?.frame))
    }
  }

  private func played(_ rig: ArrangementRig, speed: Double) throws -> PlayedFlight {
    var copy = rig
    copy.happen(.option(.speed, speed), at: 1)
    let motion = copy.motion()
    return try #require(motion)
  }

  @Test func otherFlightsAreDrawnFrameByFrame() {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    #expect(isPlayed(rig) { _ in })
    #expect(!isPlayed(rig) { $0.show(.grid, at: 1.1) }, "it turns round with its velocity")
    #expect(!isPlayed(rig) { $0.scrub(to: 0.2, at: 1.1) }, "a finger moves it along")
    #expect(!isPlayed(rig) { $0.happen(.step(1), at: 1.1) }, "the row moves")
    let fading = ArrangementRig(reducesMotion: true)
    #expect(!isPlayed(fading) { $0.show(.carousel, leader: 4, at: 1) })
    var unknown = ArrangementRig()
    unknown.photos = unknown.photos.indices.map { FlownItem(item: $0) }
    #expect(!isPlayed(unknown) { $0.show(.carousel, leader: 4, at: 1) }, "boxes change their sizes")
  }

  @Test func photographsThatChangeTheirOrderAreDrawnFrameByFrame() {
    var rig = ArrangementRig(showing: .deck)
    rig.happen(.select(item: 4, animated: false), at: 0)
    rig.pass(to: 1)
    #expect(isPlayed(rig) { $0.show(.carousel, leader: 4, at: 1) })
    // The cards of this one lie in the opposite order.
    rig.prepare(.carousel, .option(.effect, Double(Effect.scale.rawValue)))
    #expect(!isPlayed(rig) { $0.show(.carousel, leader: 6, at: 1) })
  }

  private func isPlayed(_ rig: ArrangementRig, after act: (inout ArrangementRig) -> Void) -> Bool {
    var copy = rig
    act(&copy)
    return copy.compositorNumbers() != nil
  }

  @Test func theOrderOfWhatOverlapsHoldsForTheWholeFlight() {
    var rig = ArrangementRig(showing: .deck)
    rig.happen(.select(item: 4, animated: false), at: 0)
    rig.pass(to: 1)
    rig.show(.grid, leader: 4, at: 1)
    for time in stride(from: 1, to: 1.6, by: 0.02) {
      let scene = rig.draw(at: time)
      for (lower, upper) in zip(scene.placements, scene.placements.dropFirst())
      where upper.item == 4 {
        #expect(lower.depth <= upper.depth, "the leader is in front at \(time)")
      }
    }
  }
}

/// A motion, read in the order in which the engine writes it.
struct PlayedFlight {
  let start: Double
  let end: Double
  let crossing: Double
  private let easings: [[Vector]]
  let photos: [Photo]

  struct Photo {
    let stiffness: Int
    /// Whether a clip path shows its visible part.
    let isClipped: Bool
    /// The keyframes of the inner box or of the clip path: a share of the way, and its numbers.
    let keyframes: [[Double]]
  }

  init(_ numbers: [Double], count: Int) {
    var rest = numbers[...]
    func next() -> Double { rest.removeFirst() }
    (start, end, crossing) = (next(), next(), next())
    photos = (0..<count).map { _ in
      let (stiffness, isClipped) = (Int(next()), next() == 1)
      return Photo(
        stiffness: stiffness, isClipped: isClipped,
        keyframes: (0..<Int(next())).map { _ in (0..<(isClipped ? 9 : 5)).map { _ in next() } })
    }
    easings = (0..<DifferenceResponses.count).map { _ in
      (0..<Int(next())).map { _ in Vector(x: next(), y: next()) }
    }
    #expect(rest.isEmpty)
  }

  /// Returns the share of the way after a share of the time, as a browser reads the easing.
  func way(after share: Double, stiffness: Int) -> Double {
    Self.line(easings[stiffness].map { ($0.x, $0.y) }, at: share)
  }

  /// Returns the opacity of a group.
  func opacity(_ first: Double, _ last: Double, at way: Double) -> Double {
    Self.line(
      crossing > 0 ? [(0, first), (crossing, 0), (1, last)] : [(0, first), (1, last)], at: way)
  }

  fileprivate static func line(_ points: [(Double, Double)], at x: Double) -> Double {
    let next = max(1, points.firstIndex { $0.0 >= x } ?? points.count - 1)
    let (a, b) = (points[next - 1], points[next])
    return a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)
  }
}

extension PlayedFlight.Photo {
  /// Returns what a browser draws at a share of the way: the numbers of both transforms, or of a transform and a clip path, are
  /// interpolated and then multiplied.
  func drawn(
    at way: Double, from: Placement, to: Placement
  ) -> (visible: Frame, outline: Frame, radii: CornerRadii) {
    let (first, last) = isClipped ? (from.outline, to.outline) : (from.frame, to.frame)
    var outer = first
    outer.add(last - first, times: way)
    let numbers = (1..<keyframes[0].count).map { index in
      PlayedFlight.line(keyframes.map { ($0[0], $0[index]) }, at: way)
    }
    guard isClipped else {
      let outline = Frame(
        x: outer.x + numbers[0] * outer.width / from.box.width,
        y: outer.y + numbers[1] * outer.height / from.box.height,
        width: outer.width * numbers[2], height: outer.height * numbers[3])
      return (outer, outline, .zero)
    }
    let scale = outer.width / from.box.width
    let visible = Frame(
      x: outer.x + numbers[3] * scale, y: outer.y + numbers[0] * scale,
      width: outer.width - (numbers[1] + numbers[3]) * scale,
      height: outer.height - (numbers[0] + numbers[2]) * scale)
    let radii = CornerRadii(
      topLeft: numbers[4], topRight: numbers[5], bottomRight: numbers[6], bottomLeft: numbers[7])
    return (visible, outer, radii * scale)
  }
}

extension CornerRadii {
  fileprivate var all: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension ArrangementRig {
  /// The motion that a compositor can play now.
  fileprivate func motion() -> PlayedFlight? {
    var copy = self
    guard let numbers = copy.compositorNumbers() else { return nil }
    return PlayedFlight(numbers, count: copy.draw(at: time).placements.count)
  }
}
