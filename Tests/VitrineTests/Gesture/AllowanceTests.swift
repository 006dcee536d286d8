import Testing

@testable import Vitrine

@Suite struct AllowanceTests {
  @Test func theLongerComponentNamesTheAxis() {
    for vector in SmallWorlds.vectors {
      let isAcross = abs(vector.x) > abs(vector.y)
      #expect(Allowance.Directions.horizontal.allow(vector) == isAcross)
      #expect(Allowance.Directions.vertical.allow(vector) == !isAcross)
      #expect(Allowance.Directions.all.allow(vector))
      let ways: [Allowance.Directions] = [.left, .right, .up, .down]
      #expect(ways.filter { $0.allow(vector) }.count == 1, "each is one of four ways")
      #expect(!Allowance.Directions([]).allow(vector))
    }
  }
}
