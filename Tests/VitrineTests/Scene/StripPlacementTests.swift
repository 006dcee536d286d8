import Testing

@testable import Vitrine

@Suite struct StripPlacementTests {
  /// Each effect at many offsets, in strips of several breadths.
  @Test(arguments: Effect.allCases, [false, true])
  func theBreadthOfAStripChangesNoPlacement(effect: Effect, isVertical: Bool) {
    let breadths = [1, 57.3, 91.7, 400]
    for time in stride(from: 0.0, to: 0.6, by: 0.01) {
      let scenes = breadths.map { Self.scene(effect, isVertical, breadth: $0, at: time) }
      let placements = scenes.map { scene in
        scene.placements.map { StripPlacement($0, isVertical: isVertical) }
      }
      #expect(placements[0].count > 1)
      #expect(placements.allSatisfy { $0 == placements[0] }, "\(effect) at \(time)")
      #expect(scenes[1].placements != scenes[2].placements)
    }
  }

  /// A strip that moves from its first item to the second one.
  private static func scene(
    _ effect: Effect, _ isVertical: Bool, breadth: Double, at time: Double
  ) -> ExhibitScene {
    var model = CarouselModel()
    let size = Dimensions(
      width: isVertical ? breadth : 300, height: isVertical ? 300 : breadth)
    for event: Event.Kind in [
      .option(.axis, isVertical ? 1 : 0), .option(.effect, Double(effect.rawValue)),
      .viewport(Viewport(screen: size)), .insert(5, at: 0, extent: 100),
      .select(item: 1, animated: true),
    ] {
      _ = model.handle(Event(at: 0, event))
    }
    var scene = ExhibitScene()
    model.scene(at: time, into: &scene)
    return scene
  }

  @Test func anItemIsDrawnWhereItsPlacementIs() {
    var placement = Placement(item: 0, frame: Frame(x: 30, y: 0, width: 100, height: 60))
    placement.scale(by: 1.5)
    placement.rotation.y = 1
    let row = StripPlacement(placement, isVertical: false)
    #expect(row.offset == Vector(x: 30, y: 0) && row.scale == 1.5 && row.length == 100)
    #expect(row.rotation == placement.rotation && row.opacity == 1)
    let column = StripPlacement(placement, isVertical: true)
    #expect(column.length == 60 && column.offset == row.offset)
  }

  @Test func aCropHasPointsAlongTheStripAndSharesAcrossIt() {
    var placement = Placement(item: 0, frame: Frame(x: 0, y: 0, width: 100, height: 50))
    placement.crop = Insets(top: 5, right: 10, bottom: 20, left: 30)
    let row = StripPlacement(placement, isVertical: false)
    #expect(row.crop == Insets(top: 0.1, right: 10, bottom: 0.4, left: 30))
    let column = StripPlacement(placement, isVertical: true)
    #expect(column.crop == Insets(top: 5, right: 0.1, bottom: 20, left: 0.3))
  }

  @Test func nothingIsDividedByAStripWithoutBreadth() {
    var placement = Placement(item: 0, frame: Frame(x: 0, y: 0, width: 100, height: 0))
    placement.crop = Insets(top: 1, right: 0, bottom: 0, left: 0)
    #expect(StripPlacement(placement, isVertical: false).crop == .zero)
  }

  @Test func itemsNearerToTheEyeAppearLarger() {
    var placement = Placement(item: 0, frame: Frame(x: 0, y: 0, width: 10, height: 10))
    func scale(at elevation: Double) -> Double {
      placement.elevation = elevation
      return StripPlacement(placement, isVertical: false).scale
    }
    #expect(scale(at: 0) == 1)
    #expect(scale(at: -StripPlacement.eye) == 0.5)
    #expect(scale(at: StripPlacement.eye / 2) == 2)
    #expect(scale(at: 2 * StripPlacement.eye).isFinite, "an item behind the eye")
  }

  @Test(arguments: [0, 0.5, 1], [false, true])
  func unmeasuredItemsAreWhereTheStripPutsThemOnceItKnowsThem(alignment: Double, isReversed: Bool) {
    let (known, measured) = (
      [100.0, 100, 100, 130, 100, 100, 100], [100, 90, 110.0, 130.2, 60, 80, 100]
    )
    let (before, after) = (
      Self.row([known], alignment, isReversed), Self.row([known, measured], alignment, isReversed)
    )
    let drawn = before.keys.sorted()
    #expect(drawn.contains(2) && drawn.contains(4))
    let shifts = StripPlacement.shifts(
      of: drawn.map { (known[$0], measured[$0]) }, current: drawn.firstIndex(of: 3) ?? -1,
      alignment: alignment, isReversed: isReversed)
    for (item, shift) in zip(drawn, shifts) {
      guard let old = before[item], let new = after[item] else { continue }
      #expect(abs(new - old - shift) < 1e-9, "\(item)")
    }
  }

  @Test func withoutACurrentItemNothingMoves() {
    let shifts = StripPlacement.shifts(
      of: [(100, 60)], current: 1, alignment: 0, isReversed: false)
    #expect(shifts == [0])
  }

  /// The left edges of the drawn items of a strip without gaps that rests at the item 3.
  private static func row(_ lengths: [[Double]], _ alignment: Double, _ isReversed: Bool)
    -> [Int: Double]
  {
    var model = CarouselModel()
    for event: Event.Kind in [
      .environment(Event.Environment(isRightToLeft: isReversed)), .option(.spacing, 0),
      .option(.align, 2 * alignment),
      .viewport(Viewport(screen: Dimensions(width: 250, height: 50))),
      .insert(7, at: 0, extent: 100), .select(item: 3, animated: false),
    ] + lengths.map({ .extents($0, first: 0) }) {
      _ = model.handle(Event(at: 0, event))
    }
    var scene = ExhibitScene()
    model.scene(at: 0, into: &scene)
    return Dictionary(
      uniqueKeysWithValues: scene.placements.map { ($0.item, $0.position.x + scene.offset.x) })
  }
}
