import Testing
import Vitrine

/// Rows of cards that snap to items.
@Suite struct ExpandingSnapTests {
  private static let alignments = [0.0, 1, 2]

  /// Whether a row stays where it is if its target is selected.
  private func restsOnItsTarget(_ row: StripRig) -> Bool {
    var other = row
    other.happen(.select(item: row.scene.target, animated: false), at: row.time)
    return abs(other.scrollOffset(at: row.time) - row.scrollOffset(at: row.time)) < 1e-6
  }

  private func row(at item: Int, alignment: Double, loops: Bool) -> StripRig {
    var row = StripRig.cards(
      options: [.snap: 0, .align: alignment, .loop: loops ? 1 : 0], viewport: 620)
    row.happen(.select(item: item, animated: false), at: 0.5)
    row.draw(at: 1)
    return row
  }

  @Test(arguments: alignments, [false, true])
  func aCardThatOpensOrClosesLeavesTheRowOnAnItem(alignment: Double, loops: Bool) {
    for (target, card) in [(0, 0), (0, 1), (0, 3), (4, 4), (4, 5), (4, 2), (11, 11), (11, 9)] {
      var row = row(at: target, alignment: alignment, loops: loops)
      row.happen(.expand(item: card, isOpen: true, animated: true), at: 2)
      row.draw(at: 5)
      #expect(restsOnItsTarget(row), "\(card) opens at \(target)")
      row.happen(.expand(item: card, isOpen: false, animated: true), at: 6)
      row.draw(at: 9)
      #expect(restsOnItsTarget(row), "\(card) closes at \(target)")
    }
  }

  /// At the start, four cards are visible. An open one is whole beside two others at most.
  @Test func theRowRestsOnAnItemThatLeavesTheOpenCardInView() throws {
    for card in 0..<4 {
      var row = row(at: 0, alignment: 0, loops: false)
      row.happen(.expand(item: card, isOpen: true, animated: true), at: 2)
      row.draw(at: 5)
      let span = try #require(row.span(of: card))
      #expect(span.lowerBound >= -1e-6 && span.upperBound <= 620 + 1e-6, "\(card)")
    }
  }
}
