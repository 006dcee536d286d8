import Testing

@testable import VitrineUI

@Suite struct PhotoAspectRatioTests {
  @Test func positiveNumbersAreShapes() {
    #expect((1.5).widthPerHeight == 1.5)
    #expect(Double?.some(0.75).widthPerHeight == 0.75)
  }

  @Test(arguments: [0, -1.5, .infinity, -.infinity, .nan])
  func otherNumbersAreUnknownShapes(number: Double) {
    #expect(number.widthPerHeight == nil && Double?.some(number).widthPerHeight == nil)
  }

  @Test func noValueIsAnUnknownShape() {
    #expect(Double?.none.widthPerHeight == nil)
  }
}
