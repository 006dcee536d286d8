import Testing
import Vitrine

/// How items look on the screen at a time, also outside the view.
@Suite struct ItemPoseTests {
  @Test func aStripKnowsThePoseOfItemsOutOfView() throws {
    var row = StripRig([Double](repeating: 100, count: 12), options: [.align: 0])
    let viewport = Viewport(
      dimensions: Dimensions(width: 300, height: 300), origin: Vector(x: 20, y: 40),
      window: Frame(x: 0, y: 0, width: 300, height: 300))
    row.happen(.viewport(viewport), at: 0)
    row.draw(at: 1)
    let found = row.model.pose(of: 9, at: 1)
    let pose = try #require(found)
    #expect(pose.visible == Frame(x: 920, y: 40, width: 100, height: 300) && pose.opacity == 1)
    #expect(row.source(of: 9) == nil)
    for item in [-1, 12] {
      let none = row.model.pose(of: item, at: 1)
      #expect(none == nil)
    }
  }

  @Test func posesCountInPointsOfTheScreenWhereTheStripIsScaled() throws {
    var row = StripRig([Double](repeating: 100, count: 12), options: [.align: 0])
    let viewport = Viewport(
      dimensions: Dimensions(width: 300, height: 300), origin: Vector(x: 20, y: 40),
      window: Frame(x: 0, y: 0, width: 300, height: 300), scale: 0.5)
    row.happen(.viewport(viewport), at: 0)
    row.draw(at: 1)
    let found = row.model.pose(of: 2, at: 1)
    #expect(try #require(found).visible == Frame(x: 120, y: 40, width: 50, height: 150))
    #expect(row.source(of: 2)?.frame == found?.visible)
  }

  /// The pose at a time is where the item will be drawn then.
  @Test func aPoseTakesATime() throws {
    var row = StripRig([Double](repeating: 100, count: 12), options: [.align: 0])
    row.happen(.select(item: 1, animated: true), at: 1)
    row.draw(at: 1.1)
    let found = row.model.pose(of: 2, at: 1.2)
    let pose = try #require(found)
    let scene = row.draw(at: 1.2)
    let placement = try #require(scene.placements.first { $0.item == 2 })
    #expect(abs(pose.visible.x - placement.frame.x - scene.offset.x) < 1e-9)
    let now = row.model.pose(of: 2, at: 1.2)
    #expect(row.source(of: 2)?.frame == now?.visible)
  }

  @Test func aCellOfTheGridIsWhereItsSourceIs() {
    var grid = PhotoGridModel()
    grid.handle(Event(at: 0, .count(100)))
    grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 300, height: 600)))))
    for item in [0, 50, 99] {
      #expect(grid.pose(of: item, at: 1)?.visible == grid.source(of: item, at: 1)?.frame)
    }
    #expect(grid.pose(of: 100, at: 1) == nil)
  }

  @Test func thePhotographsBesideTheOneShownHavePoses() throws {
    var viewer = ViewerRig.row(count: 20)
    viewer.draw(at: 10)
    let here = try #require(viewer.model.pose(of: 7, at: 10))
    let next = try #require(viewer.model.pose(of: 8, at: 10))
    #expect(here.visible == viewer.photo(at: 10)?.frame && here.backdrop == 1)
    #expect(abs(next.outline.center.x - here.outline.center.x - 410) < 1e-9)
    for item in [20, -1, .min, .max] { #expect(viewer.model.pose(of: item, at: 10) == nil) }
    let alone = ViewerRig.open()
    #expect(alone.model.pose(of: 7, at: 10) != nil && alone.model.pose(of: 8, at: 10) == nil)
  }
}
