import Testing
import Vitrine

@Suite struct MagnifyTests {
  /// A wheel that is turned back and forth by the same distance ends where it began.
  @Test func aWheelScalesByAFactorForEachPixel() {
    for distance in [1.0, 12.5, 100, 240] {
      let (back, forth) = (
        Magnify(wheel: -distance, position: .zero), Magnify(wheel: distance, position: .zero)
      )
      #expect(back.phase == .wheel && back.scale > 1)
      #expect(abs(back.scale * forth.scale - 1) < 1e-12)
    }
    #expect(Magnify(wheel: 0, position: .zero).scale == 1)
  }
}
