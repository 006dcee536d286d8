import Testing

@testable import VitrineUI

/// The open photograph as the app knows it.
@Suite struct PhotoSelectionTests {
  private typealias Selection = PhotoSelection<Int>

  @Test func onlyAnotherPhotographIsAChange() {
    var selection = Selection()
    let assigned = [nil, 1, 1, 2, nil].map { selection.assign($0) }
    #expect(assigned == [false, true, false, true, true])
    let decided = [3, 3, nil, nil].map { selection.decide($0) }
    #expect(decided == [true, false, true, false])
  }

  @Test func aNewAssignmentReplacesTheDecisionsThatWait() {
    var selection = Selection()
    _ = selection.assign(1)
    selection.await(1, animated: true)
    selection.hold(nil)
    _ = selection.assign(2)
    let held = selection.takeHeld()
    #expect(selection.awaited == nil && held == nil)
  }

  @Test func theSameAssignmentReplacesNothing() {
    var selection = Selection()
    _ = selection.assign(1)
    selection.await(1, animated: true)
    selection.hold(nil)
    _ = selection.assign(1)
    let held = selection.takeHeld()
    #expect(selection.awaited == AwaitedItem(id: 1, animated: true) && held == .some(nil))
    let heldAgain = selection.takeHeld()
    #expect(heldAgain == nil, "once")
  }

  @Test func aPersonsDecisionEndsTheWaiting() {
    var selection = Selection()
    _ = selection.assign(1)
    selection.await(1, animated: false)
    _ = selection.decide(7)
    #expect(selection.awaited == nil)
  }
}
