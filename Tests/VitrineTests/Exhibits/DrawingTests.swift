import Testing
import Vitrine

/// Drawing can be repeated, at any time, and changes nothing.
@Suite struct DrawingTests {
  @Test func drawingAStripChangesNothing() {
    for row in Self.rows {
      for time in [1.05, 1.1, 1.2, 1.6, 9] {
        var drawn = row.model
        var scene = ExhibitScene()
        drawn.draw(at: time, into: &scene)
        #expect(drawn == row.model, "at \(time)")
      }
    }
  }

  /// What is drawn ahead of time is what time brings.
  @Test func aStripIsDrawnAheadOfTime() {
    for row in Self.rows {
      for time in [1.1, 1.15, 1.2] {
        var (ahead, later) = (row.model, row.model)
        var (scene, expected) = (ExhibitScene(), ExhibitScene())
        ahead.draw(at: time, into: &scene)
        later.scene(at: time, into: &expected)
        #expect(scene == expected, "at \(time)")
      }
    }
  }

  /// A host can ask for the position of a strip without a scene.
  @Test func thePositionIsThatOfTheScene() {
    var row = Self.rows[0].model
    var scene = ExhibitScene()
    for time in [1.05, 1.1, 1.6, 9] {
      row.draw(at: time, into: &scene)
      #expect(row.position(at: time) == scene.position, "at \(time)")
    }
    #expect(CarouselModel().position(at: .nan) == 0)
  }

  /// Placements have an origin that follows a strip over long distances.
  @Test func aStripIsDrawnAheadOfTimeFarFromItsBeginning() {
    var row = StripRig([Double](repeating: 100, count: 1000), options: [.align: 0])
    row.happen(.select(item: 199, animated: false), at: 0.5)
    row.draw(at: 0.9)
    row.happen(.select(item: 205, animated: true), at: 1)
    row.draw(at: 1)
    var ahead = row.model
    var scene = ExhibitScene()
    ahead.draw(at: 1.2, into: &scene)
    row.draw(at: 1.2)
    #expect(
      scene.placements.map { row.span(of: $0, in: scene) }
        == row.scene.placements.map { row.span(of: $0) })
  }

  /// A motion whose end lies before the instant that is drawn does not move there.
  @Test func whatHasArrivedByThenIsStill() {
    var row = Self.rows[0].model
    var scene = ExhibitScene()
    row.draw(at: 1.2, into: &scene)
    #expect(scene.isMoving)
    row.draw(at: 9, into: &scene)
    #expect(!scene.isMoving)
  }

  /// A row on its way, a card that opens, gaps that close.
  private static var rows: [StripRig] {
    var row = StripRig([Double](repeating: 100, count: 12), options: [.loop: 1])
    row.happen(.select(item: 3, animated: true), at: 1)
    var cards = StripRig.cards()
    cards.happen(.expand(item: 1, isOpen: true, animated: true), at: 1)
    var photos = StripRig.photos()
    photos.happen(.stitch(true, animated: true), at: 1)
    return [row, cards, photos].map {
      var rig = $0
      rig.draw(at: 1.1)
      return rig
    }
  }
}
