import Testing

@testable import Vitrine

@Suite struct FrameAspectTests {
  @Test func fittingIsInsideAndTouchesTwoSides() {
    forEveryFrameAndRatio { frame, ratio in
      let picture = frame.fitting(ratio: ratio)
      #expect(picture.width <= frame.width && picture.height <= frame.height)
      #expect(agree(picture.width, picture.height * ratio, within: 1e-12, of: 1 + picture.width))
      #expect(picture.center.isNear(frame.center))
      #expect(picture.width == frame.width || picture.height == frame.height)
    }
  }

  @Test func fillingCoversAndTouchesTwoSides() {
    forEveryFrameAndRatio { frame, ratio in
      let picture = frame.filling(ratio: ratio)
      #expect(picture.width >= frame.width && picture.height >= frame.height)
      #expect(agree(picture.width, picture.height * ratio, within: 1e-12, of: 1 + picture.width))
      #expect(picture.center.isNear(frame.center, within: 1e-6))
      #expect(picture.width == frame.width || picture.height == frame.height)
    }
  }

  @Test func theFocusStaysInView() {
    let cell = Frame(x: 10, y: 20, width: 100, height: 100)
    for ratio in SmallDomains.ratios {
      let first = cell.filling(ratio: ratio, focus: .zero)
      let last = cell.filling(ratio: ratio, focus: Vector(x: 1, y: 1))
      #expect(first.origin == cell.origin)
      #expect(
        agree(last.maxX, cell.maxX, within: 1e-9) && agree(last.maxY, cell.maxY, within: 1e-9))
    }
  }

  @Test func fillingAndFittingAgreeWhereNothingIsCropped() {
    for frame in SmallDomains.frames where frame.width > 0 && frame.height > 0 {
      let ratio = frame.dimensions.ratio
      #expect(frame.fitting(ratio: ratio).isNear(frame))
      #expect(frame.filling(ratio: ratio).isNear(frame))
    }
  }

  @Test func whatIsNoRatioIsSquare() {
    let screen = Frame(x: 0, y: 0, width: 390, height: 844)
    for ratio in SmallDomains.impossibleRatios {
      #expect(screen.fitting(ratio: ratio) == screen.fitting(ratio: 1))
      #expect(screen.filling(ratio: ratio) == screen.filling(ratio: 1))
    }
  }

  private func forEveryFrameAndRatio(_ claim: (Frame, Double) -> Void) {
    for width in SmallDomains.lengths {
      for height in SmallDomains.lengths {
        for ratio in SmallDomains.ratios {
          claim(Frame(x: -30, y: 12, width: width, height: height), ratio)
        }
      }
    }
  }
}
