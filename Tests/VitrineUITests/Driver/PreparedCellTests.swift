import Testing
import Vitrine

@testable import VitrineUI

/// The cell that is laid out first, and the update that waits for its layout.
@MainActor @Suite struct PreparedCellTests {
  private let cell = Cell(
    Cell.Key(item: "a", lap: 0, duplicate: 0), at: Placement(item: 0, frame: .zero))

  @Test func theLastUpdateIsMadeOnce() {
    var prepared = PreparedCell<String>()
    prepared.replace(with: cell)
    var made: [Int] = []
    prepared.await { made.append(1) }
    prepared.await { made.append(2) }
    prepared.takeUpdate()?()
    #expect(made == [2] && prepared.takeUpdate() == nil)
    #expect(prepared.cell === cell, "the drawing that follows uses it")
  }

  @Test func withoutACellNothingIsLaidOutFirst() {
    var prepared = PreparedCell<String>()
    #expect(prepared.cell == nil && prepared.takeUpdate() == nil)
    prepared.replace(with: cell)
    prepared.replace(with: nil)
    #expect(prepared.cell == nil)
  }
}
