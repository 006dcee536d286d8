import Testing
import Vitrine

@testable import VitrineUI

/// The cells of a scene, also for a collection that no longer has all items of the scene.
@MainActor @Suite struct CellsTests {
  private func scene(of items: [Int]) -> ExhibitScene {
    var scene = ExhibitScene()
    scene.placements = items.map {
      Placement(item: $0, frame: Frame(x: Double($0) * 100, y: 0, width: 100, height: 100))
    }
    return scene
  }

  /// Updates cells for a scene of items, and returns whether they have changed.
  private func changes(_ cells: inout Cells<Int>, _ items: [Int], _ ids: ItemIDs<Int>) -> Bool {
    cells.follow(scene(of: items), of: ids)
  }

  /// The ids 0 to 9 without some of them.
  private func ids(without missing: Int...) -> ItemIDs<Int> {
    ItemIDs(count: 10) { missing.contains($0) ? nil : $0 }
  }

  @Test func cellsStayWithTheirPlacementsIfAnItemBeforeThemIsMissing() {
    var cells = Cells<Int>()
    #expect(changes(&cells, [0, 1, 2], ids(without: 0)))
    #expect(cells.all.map(\.id.item) == [1, 2])
    #expect(cells.all.map(\.index) == [1, 2])
    #expect(cells.all.map(\.placement.position.x) == [100, 200])
    #expect(cells.all.map(\.phase) == [1, 2])
  }

  @Test func theSameSceneAgainIsNotAChangeIfAnItemIsMissing() {
    var cells = Cells<Int>()
    #expect(changes(&cells, [0, 1, 2], ids(without: 2)))
    #expect(!changes(&cells, [0, 1, 2], ids(without: 2)))
  }

  @Test func aMissingItemThatComesBackGetsACell() {
    var cells = Cells<Int>()
    #expect(changes(&cells, [0, 1, 2], ids(without: 2)))
    let first = cells.all.first
    #expect(changes(&cells, [0, 1, 2], ids()))
    #expect(cells.all.map(\.index) == [0, 1, 2] && cells.all.first === first)
    #expect(changes(&cells, [0, 1], ids()))
    #expect(cells.all.map(\.index) == [0, 1])
  }
}
