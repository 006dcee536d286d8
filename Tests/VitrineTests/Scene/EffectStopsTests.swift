import Testing

@testable import Vitrine

@Suite struct EffectStopsTests {
  private static let stops = Effect.Stops([
    Effect.Stop(phase: 1, offset: Vector(x: 40, y: -10), scale: 0.5, opacity: 0.2, elevation: 8),
    Effect.Stop(phase: -1, scale: 0.8, opacity: 0.6), Effect.Stop(phase: 0),
  ])

  @Test func atAStopItIsTheStopAndBetweenTwoInProportion() {
    let stops = Self.stops
    #expect(stops.stop(at: 0).scale == 1 && stops.stop(at: -1).opacity == 0.6)
    let half = stops.stop(at: 0.5)
    #expect(half.scale == 0.75 && half.opacity == 0.6 && half.elevation == 4)
    #expect(half.offset == Vector(x: 20, y: -5))
  }

  @Test func beyondTheOuterStopsItIsAsThere() {
    for phase in [1.0, 1.5, 40] { #expect(Self.stops.stop(at: phase).scale == 0.5) }
    for phase in [-1.0, -3, -1e9] { #expect(Self.stops.stop(at: phase).scale == 0.8) }
  }

  @Test func itIsContinuous() {
    for step in -300...300 {
      let (one, next) = (Double(step) / 100, Double(step + 1) / 100)
      let change = abs(Self.stops.stop(at: one).scale - Self.stops.stop(at: next).scale)
      #expect(change < 0.0051)
    }
  }

  @Test func ofTwoAtOnePhaseTheLaterCountsAndWhatIsNoNumberIsUsual() {
    let stops = Effect.Stops([
      Effect.Stop(phase: 0, scale: 2), Effect.Stop(phase: 0, scale: 3),
      Effect.Stop(phase: .nan, scale: 9), Effect.Stop(phase: 2, scale: .infinity, opacity: 7),
      Effect.Stop(phase: 3, scale: -1, opacity: .nan),
    ])
    #expect(stops.stop(at: 0).scale == 3)
    #expect(stops.stop(at: 2).scale == 1 && stops.stop(at: 2).opacity == 1)
    #expect(abs(stops.stop(at: 3).scale - 0.001) < 1e-12 && stops.stop(at: 3).opacity == 1)
    #expect(Effect.Stops().isEmpty && Effect.Stops().stop(at: 0.3).scale == 1)
  }

  @Test func aCarouselShowsThemAcrossTheSeamAndPlacesStay() throws {
    var (plain, drawn) = (carousel(), carousel())
    drawn.happen(.stops(Self.stops), at: 0)
    for time in [0.0, 1.05, 1.1, 1.2, 4] {
      if time == 1.05 { for _ in 0..<2 { plain.happen(.step(-1), at: 1) } }
      if time == 1.05 { for _ in 0..<2 { drawn.happen(.step(-1), at: 1) } }
      plain.draw(at: time)
      drawn.draw(at: time)
      #expect(!drawn.scene.placements.isEmpty)
      for other in drawn.scene.placements {
        let one = try #require(plain.scene.placements.first { $0.item == other.item })
        let stop = Self.stops.stop(at: phase(of: one, in: plain))
        #expect(abs(other.opacity - stop.opacity) < 1e-9)
        let moved = other.outline.center - one.outline.center
        #expect((moved - stop.offset).length < 1e-9 && abs(other.scale - stop.scale) < 1e-9)
      }
    }
    drawn.happen(.stops(Effect.Stops()), at: 5)
    #expect(drawn.draw(at: 5) == plain.draw(at: 5))
  }

  /// A motion with an effect is drawn frame by frame, so the strip mounts no items in advance.
  @Test func aGlideMountsTheSameItemsAsWithAnEffectOfTheOptions() {
    var (plain, stopped, faded) = (carousel(), carousel(), carousel())
    stopped.happen(.stops(Self.stops), at: 0)
    faded.happen(.option(.effect, Double(Effect.fade.rawValue)), at: 0)
    func mounted(_ rig: inout StripRig) -> [Int] {
      for _ in 0..<2 { rig.happen(.step(-1), at: 1) }
      rig.draw(at: 1.05)
      return rig.scene.placements.map(\.item)
    }
    let items = mounted(&stopped)
    #expect(items == mounted(&faded) && items.count < mounted(&plain).count)
  }

  @Test func whereWritingTurnsRoundSoDoTheStops() {
    var mirrored = carousel(isRightToLeft: true)
    mirrored.happen(.stops(Self.stops), at: 0)
    mirrored.draw(at: 0)
    let next = mirrored.scene.placements.first { $0.item == 1 }
    #expect(abs((next?.outline.center.x ?? .nan) - (150 - 100 - 40)) < 1e-9)
  }

  @Test func whoWantsLessMotionSeesOnlyTheOpacity() {
    var still = carousel()
    still.happen(.environment(Event.Environment(reducesMotion: true)), at: 0)
    still.happen(.stops(Self.stops), at: 0)
    still.draw(at: 0)
    let next = still.scene.placements.first { $0.item == 1 }
    #expect(abs((next?.opacity ?? .nan) - 0.2) < 1e-9)
    #expect(next?.scale == 1 && next?.outline.center.x == 250)
  }

  private func carousel(isRightToLeft: Bool = false) -> StripRig {
    StripRig([Double](repeating: 100, count: 30), options: [.loop: 1], isRightToLeft: isRightToLeft)
  }

  /// How many items of 100 points a placement is from the middle of 300 points.
  private func phase(of placement: Placement, in carousel: StripRig) -> Double {
    (placement.outline.center.x + carousel.scene.offset.x - 150) / 100
  }
}
