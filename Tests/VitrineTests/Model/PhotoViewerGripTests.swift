import Testing

@testable import Vitrine

/// What a finger does to the photograph.
@Suite struct PhotoViewerGripTests {
  private let middle = Vector(x: 195, y: 422)

  @Test func followsTheFingerAndShrinksAboutIt() throws {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: 40, y: 262), starting: 10, during: 0.3)
    viewing.look(at: 10.4)
    let seen = try #require(viewing.scene.placements.first)
    let offset = Vector(x: 40, y: 262) - Vector(x: 40, y: 262).direction * 10
    let scale = DragAway(height: 844).scale(after: offset.length)
    #expect(seen.outline.center.isNear(middle + offset))
    #expect(agree(seen.outline.width, 390 * scale, within: 1e-9))
    #expect(viewing.scene.ground < 0.2 && viewing.scene.chrome == 0)
    #expect(!viewing.scene.isMoving)
  }

  @Test func draggedFarItLandsInItsCellWithTheVelocityOfTheFinger() {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 240), starting: 10, during: 0.3)
    let now = 10.3
    viewing.touch(.up, 195, 662, at: now)
    let speed = (viewing.pose(at: now + 1e-6) - viewing.pose(at: now)) * 1e6
    #expect(agree(speed.outline.center.y, 800, within: 10), "\(speed.outline.center.y)")
    #expect(viewing.signals == [.close(item: Viewing.item)])
    viewing.look(at: 12)
    #expect(viewing.signals.last == .settle(item: Viewing.item, isOpen: false))
  }

  @Test func draggedALittleItReturns() {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 80), starting: 10, during: 0.4)
    viewing.touch(.up, 195, 502, at: 10.5)
    #expect(viewing.scene.isMoving == false && viewing.signals.isEmpty)
    #expect(viewing.look(at: 12)?.frame == Viewing.spread.visible)
    #expect(viewing.signals == [.settle(item: Viewing.item, isOpen: true)])
  }

  @Test func draggedOutAndFlickedBackItReturns() {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 300), starting: 10, during: 0.4)
    viewing.move(
      from: middle + Vector(x: 0, y: 300), to: middle + Vector(x: 0, y: 200), starting: 10.4,
      during: 0.1)
    viewing.touch(.up, 195, 622, at: 10.5)
    #expect(viewing.look(at: 12)?.frame == Viewing.spread.visible)
    #expect(viewing.signals == [.settle(item: Viewing.item, isOpen: true)])
  }

  @Test func caughtWhileClosingAndFlickedBackItReturnsToTheScreen() {
    var viewing = Viewing.open()
    viewing.happen(.key(.escape), at: 10)
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 150), starting: 10.05, during: 0.3)
    viewing.move(
      from: middle + Vector(x: 0, y: 150), to: middle + Vector(x: 0, y: 30), starting: 10.35,
      during: 0.1)
    viewing.touch(.up, 195, 452, at: 10.45)
    #expect(viewing.model.isOpen)
    #expect(viewing.look(at: 13)?.frame == Viewing.spread.visible)
  }

  @Test func thrownSidewaysItLandsToo() {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: -100, y: 0), starting: 10, during: 0.1)
    viewing.touch(.up, 95, 422, at: 10.1)
    #expect(viewing.signals == [.close(item: Viewing.item)])
  }

  @Test func aDragThatTheSystemTakesAwayReturns() {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 400), starting: 10, during: 0.4)
    viewing.touch(.cancel, 195, 822, at: 10.4)
    #expect(viewing.look(at: 13)?.frame == Viewing.spread.visible)
    #expect(viewing.signals == [.settle(item: Viewing.item, isOpen: true)])
  }

  @Test func aSecondFingerChangesNothingWhenItComesOrGoes() throws {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 110), starting: 10, during: 0.2)
    viewing.look(at: 10.2)
    let alone = try #require(viewing.scene.placements.first?.outline)
    viewing.touch(.down, 20, 20, finger: 2, at: 10.25)
    viewing.touch(.move, 195, 532, at: 10.26)
    #expect(viewing.look(at: 10.3)?.outline.isNear(alone) == true)
    viewing.touch(.move, 20, 60, finger: 2, at: 10.3)
    viewing.look(at: 10.3)
    let both = try #require(viewing.scene.placements.first?.outline)
    #expect(agree(both.center.y - alone.center.y, 20, within: 1e-9))
    viewing.touch(.up, 195, 532, at: 10.4)
    viewing.touch(.move, 20, 60, finger: 2, at: 10.41)
    #expect(viewing.look(at: 10.41)?.outline.isNear(both) == true)
  }

  @Test func closingFromElsewhereTakesItOutOfTheHand() {
    for kind in [Event.Kind.key(.escape), .close(animated: true)] {
      var viewing = Viewing.open()
      viewing.drag(from: middle, to: middle + Vector(x: 0, y: 90), starting: 10, during: 0.2)
      let seen = viewing.pose(at: 10.2)
      viewing.happen(kind, at: 10.2)
      #expect(viewing.pose(at: 10.2).isNear(seen))
      viewing.touch(.move, 195, 800, at: 10.21)
      #expect(viewing.pose(at: 10.21).isNear(seen, within: 10), "the finger has nothing left")
      viewing.look(at: 13)
      #expect(viewing.model.item == nil)
    }
  }

  @Test func aResizeWhileDraggingKeepsItInTheHand() throws {
    var viewing = Viewing.open()
    viewing.drag(from: middle, to: middle + Vector(x: 0, y: 110), starting: 10, during: 0.2)
    viewing.happen(
      .viewport(Viewport(screen: Dimensions(width: 500, height: 800))), at: 10.3)
    #expect(viewing.look(at: 10.3)?.frame.isFinite == true)
    viewing.touch(.up, 195, 532, at: 10.4)
    #expect(
      viewing.look(at: 13)?.frame
        == Frame(x: 0, y: 0, width: 500, height: 800).fitting(ratio: Viewing.ratio))
  }
}
