import Testing

@testable import Vitrine

/// Effects that an app writes as a function of the phase.
@Suite struct HostEffectTests {
  private let scene: ExhibitScene

  init() {
    var scene = ExhibitScene()
    let frame = Frame(x: 100, y: 50, width: 100, height: 80)
    scene.placements = [
      Placement(item: 0, frame: frame, opacity: 0.5), Placement(item: 1, frame: frame),
    ]
    self.scene = scene
  }

  private func drawn(
    _ stop: Effect.Stop, depth: Double = 0, in environment: Event.Environment = .init()
  ) -> Placement {
    scene.applying({ _ in ExhibitScene.HostEffect(stop, depth: depth) }, in: environment)
      .placements[0]
  }

  @Test func itIsAFunctionOfThePhase() {
    let scene = scene.applying(
      { ExhibitScene.HostEffect(Effect.Stop(phase: 0, opacity: 1 - $0 / 4)) }, in: .init())
    #expect(scene.placements.map(\.opacity) == [0.5, 0.75])
  }

  @Test(arguments: [false, true]) func itIsMirroredFromRightToLeft(isRightToLeft: Bool) {
    var stop = Effect.Stop(phase: 0, offset: Vector(x: 30, y: -8))
    (stop.rotation.y, stop.rotation.z) = (0.5, 0.25)
    let side = isRightToLeft ? -1.0 : 1
    let item = drawn(stop, depth: 3, in: Event.Environment(isRightToLeft: isRightToLeft))
    #expect(item.position == Vector(x: 100 + 30 * side, y: 42))
    #expect(item.rotation.y == 0.5 * side && item.rotation.z == 0.25 * side && item.depth == 3)
  }

  @Test func itScalesAboutTheMiddle() {
    let frame = drawn(Effect.Stop(phase: 0, scale: 0.5)).frame
    #expect(frame == Frame(x: 125, y: 70, width: 50, height: 40))
  }

  @Test func onlyItsOpacityCountsWithReducedMotion() {
    let stop = Effect.Stop(phase: 0, offset: Vector(x: 30, y: 0), scale: 2, opacity: 0.5)
    let item = drawn(stop, depth: 3, in: Event.Environment(reducesMotion: true))
    var expected = scene.placements[0]
    expected.opacity = 0.25
    #expect(item == expected)
  }

  @Test func numbersThatAreNotFiniteChangeNothing() {
    let bad = Double.nan
    let stop = Effect.Stop(phase: bad, offset: Vector(x: bad, y: bad), scale: bad, opacity: bad)
    #expect(drawn(stop, depth: .infinity) == scene.placements[0])
  }
}
