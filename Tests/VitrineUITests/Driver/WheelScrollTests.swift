import Testing
import Vitrine

@testable import VitrineUI

/// Scroll events of AppKit, as the engine gets them.
@Suite struct WheelScrollTests {
  @Test func contentFollowsTheFingersOfATrackpad() {
    let wheel = Wheel(scrolledBy: Vector(x: -12, y: 3), isPrecise: true)
    #expect(wheel.delta == Vector(x: 12, y: -3))
  }

  @Test func aNotchOfAMouseIsALine() {
    let wheel = Wheel(scrolledBy: Vector(x: 0, y: -2), isPrecise: false)
    #expect(wheel.delta == Vector(x: 0, y: 32))
  }
}
