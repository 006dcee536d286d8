import Testing
import Vitrine

/// A photograph that is touched in mid-flight.
@Suite struct PhotoViewerCatchTests {
  @Test func isCaughtWhereItWasSeenWhileItOpens() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 1)
    expectCatch(of: &rig, at: 1.2, shown: 1.18)
  }

  @Test func isCaughtWhereItWasSeenWhileItCloses() {
    var rig = ViewerRig.open()
    rig.happen(.key(.escape), at: 10)
    expectCatch(of: &rig, at: 10.15, shown: 10.14)
  }

  @Test func isCaughtWhereItWasSeenEvenWhenFramesWereLost() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 1)
    expectCatch(of: &rig, at: 4, shown: 1.1)
  }

  @Test func heldItDoesNotMove() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 1)
    rig.touch(.down, 195, 422, at: 1.1)
    let seen = rig.draw(at: 1.1)
    #expect(seen.photo != nil && !seen.isMoving)
    #expect(rig.draw(at: 9) == seen)
  }

  @Test(arguments: [Pointer.Phase.up, .cancel])
  func heldStillAndLetGoItGoesOn(end: Pointer.Phase) {
    var (opening, closing) = (ViewerRig(), ViewerRig.open())
    opening.happen(ViewerRig.opening, at: 10)
    closing.happen(.key(.escape), at: 10)
    for (rig, isOpen) in [(opening, true), (closing, false)] {
      var rig = rig
      rig.touch(.down, 195, 422, at: 10.1)
      let seen = rig.photo(at: 11)
      rig.touch(end, 195, 422, at: 11)
      #expect(rig.photo(at: 11)?.frame.isNear(seen?.frame ?? .zero) == true)
      #expect(rig.scene.isMoving)
      rig.draw(at: 14)
      #expect(rig.signals.last == .settle(item: ViewerRig.item, isOpen: isOpen))
    }
  }

  /// The frame at `shown` is what the person reached for.
  private func expectCatch(of rig: inout ViewerRig, at time: Double, shown: Double) {
    let seen = rig.evaluate(at: shown)
    rig.touch(.down, 195, 422, at: time, shown: shown)
    #expect(rig.evaluate(at: time).isNear(seen))
    rig.touch(.move, 195, 432, at: time + 0.01)
    #expect(rig.evaluate(at: time).isNear(seen), "the slop is taken out")
    rig.draw(at: time + 0.01)
    #expect(!rig.scene.isMoving)
  }
}
