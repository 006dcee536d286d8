import Testing

@testable import Vitrine

@Suite struct EffectTests {
  private static let axes = [
    Strip.Axis(), Strip.Axis(isRightToLeft: true), Strip.Axis(isVertical: true),
  ]
  private static let viewport = Dimensions(width: 400, height: 200)

  /// Returns an item of 100 points with an effect, at a distance from the line in items.
  private func seen(
    _ effect: Effect, phase: Double, along axis: Strip.Axis = Strip.Axis()
  ) -> Placement {
    let frame = axis.frame(start: 150 + phase * 100, extent: 100, in: Self.viewport)
    var placement = Placement(item: 3, frame: frame)
    let context = Effect.Context(
      phase: phase, distance: phase * 100, pitch: 100, meanPitch: 100, axis: axis, effectScale: 1.2)
    effect.apply(to: &placement, in: context)
    return placement
  }

  private static let phases = Array(stride(from: -8.0, through: 8, by: 0.01))

  @Test(arguments: Effect.allCases)
  func aSmallStepIsASmallChangeOfEveryNumber(effect: Effect) {
    for axis in Self.axes {
      for phase in Self.phases {
        let (one, next) = (
          seen(effect, phase: phase, along: axis), seen(effect, phase: phase + 1e-6, along: axis)
        )
        let change = zip(one.everyNumber, next.everyNumber).map { abs($0 - $1) }.max() ?? 0
        #expect(change < 1e-3, "\(effect) at \(phase)")
      }
    }
  }

  @Test(arguments: Effect.allCases)
  func everyNumberCanBeDrawn(effect: Effect) {
    for phase in Self.phases + [-1e9, 1e9] {
      let placement = seen(effect, phase: phase)
      #expect(placement.everyNumber.allSatisfy { $0.isFinite }, "\(phase)")
      #expect((0...1).contains(placement.opacity), "\(phase)")
      #expect(placement.box == Dimensions(width: 100, height: 200), "the box is laid out once")
    }
  }

  @Test(arguments: Effect.allCases)
  func theItemOnTheLineIsInItsPlaceAndOverTheOthers(effect: Effect) {
    let item = seen(effect, phase: 0)
    #expect(item.frame.center.isNear(Vector(x: 200, y: 100)))
    #expect(item.opacity == 1 && item.elevation == 0 && item.rotation == .init())
    #expect(item.scale == (effect == .scale || effect == .parallax ? 1.2 : 1))
    for phase in [0.5, 1, 2, 7] { #expect(item.depth >= seen(effect, phase: phase).depth) }
  }

  @Test(arguments: Effect.allCases)
  func rightToLeftIsTheMirrorImage(effect: Effect) {
    for phase in [-2.5, -0.3, 0.7, 1.9] {
      let item = seen(effect, phase: phase)
      let mirrored = seen(effect, phase: phase, along: Self.axes[1])
      #expect(mirrored.frame.isNear(item.frame.mirrored(across: 400)), "\(phase)")
      #expect(mirrored.rotation.y == -item.rotation.y && mirrored.rotation.z == -item.rotation.z)
      #expect(mirrored.opacity == item.opacity && mirrored.elevation == item.elevation)
    }
  }

  @Test func theNextItemIsAsEachEffectSays() {
    let next = { seen($0, phase: 1) }
    #expect(next(.scale).scale == 1 && next(.none) == next(.scale).lying(at: 0))
    #expect(abs(next(.fade).opacity - 0.3) < 1e-12)
    #expect(next(.coverFlow).rotation.y == -Double.pi / 3 && next(.coverFlow).elevation == -50)
    // A twelfth of the way round a drum of 1200 points: radius 190.986, half of it sideways, 25.587 down.
    #expect(abs(next(.cylinder).frame.center.x - 200 - 95.4930) < 1e-3)
    #expect(abs(next(.cylinder).elevation + 25.5873) < 1e-3)
    #expect(abs(next(.cylinder).rotation.y - .pi / 6) < 1e-12)
    // A 24th of 2400 points: radius 381.972, sine 0.258819, one less cosine 0.0340742.
    #expect(abs(next(.wheel).frame.center.x - 200 - 98.8616) < 1e-3)
    #expect(abs(next(.wheel).frame.center.y - 100 - 13.0154) < 1e-3)
    #expect(next(.stack).frame.center.isNear(Vector(x: 206, y: 100)))
    #expect(abs(next(.stack).scale - 0.94) < 1e-12 && seen(.stack, phase: 3).opacity == 0)
    #expect(seen(.stack, phase: -1).frame == seen(.none, phase: -1).frame)
  }

  @Test func aWindowStaysWhileItsContentMovesMoreSlowly() {
    for phase in [-2.0, -1, -0.25, 0, 0.5, 1, 3] {
      let (window, item) = (seen(.none, phase: phase), seen(.parallax, phase: phase))
      #expect(item.frame.isNear(window.frame), "\(phase)")
      let behind = item.outline.center.x - window.frame.center.x
      #expect(abs(behind + 10 * min(max(phase, -1), 1)) < 1e-9, "\(phase)")
      #expect(item.crop.numbers.allSatisfy { $0 >= -1e-9 }, "\(phase): no edge of it shows")
    }
  }

  @Test(arguments: Effect.allCases.dropFirst())
  func aCarouselShowsItAlsoAcrossTheSeamAndSpacingStays(effect: Effect) {
    var carousel = StripRig(
      [Double](repeating: 100, count: 9),
      options: [.loop: 1, .effect: Double(effect.rawValue), .spacing: 10])
    carousel.happen(.step(-1), at: 1)
    var before: [Int: [Double]] = [:]
    for frame in 0...4000 {
      let scene = carousel.draw(at: 1 + Double(frame) / 4000)
      var now: [Int: [Double]] = [:]
      for placement in scene.placements where placement.opacity > 0 {
        let centre = placement.frame.center + scene.offset
        let look = [placement.scale, placement.opacity * 0.1, placement.rotation.y]
        now[placement.item] = [centre.x / 100, centre.y / 100] + look
      }
      for (item, numbers) in now {
        guard let old = before[item], abs(old[0] - 1.5) < 1.4 else { continue }
        let change = zip(old, numbers).map { abs($0 - $1) }.max() ?? 0
        #expect(change < 0.02, "item \(item) of \(effect) in frame \(frame): \(change)")
      }
      before = now
    }
    #expect(carousel.scene.current == 8 && near(carousel.scene.position, 8))
    #expect(carousel.tap(260, at: 3).suppressesClick && carousel.model.targetItem == 0)
  }

  @Test func effectScaleIsSettable() {
    for effectScale in [0.5, 1.2, 2] {
      let options: [Option: Double] = [.loop: 1, .effect: 1, .effectScale: effectScale]
      var carousel = StripRig([100, 100, 100, 100], options: options)
      let scales = carousel.draw(at: 1).placements.map { ($0.item, $0.scale) }
      for (item, scale) in scales { #expect(scale == (item == 0 ? effectScale : 1)) }
    }
  }

  @Test(arguments: Effect.allCases)
  func reducedMotionLeavesEverythingInItsPlace(effect: Effect) {
    var plain = StripRig([100, 100, 100, 100, 100], options: [.loop: 1])
    var calm = StripRig(
      [100, 100, 100, 100, 100], options: [.loop: 1, .effect: Double(effect.rawValue)])
    calm.happen(.environment(Event.Environment(reducesMotion: true)), at: 0)
    plain.drag(from: 200, to: 150, starting: 1, during: 0.1)
    calm.drag(from: 200, to: 150, starting: 1, during: 0.1)
    let (expected, scene) = (plain.draw(at: 1.1), calm.draw(at: 1.1))
    for placement in scene.placements {
      let other = expected.placements.first { $0.item == placement.item && $0.lap == placement.lap }
      guard var other else { continue }
      if effect == .fade { other.opacity = placement.opacity }
      #expect(placement == other)
    }
  }

  @Test func everyEffectIsANumberOfTheOption() {
    #expect(Option.effect.range.upperBound == Double(Effect.allCases.count - 1))
  }
}

extension Placement {
  fileprivate var everyNumber: [Double] {
    numbers + [depth, elevation, rotation.x, rotation.y, rotation.z]
  }

  /// The same at another depth.
  fileprivate func lying(at depth: Double) -> Placement {
    var placement = self
    placement.depth = depth
    return placement
  }
}
