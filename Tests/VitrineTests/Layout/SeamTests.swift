import Testing

@testable import Vitrine

@Suite struct SeamTests {
  static let scales = (0...40).map { 0.7 + Double($0) * 0.015 }

  @Test func fingersCloseAPartedRowAsFarAsTheyClose() {
    for scale in Self.scales {
      var seam = Seam()
      seam.beginPinch(scale: 1, at: 0)
      _ = seam.pinch(scale: scale, at: 0)
      #expect(abs(seam.state(at: 0).position - ((1 - scale) / 0.15).clamped(to: 0...1)) < 1e-12)
    }
  }

  @Test func fingersPartAStitchedRowAsFarAsTheySpread() {
    for scale in Self.scales {
      var seam = Self.stitched
      seam.beginPinch(scale: 1, at: 0)
      _ = seam.pinch(scale: scale, at: 0)
      #expect(
        abs(seam.state(at: 0).position - (1 - ((scale - 1) / 0.15).clamped(to: 0...1))) < 1e-12)
    }
  }

  @Test func aSeamCaughtOnItsWayDoesNotJump() {
    for isStitched in [false, true] {
      var seam = isStitched ? Seam() : Self.stitched
      seam.setStitched(isStitched, animated: true, at: 0)
      for step in 0...20 {
        var caught = seam
        let time = Double(step) / 80
        caught.beginPinch(scale: 1, at: time)
        #expect(caught.pinch(scale: 1, at: 0) == false)
        #expect(abs(caught.state(at: time).position - seam.state(at: time).position) < 1e-12)
      }
    }
  }

  @Test func itFlipsAtTwoScalesApartFromEachOther() {
    var seam = Seam()
    seam.beginPinch(scale: 1, at: 0)
    let flips = [0.951, 0.949, 0.96, 0.94, 1.049, 1.051, 1.04, 1.2, 0.951, 0.9].map {
      seam.pinch(scale: $0, at: 0)
    }
    #expect(flips == [false, true, false, false, false, true, false, false, false, true])
  }

  @Test func aTremblingHandFlipsItOnce() {
    for (threshold, seam) in [(0.95, Seam()), (1.05, Self.stitched)] {
      var seam = seam
      seam.beginPinch(scale: 1, at: 0)
      let flips = (0..<100).filter {
        seam.pinch(scale: threshold + ($0 % 2 == 0 ? 0.04 : -0.04), at: 0)
      }
      #expect(flips.count == 1)
    }
  }

  @Test func itAlwaysComesToRestPartedOrStitchedAsItWasFlipped() {
    for scale in Self.scales {
      for (velocity, seam) in [-9.0, -1, 0, 1, 9].flatMap({ [($0, Seam()), ($0, Self.stitched)] }) {
        var seam = seam
        seam.beginPinch(scale: 1, at: 0)
        _ = seam.pinch(scale: scale, at: 0)
        seam.endPinch(scaleVelocity: velocity, at: 0)
        #expect(seam.state(at: max(0, seam.restTime)).position == (seam.isStitched ? 1 : 0))
        #expect((0..<60).allSatisfy { (0...1).contains(seam.state(at: Double($0) / 60).position) })
      }
    }
  }

  @Test func itGoesOnAsFastAsTheFingersMovedIt() {
    var seam = Seam()
    seam.beginPinch(scale: 1, at: 0)
    _ = seam.pinch(scale: 0.94, at: 0)
    let before = seam.state(at: 0).position
    seam.endPinch(scaleVelocity: -0.3, at: 0)
    #expect(abs((seam.state(at: 1e-6).position - before) / 1e-6 - 2) < 0.01)
  }

  @Test func fingersBeyondItsEndMoveItNoMore() {
    var seam = Seam()
    seam.beginPinch(scale: 1, at: 0)
    _ = seam.pinch(scale: 0.5, at: 0)
    seam.endPinch(scaleVelocity: 3, at: 0)
    #expect(seam.restTime <= 0 && seam.state(at: 0).position == 1)
  }

  @Test func codeAndKeysTakeTwoTenthsOfASecond() {
    for isStitched in [false, true] {
      var seam = isStitched ? Seam() : Self.stitched
      seam.setStitched(isStitched, animated: true, at: 3)
      let curve = isStitched ? TimingCurve.easeIn : .easeOut
      #expect(seam.restTime == 3.2)
      #expect(
        abs(seam.state(at: 3.05).position - abs((isStitched ? 0 : 1) - curve.value(at: 0.25)))
          < 1e-9)
    }
  }

  @Test func codeTakesItOutOfTheHand() {
    var seam = Seam()
    seam.beginPinch(scale: 1, at: 0)
    _ = seam.pinch(scale: 0.8, at: 0)
    seam.setStitched(false, animated: true, at: 0)
    #expect(!seam.isHeld && seam.state(at: 0).position == 1 && seam.state(at: 0.2).position == 0)
    #expect(seam.pinch(scale: 0.5, at: 0) == false)
  }

  @Test func thePlainFormulaForCorners() {
    for value in [0, 0.25, 0.5, 1] {
      let inner = 8 * (1 - value)
      let middle = Seam.radii(at: value, of: 8, isFirst: false, isLast: false, along: Strip.Axis())
      #expect(middle == CornerRadii(inner))
      let single = Seam.radii(at: value, of: 8, isFirst: true, isLast: true, along: Strip.Axis())
      #expect(single == CornerRadii(8))
    }
  }

  @Test func outerCornersAreThoseAtTheEndsOfTheRow() {
    func first(_ axis: Strip.Axis) -> CornerRadii {
      Seam.radii(at: 1, of: 8, isFirst: true, isLast: false, along: axis)
    }
    let left = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 8)
    let right = CornerRadii(topLeft: 0, topRight: 8, bottomRight: 8, bottomLeft: 0)
    let top = CornerRadii(topLeft: 8, topRight: 8, bottomRight: 0, bottomLeft: 0)
    #expect(first(Strip.Axis()) == left)
    #expect(first(Strip.Axis(isRightToLeft: true)) == right)
    #expect(first(Strip.Axis(isVertical: true)) == top)
    for axis in [Strip.Axis(), Strip.Axis(isRightToLeft: true), Strip.Axis(isVertical: true)] {
      let last = Seam.radii(at: 1, of: 8, isFirst: false, isLast: true, along: axis)
      #expect(last + first(axis) == CornerRadii(8))
    }
  }

  @Test func onlyWhatTouchesOverlaps() {
    #expect(Seam.overlap(at: 0, pixel: 0.5) == 0.5)
    #expect(Seam.overlap(at: 0.5, pixel: 0.5) == 0)
    #expect(Seam.overlap(at: 8, pixel: 1) == 0)
  }

  private static var stitched: Seam {
    var seam = Seam()
    seam.setStitched(true, animated: false, at: 0)
    return seam
  }
}
