import Testing

@testable import VitrineUI

/// The warning about a view without area.
@Suite struct VisibilityTimeoutTests {
  @Test func theWarningIsDueASecondAfterTheViewHasLostItsArea() {
    var timeout = VisibilityTimeout()
    let isChange = timeout.note(isVisible: false, at: 5)
    #expect(isChange && timeout.dueTime == 6)
    let isDue = [5.9, 6, 7].map { timeout.take(by: $0) }
    #expect(isDue == [false, true, false], "once")
  }

  @Test func anAreaInTimePreventsIt() {
    var timeout = VisibilityTimeout()
    _ = timeout.note(isVisible: false, at: 5)
    _ = timeout.note(isVisible: true, at: 5.5)
    let isDue = timeout.take(by: 9)
    #expect(!isDue && timeout.dueTime == nil)
  }

  @Test func theSameAgainDelaysNothing() {
    var timeout = VisibilityTimeout()
    _ = timeout.note(isVisible: false, at: 5)
    let isChange = timeout.note(isVisible: false, at: 5.9)
    #expect(!isChange && timeout.dueTime == 6)
  }
}
