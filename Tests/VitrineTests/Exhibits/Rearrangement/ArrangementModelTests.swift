import Testing
import VitrineTraces

@testable import Vitrine

/// What a rearrangement asks of exhibits: which photographs are visible, where they are, and how fast.
@Suite struct ArrangementModelTests {
  @Test func visibleItemsAreThoseInTheView() {
    let rig = ArrangementRig()
    // Five columns of 117.6 points: seven rows are in 740 points.
    #expect(rig.visible(in: .grid, at: 1) == Array(0..<35))
    // The items of 250 points with gaps of 12 are centred in 600 points, and the row loops.
    #expect(rig.visible(in: .carousel, at: 1) == [39, 0, 1])
    #expect(rig.visible(in: .deck, at: 1) == [0, 1, 2])
    #expect(rig.visible(in: .expanding, at: 1) == [0, 1, 2, 3, 4])
    let none = ArrangementRig(count: 0)
    for name in ArrangementRig.Name.allCases { #expect(none.visible(in: name, at: 1).isEmpty) }
  }

  @Test func aGridIsLookedAtAtItsFocusOrInTheMiddle() {
    var grid = PhotoGridModel()
    #expect(grid.itemLookedAt == nil)
    grid.handle(Event(at: 0, .count(1_000_000)))
    var viewport = Viewport(screen: Dimensions(width: 309, height: 300))
    grid.handle(Event(at: 0, .viewport(viewport)))
    grid.handle(Event(at: 0, .focus(item: 4)))
    #expect(grid.itemLookedAt == 4)
    viewport.window.y = 1040
    grid.handle(Event(at: 0, .viewport(viewport)))
    // Rows 10, 11 and 12 are visible; the middle is in row 11.
    #expect(grid.itemLookedAt == 34 && grid.visibleItems(at: 0).count == 9)
  }

  @Test func aStripIsLookedAtAtItsCurrentItem() {
    var strip = CarouselModel()
    #expect(strip.itemLookedAt == nil)
    for kind in [Event.Kind.viewport(Viewport(screen: Dimensions(width: 300, height: 300)))]
      + [.count(9), .extent(100), .select(item: 5, animated: false)]
    { strip.handle(Event(at: 0, kind)) }
    #expect(strip.itemLookedAt == 5)
  }

  @Test func aGridRestsNearAPoint() {
    var grid = PhotoGridModel()
    grid.handle(Event(at: 0, .count(300)))
    grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 309, height: 300)))))
    grid.rest(on: 4, near: Vector(x: 0, y: 10))
    #expect(grid.scrollOffset == 0, "a visible cell stays")
    grid.rest(on: 150, near: Vector(x: 0, y: 120))
    #expect(near(grid.pose(of: 150, at: 0)?.visible.center.y, 120))
    grid.rest(on: 299, near: Vector(x: 0, y: 10))
    // The grid ends with its last row.
    #expect(near(grid.pose(of: 299, at: 0)?.visible.maxY, 300))
    grid.rest(on: 300, near: .zero)
    #expect(near(grid.pose(of: 299, at: 0)?.visible.maxY, 300))
  }

  /// The photograph that has led away leads back. It may be one of which only a part is visible.
  @Test(arguments: ArrangementRig.Name.allCases.filter { $0 != .grid })
  func aGridIsWhereItWasAfterEveryRoundTrip(through row: ArrangementRig.Name) {
    for (focused, y) in [(2, 50.0), (2, 117), (62, 700), (62, 800), (62, 1000), (190, 3900)] {
      var rig = ArrangementRig(count: 200)
      var viewport = ArrangementRig.viewport(of: .grid)
      viewport.window.y = y
      viewport.origin.y -= y
      rig.happen(.focus(item: focused), at: 0)
      rig.happen(.viewport(viewport), at: 0)
      let before = rig.pose(of: focused, in: .grid, at: 0)
      for trip in 0..<3 {
        rig.show(row, at: Double(trip) * 10 + 1)
        rig.pass(to: Double(trip) * 10 + 5)
        rig.show(.grid, at: Double(trip) * 10 + 6)
        rig.pass(to: Double(trip) * 10 + 10)
        let after = rig.pose(of: focused, in: .grid, at: Double(trip) * 10 + 10)
        #expect(after?.visible.y == before?.visible.y, "\(focused) \(y) \(trip)")
      }
    }
  }

  @Test func aStripRestsWhereASelectionLeads() {
    for (style, x) in [(CarouselModel.Style.plain, 100.0), (.expanding, 0), (.stitched, 0)] {
      var strip = CarouselModel(style)
      for kind in [Event.Kind.viewport(Viewport(screen: Dimensions(width: 300, height: 300)))]
        + [.count(40), .option(.collapsedSize, 100), .option(.spacing, 0), .extent(100)]
      { strip.handle(Event(at: 0, kind)) }
      strip.rest(on: 20, near: Vector(x: 80, y: 0))
      #expect(near(strip.pose(of: 20, at: 0)?.visible.x, x), "\(style)")
      #expect(strip.compositorMotion == nil)
      guard style != .plain else { continue }
      // The current item of a strip that rests at any offset stays.
      let wheel = Wheel(delta: Vector(x: -30, y: 0), isFocused: true)
      strip.handle(Event(at: 0, .wheel(wheel)))
      strip.advance(to: 9)
      #expect(strip.itemLookedAt == 20)
      strip.rest(on: 20, near: Vector(x: 200, y: 0))
      #expect(near(strip.pose(of: 20, at: 9)?.visible.x, 30), "\(style)")
      strip.rest(on: 39, near: Vector(x: 0, y: 0))
      strip.rest(on: 40, near: .zero)
      #expect(strip.pose(of: 39, at: 0)?.visible.maxX ?? 999 <= 300)
    }
  }

  @Test func aVelocityIsTheSlopeOfThePoses() {
    var strip = CarouselModel()
    for kind in [Event.Kind.viewport(Viewport(screen: Dimensions(width: 300, height: 300)))]
      + [.count(9), .extent(100), .step(2)]
    { strip.handle(Event(at: 0, kind)) }
    strip.advance(to: 0.1)
    let (before, after) = (strip.pose(of: 3, at: 0.1), strip.pose(of: 3, at: 0.1 + 1e-6))
    let velocity = strip.arranged([FlownItem(item: 3)], at: 0.1).velocities[0].visible.x
    let slope = ((after?.visible.x ?? 0) - (before?.visible.x ?? 0)) / 1e-6
    #expect(abs(velocity - slope) < 1 && abs(slope) > 100)
  }

  @Test func aRatioThatIsNoneCountsAsNone() {
    #expect(FlownItem(item: 0, ratio: .nan).ratio == 0)
    #expect(FlownItem(item: 0, ratio: -1).ratio == 0)
    #expect(FlownItem(item: 0, ratio: 1, focus: Vector(x: 9, y: .nan)).focus.isFinite)
  }
}
