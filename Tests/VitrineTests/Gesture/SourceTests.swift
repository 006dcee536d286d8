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
}
