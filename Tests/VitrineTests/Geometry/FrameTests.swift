import Testing

@testable import Vitrine

@Suite struct FrameTests {
  private let frames = SmallDomains.frames

  @Test func framesAddAndScaleLikeNumbers() {
    for a in frames {
      for b in frames {
        #expect(a + b == b + a)
        #expect((a + (b - a)).isNear(b))
        #expect(((a + b) * 0.5).isNear(a * 0.5 + b * 0.5))
      }
      #expect(a - a == .zero && a + .zero == a && a * 1 == a)
    }
  }

  @Test func isMadeOfItsOriginAndDimensions() {
    for frame in frames {
      #expect(frame.maxX == frame.x + frame.width && frame.maxY == frame.y + frame.height)
      #expect(Frame(center: frame.center, dimensions: frame.dimensions).isNear(frame))
      #expect(Frame.zero.moved(by: frame.origin).origin == frame.origin)
    }
  }

  @Test func scalingKeepsThePivotAndMultipliesTheSides() {
    for frame in frames {
      for pivot in SmallDomains.vectors {
        let scaled = frame.scaled(by: 0.25, about: pivot)
        #expect(scaled.dimensions == (frame * 0.25).dimensions)
        #expect((scaled.origin - pivot).isNear((frame.origin - pivot) * 0.25))
      }
      #expect(frame.scaled(by: 2, about: frame.center).center.isNear(frame.center))
    }
  }

  @Test func theIntersectionIsWhatBothCover() {
    forEveryPair { a, b in
      let shared = a.intersection(b)
      #expect(shared == b.intersection(a))
      #expect(shared.width >= 0 && shared.height >= 0)
      for place in corners(of: a) + corners(of: b) + [a.center, b.center] {
        let isInBoth = covers(a, place) && covers(b, place)
        #expect(isInBoth == covers(shared, place), "\(a) and \(b) at \(place)")
      }
    }
  }

  @Test func everyFrameMeetsItself() {
    for frame in frames { #expect(frame.intersection(frame).isNear(frame)) }
  }

  @Test func isFiniteOnlyWithAllFourNumbers() {
    for bad in SmallDomains.notNumbers {
      for place in 0..<4 {
        var numbers = [1.0, 2, 3, 4]
        numbers[place] = bad
        let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        #expect(!frame.isFinite)
      }
    }
    #expect(frames.allSatisfy { $0.isFinite })
  }

  private func forEveryPair(_ claim: (Frame, Frame) -> Void) {
    for a in frames { for b in frames { claim(a, b) } }
  }

  private func corners(of frame: Frame) -> [Vector] {
    [frame.x, frame.maxX].flatMap { x in [frame.y, frame.maxY].map { Vector(x: x, y: $0) } }
  }

  /// A frame without extent covers nothing.
  private func covers(_ frame: Frame, _ place: Vector) -> Bool {
    frame.width > 0 && frame.height > 0 && (frame.x...frame.maxX).contains(place.x)
      && (frame.y...frame.maxY).contains(place.y)
  }
}
