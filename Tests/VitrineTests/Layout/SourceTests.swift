import Testing

@testable import Vitrine

@Suite struct SourceTests {
  private let cell = Frame(x: 16, y: 200, width: 118, height: 118)

  @Test func aPlaceWithAnExtentIsUsable() {
    #expect(Source(frame: cell).isUsable)
    #expect(Source(frame: cell.moved(by: Vector(x: -9000, y: 0))).isUsable)
  }

  @Test func aPlaceWithoutAnExtentIsNot() {
    for frame in [Frame.zero, cell * -1, Frame(x: 0, y: 0, width: 118, height: 0)] {
      #expect(!Source(frame: frame).isUsable)
    }
  }

  @Test func whatIsNoNumberIsNotUsable() {
    for bad in SmallDomains.notNumbers {
      #expect(!Source(frame: cell.moved(by: Vector(x: bad, y: 0))).isUsable)
      #expect(!Source(frame: cell, radii: CornerRadii(bad)).isUsable)
      #expect(!Source(frame: cell, focus: Vector(x: 0, y: bad)).isUsable)
    }
  }

  @Test func aMovedPlaceKeepsItsShape() {
    let frame = Frame(x: 10, y: 20, width: 30, height: 40)
    let place = Source(frame: frame, radii: CornerRadii(4), focus: Vector(x: 0.2, y: 0.5))
    let moved = place.moved(by: Vector(x: -10, y: 5))
    #expect(moved.frame == Frame(x: 0, y: 25, width: 30, height: 40))
    #expect(moved.radii == place.radii && moved.focus == place.focus)
  }
}
