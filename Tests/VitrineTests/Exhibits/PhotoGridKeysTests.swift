import Testing
import Vitrine

/// Keyboard focus, and the scrolling that follows it.
@Suite struct PhotoGridKeysTests {
  @Test func aKeyMovesFocusAndScrollsNoFartherThanNeeded() {
    var grid = GridRig(count: 4000)
    grid.signals = []
    #expect(grid.happen(.key(.right)) == Response(.mine))
    #expect(grid.signals == [.focus(item: 1)])
    for _ in 0..<5 { grid.happen(.key(.down)) }
    grid.signals = []
    grid.happen(.key(.down))
    let hidden = 7.0 * 131 - 3 - 844
    #expect(grid.signals == [.scroll(by: hidden), .focus(item: 19)])
    grid.signals = []
    grid.happen(.key(.home))
    #expect(grid.signals.contains(.focus(item: 0)))
    #expect(grid.source(of: 0)?.frame.y == 0, "as if the host had scrolled")
  }

  @Test func keysPressedBeforeTheHostScrollsAddUp() {
    var grid = GridRig(count: 4000)
    grid.signals = []
    for _ in 0..<9 { grid.happen(.key(.down)) }
    #expect(agree(grid.scrolled, 10 * 131 - 3 - 844, within: 1e-9))
  }

  @Test func aKeyThatLeadsNowhereIsThePagesOwn() {
    var grid = GridRig(count: 4)
    for key in [Key.left, .up, .home, .pageUp, .escape] {
      #expect(grid.happen(.key(key)) == Response(.yours), "\(key)")
    }
    #expect(grid.signals.isEmpty && grid.prefetches == [0..<4])
  }

  @Test func keysDoNothingWhileAPhotographIsOpen() {
    var grid = GridRig(count: 40)
    grid.happen(.viewed(item: ViewerRig.item))
    #expect(grid.happen(.key(.right)) == Response(.yours))
    #expect(grid.focused == 7)
  }

  @Test func keysStillMoveWhenTheFocusedItemIsGone() {
    var grid = GridRig(count: 400)
    grid.happen(.focus(item: 300))
    grid.happen(.count(40))
    #expect(grid.focused == 39)
    #expect(grid.happen(.key(.left)) == Response(.mine))
    #expect(grid.focused == 38)
  }

  @Test func rightToLeftIsTheMirrorImageAndTurnsTheArrowsRound() {
    var (grid, mirror) = (GridRig(count: 40), GridRig(count: 40))
    mirror.happen(.environment(Event.Environment(isRightToLeft: true)))
    for (a, b) in zip(grid.scene.placements, mirror.scene.placements) {
      #expect(b.frame.isNear(a.frame.mirrored(across: 390)))
    }
    #expect(grid.happen(.key(.right)) == mirror.happen(.key(.left)))
    #expect(grid.focused == 1 && mirror.focused == 1)
  }

  @Test func whatIsSelectedIsFocusedAndInView() {
    var grid = GridRig(count: 4000)
    grid.happen(.select(item: 3000, animated: false))
    #expect(grid.focused == 3000)
    #expect(grid.scrolled == 1001 * 131 - 3 - 844)
    grid.signals = []
    for item in [3000, 4000, -1] { grid.happen(.select(item: item, animated: false)) }
    #expect(grid.focused == 3000 && grid.scrolled == 0)
  }
}
