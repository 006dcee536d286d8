import Testing
import Vitrine

/// Drags of a photograph by a finger.
@Suite struct PhotoViewerDragTests {
  private let middle = ViewerRig.middle

  @Test func followsTheFingerAndShrinksAboutIt() throws {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: 40, y: 262), starting: 10, during: 0.3)
    rig.draw(at: 10.4)
    let seen = try #require(rig.scene.photo)
    let offset = Vector(x: 40, y: 262) - Vector(x: 40, y: 262).direction * 10
    // It shrinks by 0.67 of its size over the height of the screen, up to half of that height.
    let scale = 1 - 0.67 * offset.length / 844
    #expect(seen.outline.center.isNear(middle + offset))
    #expect(agree(seen.outline.width, 390 * scale, within: 1e-9))
    #expect(rig.scene.backdrop < 0.2 && rig.scene.controls == 0)
    #expect(!rig.scene.isMoving)
  }

  @Test func draggedFarItLandsInItsCellWithTheVelocityOfTheFinger() {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 240), starting: 10, during: 0.3)
    let now = 10.3
    rig.touch(.up, 195, 662, at: now)
    let speed = rig.slope(at: now) { $0.photo?.outline.center.y ?? .nan }
    #expect(agree(speed, 800, within: 10), "\(speed)")
    #expect(rig.signals == [.close(item: ViewerRig.item)])
    rig.draw(at: 12)
    #expect(rig.signals.last == .settle(item: ViewerRig.item, isOpen: false))
  }

  @Test func draggedALittleItReturns() {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 80), starting: 10, during: 0.4)
    rig.touch(.up, 195, 502, at: 10.5)
    #expect(rig.scene.isMoving == false && rig.signals.isEmpty)
    #expect(rig.photo(at: 12)?.frame == ViewerRig.fit())
    #expect(rig.signals == [.settle(item: ViewerRig.item, isOpen: true)])
  }

  @Test func draggedOutAndFlickedBackItReturns() {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 300), starting: 10, during: 0.4)
    rig.move(
      from: middle + Vector(x: 0, y: 300), to: middle + Vector(x: 0, y: 200), starting: 10.4,
      during: 0.1)
    rig.touch(.up, 195, 622, at: 10.5)
    #expect(rig.photo(at: 12)?.frame == ViewerRig.fit())
    #expect(rig.signals == [.settle(item: ViewerRig.item, isOpen: true)])
  }

  @Test func caughtWhileClosingAndFlickedBackItReturnsToTheScreen() {
    var rig = ViewerRig.open()
    rig.happen(.key(.escape), at: 10)
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 150), starting: 10.05, during: 0.3)
    rig.move(
      from: middle + Vector(x: 0, y: 150), to: middle + Vector(x: 0, y: 30), starting: 10.35,
      during: 0.1)
    rig.touch(.up, 195, 452, at: 10.45)
    #expect(rig.model.isOpen)
    #expect(rig.photo(at: 13)?.frame == ViewerRig.fit())
  }

  @Test func thrownSidewaysItLandsToo() {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: -100, y: 0), starting: 10, during: 0.1)
    rig.touch(.up, 95, 422, at: 10.1)
    #expect(rig.signals == [.close(item: ViewerRig.item)])
  }

  @Test func aDragThatTheSystemTakesAwayReturns() {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 400), starting: 10, during: 0.4)
    rig.touch(.cancel, 195, 822, at: 10.4)
    #expect(rig.photo(at: 13)?.frame == ViewerRig.fit())
    #expect(rig.signals == [.settle(item: ViewerRig.item, isOpen: true)])
  }

  @Test func aSecondFingerChangesNothingWhenItComesOrGoes() throws {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 110), starting: 10, during: 0.2)
    rig.draw(at: 10.2)
    let alone = try #require(rig.scene.photo?.outline)
    rig.touch(.down, 20, 20, finger: 2, at: 10.25)
    rig.touch(.move, 195, 532, at: 10.26)
    #expect(rig.photo(at: 10.3)?.outline.isNear(alone) == true)
    rig.touch(.move, 20, 60, finger: 2, at: 10.3)
    rig.draw(at: 10.3)
    let both = try #require(rig.scene.photo?.outline)
    #expect(agree(both.center.y - alone.center.y, 20, within: 1e-9))
    rig.touch(.up, 195, 532, at: 10.4)
    rig.touch(.move, 20, 60, finger: 2, at: 10.41)
    #expect(rig.photo(at: 10.41)?.outline.isNear(both) == true)
  }

  @Test func closingFromElsewhereTakesItOutOfTheHand() {
    for kind in [Event.Kind.key(.escape), .close(animated: true)] {
      var rig = ViewerRig.open()
      rig.drag(from: middle, to: middle + Vector(x: 0, y: 90), starting: 10, during: 0.2)
      let seen = rig.evaluate(at: 10.2)
      rig.happen(kind, at: 10.2)
      #expect(rig.evaluate(at: 10.2).isNear(seen))
      rig.touch(.move, 195, 800, at: 10.21)
      #expect(rig.evaluate(at: 10.21).isNear(seen, within: 10), "the finger has nothing left")
      rig.draw(at: 13)
      #expect(rig.model.item == nil)
    }
  }

  @Test func aResizeWhileDraggingKeepsItInTheHand() throws {
    var rig = ViewerRig.open()
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 110), starting: 10, during: 0.2)
    rig.happen(
      .viewport(Viewport(screen: Dimensions(width: 500, height: 800))), at: 10.3)
    #expect(rig.photo(at: 10.3)?.frame.isFinite == true)
    rig.touch(.up, 195, 532, at: 10.4)
    #expect(
      rig.photo(at: 13)?.frame
        == Frame(x: 0, y: 0, width: 500, height: 800).fitting(ratio: ViewerRig.ratio))
  }
}
