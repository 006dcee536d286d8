import Testing
import Vitrine

/// Each of several fast flicks changes the page.
@Suite struct CarouselFlickTests {
  @Test(arguments: [0.15, 0.16, 0.17], [0.0, 1])
  func sixFastFlicksTurnSixPages(interval: Double, loop: Double) {
    var row = PagedRow(loop: loop)
    for flick in 0..<6 { row.flick(by: -60, at: 1 + interval * Double(flick)) }
    #expect(row.target == 6)
  }

  @Test func aFlickBackDuringAPageTurnReturnsToThePageBefore() {
    var row = PagedRow(loop: 0)
    row.flick(by: -60, at: 1)
    #expect(row.target == 1)
    row.flick(by: 60, at: 1.15)
    #expect(row.target == 0)
  }

  @Test func aDragThatTurnsBackBeforeItIsReleasedStaysOnItsPage() {
    var row = PagedRow(loop: 0)
    let pause = [Double](repeating: 40, count: 12)
    row.drag(through: [150, 110, 70] + pause + [55, 70, 85, 100, 115], at: 1)
    #expect(row.target == 0)
  }
}

/// Nine items as long as the viewport, which rest by pages.
private struct PagedRow {
  private var model = CarouselModel()

  init(loop: Double) {
    let kinds: [Event.Kind] = [
      .option(.loop, loop), .option(.snap, 1), .option(.align, 0), .option(.spacing, 0),
      .viewport(Viewport(screen: Dimensions(width: 300, height: 300))), .count(9), .extent(300),
    ]
    for kind in kinds { model.handle(Event(at: 0, kind)) }
  }

  var target: Int { model.targetItem }

  mutating func flick(by distance: Double, at time: Double) {
    let places = (0...4).map { 150 + distance * Double($0) / 4 }
    drag(through: places, at: time)
  }

  /// A finger that is at these places, 10 milliseconds apart, and lifts at the last.
  mutating func drag(through places: [Double], at time: Double) {
    for (step, x) in places.enumerated() {
      touch(step == 0 ? .down : .move, x, at: time + 0.01 * Double(step))
    }
    touch(.up, places[places.count - 1], at: time + 0.01 * Double(places.count))
  }

  private mutating func touch(_ phase: Pointer.Phase, _ x: Double, at time: Double) {
    model.handle(Event(at: time, .pointer(Pointer(id: 1, phase, position: Vector(x: x, y: 150)))))
  }
}
