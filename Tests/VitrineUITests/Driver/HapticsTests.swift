import Testing

@testable import VitrineUI

@Suite struct HapticsTests {
  @Test func ticksAndImpactsAreCountedApart() {
    var haptics = Haptics()
    haptics.tick()
    haptics.tick()
    haptics.impact()
    #expect(haptics.ticks == 2 && haptics.impacts == 1)
  }
}
