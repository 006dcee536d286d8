import Testing

@testable import Vitrine

@Suite struct GestureLimitsTests {
  @Test func theLongerComponentNamesTheAxis() {
    for vector in SmallDomains.vectors {
      let isAcross = abs(vector.x) > abs(vector.y)
      #expect(GestureLimits.Directions.horizontal.allow(vector) == isAcross)
      #expect(GestureLimits.Directions.vertical.allow(vector) == !isAcross)
      #expect(GestureLimits.Directions.all.allow(vector))
      let ways: [GestureLimits.Directions] = [.left, .right, .up, .down]
      #expect(ways.filter { $0.allow(vector) }.count == 1, "each is one of four ways")
      #expect(!GestureLimits.Directions([]).allow(vector))
    }
  }
}
