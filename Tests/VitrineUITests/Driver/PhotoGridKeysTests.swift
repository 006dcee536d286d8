import Testing
import Vitrine

@testable import VitrineUI

/// Keys and focus of a grid.
@MainActor @Suite struct PhotoGridKeysTests {
  @Test func keysMoveFocusAndScrollTheGrid() {
    let fixture = PhotoGridFixture(showing: 0..<500)
    #expect(fixture.grid.press(.right))
    #expect(fixture.grid.focus == 1)
    #expect(fixture.grid.press(.end))
    #expect(fixture.grid.focus == 499)
    #expect(fixture.grid.scroll.count == 1)
    #expect(fixture.grid.scroll.top == fixture.grid.dimensions.height - 844)
    #expect(!fixture.grid.press(.right))
  }

  @Test(arguments: [Key.enter, .space])
  func keysOpenTheFocusedPhotograph(key: Key) {
    let fixture = PhotoGridFixture(showing: 0..<500)
    #expect(fixture.grid.press(.down))
    #expect(fixture.grid.press(key))
    #expect(fixture.grid.viewer.open == 3 && fixture.reports.selections == [3])
    #expect(!PhotoGridFixture(showing: 0..<0).grid.press(key))
  }

  @Test func aRingMarksTheFocusedCellOnceTheKeyboardIsUsed() throws {
    let fixture = PhotoGridFixture(showing: 0..<50)
    func marked() -> [Int] {
      fixture.grid.cells.filter(fixture.grid.hasKeyFocus).map(\.id.item)
    }
    #expect(marked() == [])
    fixture.grid.setFocused(true, byPointer: true)
    #expect(marked() == [])
    #expect(fixture.grid.handleKey(.right))
    #expect(marked() == [1])
    fixture.grid.focus(on: try #require(fixture.cell(7)))
    fixture.runToFrame()
    #expect(marked() == [7])
    fixture.grid.setFocused(false)
    #expect(marked() == [])
    fixture.grid.setFocused(true)
    #expect(marked() == [7])
  }

  @Test(arguments: [true, false])
  func focusReturnsToAGridThatHadIt(hadFocus: Bool) {
    let fixture = PhotoGridFixture(showing: 0..<50)
    var requests = 0
    fixture.grid.onFocusRequest = { requests += 1 }
    fixture.grid.setFocused(hadFocus)
    fixture.grid.open(4, at: 4)
    fixture.grid.setFocused(false)
    fixture.run(for: 2)
    #expect(requests == 0)
    fixture.grid.viewer.close(animated: true)
    fixture.run(for: 2)
    #expect(requests == (hadFocus ? 1 : 0))
    fixture.grid.setFocused(false)
    fixture.grid.open(5, at: 5)
    fixture.run(for: 2)
    fixture.grid.viewer.close(animated: true)
    fixture.run(for: 2)
    #expect(requests == (hadFocus ? 1 : 0))
  }
}
