import Testing
import Vitrine

/// The lengths of photographs in a stitched row.
@Suite struct StitchedRowTests {
  private func lengths(_ ratios: [Double], height: Double, isVertical: Bool = false) -> [Double] {
    StitchedRow.extents(
      ofRatios: ratios, in: Dimensions(width: 400, height: 200), height: height,
      isVertical: isVertical)
  }

  @Test func theyFollowFromTheBreadthOfTheRow() {
    #expect(lengths([1.5, 0.5], height: 300) == [300, 100])
    #expect(lengths([1.5, 0.5], height: 100) == [150, 50])
    #expect(lengths([2, 0.5], height: 100, isVertical: true) == [50, 200])
  }

  @Test func ratiosBeyondTheLimitsAreCropped() {
    #expect(lengths([100, 0.01, .nan], height: 100) == [500, 20, 100])
  }
}
