import Testing

@testable import Vitrine

@Suite struct ThresholdTests {
  @Test func fingersAreLessPreciseThanMiceAndPens() {
    #expect(Threshold.slop(of: .touch) == 10)
    #expect(Threshold.slop(of: .mouse) == 4)
    #expect(Threshold.slop(of: .pen) == 4)
  }
}
