import Testing
import Vitrine

/// Every combination of few cards and options: one card opens, another replaces it, all close.
@Suite struct ExpandingCombinationTests {
  @Test(arguments: zip([1, 2, 3, 4, 1, 2, 3], [0.0, 0, 0, 0, 4, 4, 4]))
  func atEveryInstantTheRowIsWhole(count: Int, curve: Double) {
    for world in CardCase.all(of: count, on: curve) {
      for (first, second) in Self.pairs(of: count) {
        var row = world.row
        let violation = Self.violation(of: &row, in: world, first, second)
        #expect(violation == nil, "\(world.name), \(first) then \(second)")
        if violation != nil { return }
      }
    }
  }

  @Test func aRowWithoutCardsHasNothingToOpen() {
    for world in CardCase.all(of: 0, on: 0) {
      var row = world.row
      #expect((world.turn(0, isOpen: true, in: &row, at: 1) == nil) == (world.way != .code))
      row.hover(10, at: 2)
      row.draw(at: 3)
      #expect(row.turns.isEmpty && row.scene.placements.isEmpty && !row.scene.isMoving)
    }
  }

  private static func pairs(of count: Int) -> [(Int, Int)] {
    count == 1
      ? [(0, 0)]
      : (0..<count).flatMap { one in (0..<count).filter { $0 != one }.map { (one, $0) } }
  }

  private static func violation(
    of row: inout StripRig, in world: CardCase, _ first: Int, _ second: Int
  ) -> String? {
    let turns = [(first, true, 1.0), (second, true, 3), (second, false, 5)]
    for (item, isOpen, time) in turns where first != second || time != 3 {
      let before = row
      guard let turn = world.turn(item, isOpen: isOpen, in: &row, at: time) else { return nil }
      let context = CardChecker(of: before, after: turn)
      for step in 0...6 {
        row.draw(at: turn.time + Double(step) * 0.08)
        if let violation = context.violation(in: row) {
          return "\(violation) \(step) steps after \(isOpen ? "opening" : "closing") \(item)"
        }
      }
      row.draw(at: time + 2)
      if let violation = context.violationAtRest(in: row) { return violation }
    }
    return nil
  }
}
