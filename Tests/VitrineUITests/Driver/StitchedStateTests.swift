import Testing

@testable import VitrineUI

@Suite struct StitchedStateTests {
  @Test func onlyAnotherStateIsAChange() {
    var state = StitchedState()
    let changes = [false, true, true, false].map { state.set($0) }
    #expect(changes == [false, true, false, true] && !state.isStitched)
  }
}
