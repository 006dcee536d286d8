import Testing

@testable import Vitrine

/// Touching the photograph in mid-flight.
@Suite struct PhotoViewerCatchTests {
  @Test func isCaughtWhereItWasSeenWhileItOpens() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 1)
    expectCatch(of: &viewing, at: 1.2, shown: 1.18)
  }

  @Test func isCaughtWhereItWasSeenWhileItCloses() {
    var viewing = Viewing.open()
    viewing.happen(.key(.escape), at: 10)
    expectCatch(of: &viewing, at: 10.15, shown: 10.14)
  }

  @Test func isCaughtWhereItWasSeenEvenWhenFramesWereLost() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 1)
    expectCatch(of: &viewing, at: 4, shown: 1.1)
  }

  @Test func heldItDoesNotMove() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 1)
    viewing.touch(.down, 195, 422, at: 1.1)
    let seen = viewing.look(at: 1.1)
    #expect(!viewing.scene.isMoving)
    #expect(viewing.look(at: 9) == seen)
  }

  @Test(arguments: [Pointer.Phase.up, .cancel])
  func heldStillAndLetGoItGoesOn(end: Pointer.Phase) {
    var (opening, closing) = (Viewing(), Viewing.open())
    opening.happen(Viewing.opening, at: 10)
    closing.happen(.key(.escape), at: 10)
    for (viewing, isOpen) in [(opening, true), (closing, false)] {
      var viewing = viewing
      viewing.touch(.down, 195, 422, at: 10.1)
      let seen = viewing.look(at: 11)
      viewing.touch(end, 195, 422, at: 11)
      #expect(viewing.look(at: 11)?.frame.isNear(seen?.frame ?? .zero) == true)
      #expect(viewing.scene.isMoving)
      viewing.look(at: 14)
      #expect(viewing.signals.last == .settle(item: Viewing.item, isOpen: isOpen))
    }
  }

  /// The frame at `shown` is what the person reached for.
  private func expectCatch(of viewing: inout Viewing, at time: Double, shown: Double) {
    let seen = viewing.pose(at: shown)
    viewing.touch(.down, 195, 422, at: time, shown: shown)
    #expect(viewing.pose(at: time).isNear(seen))
    viewing.touch(.move, 195, 432, at: time + 0.01)
    #expect(viewing.pose(at: time).isNear(seen), "the slop is taken out")
    viewing.look(at: time + 0.01)
    #expect(!viewing.scene.isMoving)
  }
}
