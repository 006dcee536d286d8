import Testing
import Vitrine

@testable import VitrineUI

/// A finger that moves along the dots of a carousel.
@Suite struct DotDragTests {
  @Test(arguments: [false, true]) func eachDotIsOneItem(isReversed: Bool) {
    var drag = DotDrag(start: .zero, from: 4)
    let sign = isReversed ? -1.0 : 1
    func move(_ dots: Double) -> Int? {
      drag.move(
        to: Vector(x: sign * dots * 24, y: 9), pitch: 24, count: 12, isReversed: isReversed)
    }
    #expect(move(0.4) == nil)
    #expect(move(0.6) == 5)
    #expect(move(1.4) == nil, "the same item is selected once")
    #expect(move(-2) == 2)
    #expect(move(100) == 11 && move(200) == nil && move(-100) == 0)
  }
}
