import Testing

@testable import VitrineUI

/// The keyboard focus of a grid before, while and after a photograph is open.
@Suite struct GridFocusTests {
  @Test func aKeyReplacesThePointer() {
    var focus = GridFocus()
    focus.setFocused(true, byPointer: true)
    #expect(focus.keyboard == .pointer)
    focus.useKeys()
    #expect(focus.keyboard == .keys)
  }

  @Test func aKeyGivesNoFocus() {
    var focus = GridFocus()
    focus.useKeys()
    #expect(focus.keyboard == .none)
  }

  @Test(arguments: [true, false])
  func theGridGetsTheFocusBackThatItHad(byPointer: Bool) {
    var focus = GridFocus()
    focus.setFocused(true, byPointer: byPointer)
    focus.yield()
    #expect(focus.keyboard == .none)
    focus.setFocused(false, byPointer: false)
    let isRestored = focus.restore()
    #expect(isRestored && focus.keyboard == (byPointer ? .pointer : .keys))
    let isRestoredAgain = focus.restore()
    #expect(!isRestoredAgain, "once")
  }

  @Test func aGridWithoutFocusGetsNone() {
    var focus = GridFocus()
    focus.yield()
    let isRestored = focus.restore()
    #expect(!isRestored && focus.keyboard == .none)
  }
}
