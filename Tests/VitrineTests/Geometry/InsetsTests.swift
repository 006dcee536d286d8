import Testing

@testable import Vitrine

@Suite struct InsetsTests {
  @Test func whatIsCutLeavesTheInnerFrame() {
    let outer = Frame(x: -20, y: 10, width: 300, height: 200)
    for inner in [outer, Frame(x: 0, y: 20, width: 100, height: 50)] {
      let cut = Insets(from: outer, to: inner)
      let left = Frame(
        x: outer.x + cut.left, y: outer.y + cut.top,
        width: outer.width - cut.left - cut.right, height: outer.height - cut.top - cut.bottom)
      #expect(left.isNear(inner))
    }
    #expect(Insets(from: outer, to: outer) == .zero)
  }

  @Test func nothingIsEverAdded() {
    for outer in SmallDomains.frames {
      for inner in SmallDomains.frames {
        #expect(Insets(from: outer, to: inner).numbers.allSatisfy { $0 >= 0 })
      }
    }
  }

  @Test func dividesEverySide() {
    let cut = Insets(top: 2, right: 4, bottom: 6, left: 8) / 2
    #expect(cut == Insets(top: 1, right: 2, bottom: 3, left: 4))
  }
}
