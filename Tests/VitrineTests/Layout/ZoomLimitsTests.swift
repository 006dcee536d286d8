import Testing

@testable import Vitrine

/// How far a photograph can be magnified, and panned.
@Suite struct ZoomLimitsTests {
  private let screen = Dimensions(width: 390, height: 844)
  private var zoom: ZoomLimits { zoom(ratio: 1.5, displayScale: 3) }

  @Test func fourTimesOrTheWholeScreenOrTwicePixelByPixelIsTheMost() {
    #expect(zoom.maximum == 4 && agree(zoom.doubleTapScale, 844 / 260, within: 1e-12))
    #expect(zoom(ratio: 1.5, pixels: 11_700, displayScale: 3).maximum == 20)
    #expect(zoom(ratio: 5).maximum == 844.0 / 78)
    #expect(zoom(ratio: 0.5).doubleTapScale == 2.5)
  }

  @Test func aSmallPictureFillsNothingButMagnifiesFourTimes() {
    let small = ZoomLimits(
      fit: Dimensions(width: 60, height: 40), pixels: 90, on: screen, displayScale: 3)
    #expect(small.maximum == 4 && agree(small.doubleTapScale, 844 / 260, within: 1e-12))
  }

  @Test func whatFingersAskForIsFollowedWithinTheLimitsAndLessAndLessBeyond() {
    let limits = zoom.range(holding: 1)
    #expect(zoom.scale(for: 2, within: limits) == 2)
    // The vector of motion.md: 8 asked of at most 4.
    #expect(agree(zoom.scale(for: 8, within: limits), 5.115370405, within: 1e-8))
    #expect(
      zoom.scale(for: 1e9, within: limits) < 8
        && zoom.scale(for: 1e-9, within: limits) > 0.5)
    for asked in [0.3, 0.9, 1, 1.7, 4, 5, 30] {
      let drawn = zoom.scale(for: asked, within: limits)
      #expect(agree(zoom.rawScale(for: drawn, within: limits), asked, within: 1e-9 * asked))
    }
  }

  @Test func whatIsCaughtOutsideTheLimitsIsFollowedBackExactly() {
    for (caught, spread) in [(0.3, 3.0), (50, 0.1)] {
      let range = zoom.range(holding: caught)
      let asked = zoom.rawScale(for: caught, within: range) * spread
      #expect(
        agree(zoom.scale(for: asked, within: range), caught * spread, within: 1e-12 * caught))
    }
  }

  @Test func noEdgeComesIntoViewButByForce() {
    #expect(zoom.slack(at: 1) == .zero && zoom.slack(at: 2) == Vector(x: 195, y: 0))
    #expect(zoom.confined(Vector(x: 900, y: -9), at: 2) == Vector(x: 195, y: 0))
    let dragged = zoom.dragged(Vector(x: 195, y: 0), by: Vector(x: 100, y: 0), at: 2)
    #expect(agree(dragged.x, 195 + RubberBand(dimension: 390).offset(for: 100), within: 1e-9))
    #expect(zoom.dragged(dragged, by: Vector(x: -100, y: 0), at: 2).isNear(Vector(x: 195, y: 0)))
  }

  @Test func withoutAScreenItIsFiniteAllTheSame() {
    for ratio in [1 / 65_535.0, 1, 65_535] {
      for screen in [Dimensions.zero, screen] {
        let zoom = zoom(ratio: ratio, pixels: 1e6, on: screen)
        #expect(
          zoom.maximum.isFinite && zoom.maximum >= 4
            && zoom.scale(for: 0, within: 1...zoom.maximum).isFinite)
      }
    }
  }

  /// The limits of a picture that is not small.
  private func zoom(
    ratio: Double, pixels: Double = 0, on screen: Dimensions? = nil, displayScale: Double = 1
  ) -> ZoomLimits {
    let screen = screen ?? self.screen
    let fit = Frame(center: .zero, dimensions: screen).fitting(ratio: ratio).dimensions
    return ZoomLimits(fit: fit, pixels: pixels, on: screen, displayScale: displayScale)
  }
}
