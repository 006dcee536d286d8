import Testing
import Vitrine

/// Changes of the page by fingers.
@Suite struct PhotoViewerSwipeTests {
  private let middle = ViewerRig.middle
  private let restsOpen = { Signal.settle(item: $0, isOpen: true) }

  @Test func thePhotographsBesideItAreDrawnOutOfView() {
    var rig = ViewerRig.row()
    rig.draw(at: 5)
    #expect(rig.scene.placements.map(\.item) == [6, 8, 7])
    #expect(rig.scene.placements.map { $0.frame.center.x } == [-215, 605, 195])
    #expect(rig.scene.placements[1].frame.height == 520)
    #expect(rig.scene.target == 7 && rig.scene.position == 7 && !rig.scene.isMoving)
  }

  @Test(arguments: [false, true])
  func aFlickTurnsThePageInTheDirectionOfReading(isRightToLeft: Bool) {
    var rig = ViewerRig.row(isRightToLeft: isRightToLeft)
    let way = Vector(x: isRightToLeft ? 90 : -90, y: 0)
    rig.drag(from: middle, to: middle + way, starting: 10, during: 0.1)
    rig.touch(.up, middle.x + way.x, middle.y, at: 10.1)
    #expect(rig.signals == [.change(item: 8)])
    rig.draw(at: 12)
    #expect(rig.signals == [.change(item: 8), restsOpen(8)])
    #expect(rig.scene.placements.last?.frame == Frame(x: 0, y: 162, width: 390, height: 520))
  }

  @Test func theRowFollowsTheFingerAndKeepsItsVelocity() {
    var rig = ViewerRig.row()
    rig.drag(from: middle, to: middle + Vector(x: -110, y: 20), starting: 10, during: 0.1)
    rig.draw(at: 10.1)
    let held = rig.scene.placements[2].frame.x
    #expect(agree(held, -110 + 10 * 110 / Vector(x: 110, y: 20).length, within: 1e-9))
    #expect(rig.scene.backdrop == 1 && rig.scene.controls == 1)
    rig.touch(.up, 85, 442, at: 10.1)
    rig.draw(at: 10.1 + 1e-6)
    let now = rig.scene.placements.first { $0.item == 7 }?.frame.x ?? 0
    #expect(agree((now - held) * 1e6, -1100, within: 20))
  }

  @Test func draggedLessThanHalfAPageAndHeldStillItReturns() {
    var rig = ViewerRig.row()
    rig.drag(from: middle, to: middle + Vector(x: -150, y: 0), starting: 10, during: 0.4)
    rig.touch(.up, 45, 422, at: 10.6)
    rig.draw(at: 12)
    #expect(rig.signals == [restsOpen(7)])
  }

  @Test func beyondTheEndARubberBandHoldsItBack() {
    var rig = ViewerRig.row(count: 8)
    rig.drag(from: middle, to: middle + Vector(x: -110, y: 0), starting: 10, during: 0.1)
    rig.draw(at: 10.1)
    let band = RubberBand(dimension: 390).offset(for: -100)
    #expect(agree(rig.scene.placements.last?.frame.x ?? 0, band, within: 1e-9))
    rig.touch(.up, 85, 422, at: 10.1)
    rig.draw(at: 12)
    #expect(rig.signals == [restsOpen(7)])
  }

  @Test func aPageOnItsWayIsCaughtWhereItWasSeenAndATapDoesNothingMore() {
    var rig = ViewerRig.row()
    rig.happen(.key(.right), at: 10)
    rig.draw(at: 10.08)
    let seen = rig.scene.placements.map { $0.frame.x }
    rig.touch(.down, 195, 422, at: 10.1, shown: 10.08)
    rig.draw(at: 10.1)
    #expect(rig.scene.placements.map { $0.frame.x } == seen && !rig.scene.isMoving)
    #expect(rig.touch(.up, 195, 422, at: 10.15).suppressesClick)
    rig.draw(at: 12)
    #expect(rig.signals == [.change(item: 8), restsOpen(8)])
  }

  @Test func caughtAndFlickedBackItReturns() {
    var rig = ViewerRig.row()
    rig.happen(.key(.right), at: 10)
    rig.drag(from: middle, to: middle + Vector(x: 60, y: 0), starting: 10.06, during: 0.08)
    rig.touch(.up, 255, 422, at: 10.14)
    rig.draw(at: 12)
    #expect(rig.signals == [.change(item: 8), .change(item: 7), restsOpen(7)])
  }

  @Test func anEarlySwipeWhileItStillOpensTurnsThePage() {
    var rig = ViewerRig()
    rig.happen(.count(12), at: 0)
    rig.happen(ViewerRig.opening, at: 1)
    rig.drag(from: middle, to: middle + Vector(x: -90, y: 0), starting: 1.1, during: 0.1)
    rig.touch(.up, 105, 422, at: 1.2)
    rig.draw(at: 4)
    #expect(rig.signals == [.open(item: 7), .change(item: 8), restsOpen(8)])
    #expect(rig.scene.placements.last?.frame.center == Vector(x: 195, y: 422))
  }

  @Test func upAndDownItIsStillDraggedAway() {
    var rig = ViewerRig.row()
    rig.drag(from: middle, to: middle + Vector(x: 20, y: 240), starting: 10, during: 0.3)
    rig.touch(.up, 215, 662, at: 10.3)
    #expect(rig.signals == [.close(item: 7)])
  }
}
