import Testing
import Vitrine

/// Keyboard focus among cards.
@Suite struct ExpandingFocusTests {
  @Test(arguments: [0, 3])
  func aCardThatGetsFocusAgainComesBackIntoView(item: Int) throws {
    var row = StripRig.cards()
    row.happen(.focus(item: item), at: 1)
    row.draw(at: 3)
    row.happen(.wheel(Wheel(delta: Vector(x: 900, y: 0))), at: 4)
    row.draw(at: 6)
    #expect((row.start(of: item) ?? -1000) < 0)
    row.happen(.focus(item: item), at: 7)
    row.draw(at: 9)
    let start = try #require(row.start(of: item))
    #expect(start >= 0 && start <= 450)
  }

  @Test func focusOnAVisibleCardLeavesAMotionAlone() {
    var row = StripRig.cards()
    row.flick(from: 500, to: 300, starting: 1, during: 0.1)
    var other = row
    other.happen(.focus(item: 8), at: 1.15)
    #expect(row.draw(at: 1.5) == other.draw(at: 1.5))
    #expect(row.draw(at: 4) == other.draw(at: 4))
  }

  /// A wheel snaps once it is silent, whatever happens to cards meanwhile.
  @Test(arguments: [Event.Kind.key(.escape), .focus(item: 1)])
  func aWheelEndsOnACardWhateverHappensMeanwhile(kind: Event.Kind) {
    var row = StripRig.cards(options: [.snap: 0])
    row.happen(.expand(item: 0, isOpen: true, animated: false), at: 1)
    row.draw(at: 2)
    row.happen(.wheel(Wheel(delta: Vector(x: 40, y: 0))), at: 3)
    row.happen(kind, at: 3.05)
    let position = row.draw(at: 6).position
    #expect(abs(position - position.rounded()) < 1e-6)
  }
}
