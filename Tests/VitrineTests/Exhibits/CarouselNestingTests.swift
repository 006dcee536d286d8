import Testing
import Vitrine

/// A carousel in another one with the same axis. At its ends, the outer one gets the drag.
@Suite struct CarouselNestingTests {
  /// Whose a drag of 40 points is that begins on an item, to later items or back to earlier ones.
  private func claim(
    onward: Bool, from item: Int, loops: Bool, options: [Option: Double] = [:],
    isRightToLeft: Bool = false, yields: Bool = true
  ) -> Response.Claim {
    var carousel = StripRig(
      [100, 100, 100, 100], options: options.merging([.loop: loops ? 1 : 0]) { $1 },
      isRightToLeft: isRightToLeft)
    carousel.happen(.select(item: item, animated: false), at: 1)
    let end = onward ? 110.0 : 190
    let takesDrag = carousel.model.takesDrag(
      toward: carousel.point(at: end) - carousel.point(at: 150), yieldingAtEnds: yields, at: 2)
    carousel.touch(.down, 150, at: 2, yieldsAtEnds: yields)
    let claim = carousel.touch(.move, end, at: 2.1).claim
    #expect(takesDrag == (claim == .mine))
    return claim
  }

  @Test func itYieldsAtTheEndInTheDirectionOfTheDrag() {
    for (axis, isRightToLeft) in [(0.0, false), (0, true), (1, false)] {
      func mine(onward: Bool, from item: Int) -> Bool {
        claim(
          onward: onward, from: item, loops: false, options: [.axis: axis],
          isRightToLeft: isRightToLeft) == .mine
      }
      #expect(mine(onward: true, from: 0) && !mine(onward: false, from: 0))
      #expect(mine(onward: true, from: 1) && mine(onward: false, from: 1))
      #expect(!mine(onward: true, from: 3) && mine(onward: false, from: 3))
    }
  }

  @Test func withoutEndsOrAloneItYieldsNothing() {
    for onward in [true, false] {
      #expect(claim(onward: onward, from: 0, loops: true) == .mine)
      #expect(claim(onward: onward, from: 0, loops: false, yields: false) == .mine)
    }
  }

  @Test func whatFitsWholeYieldsBothWays() {
    var carousel = StripRig([100], options: [.align: 0])
    for (index, end) in [50.0, 250].enumerated() {
      let time = Double(index) + 1
      carousel.touch(.down, 150, at: time, yieldsAtEnds: true)
      #expect(carousel.touch(.move, end, at: time + 0.1).claim == .yours)
      carousel.touch(.up, end, at: time + 0.2)
    }
  }
}
