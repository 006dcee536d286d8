import Testing

@testable import Vitrine

@Suite struct TimingCurveTests {
  @Test func meetsTheVectors() {
    for vector in MotionVectors.all.bezier {
      let curve = TimingCurve(
        x1: vector.p1[0], y1: vector.p1[1], x2: vector.p2[0], y2: vector.p2[1])
      for point in vector.points {
        let isUpright = point.slope == nil
        #expect(
          agree(curve.value(at: point.x), point.y, within: isUpright ? 1e-6 : 1e-9),
          "\(vector.name) at \(point.x)")
        if let slope = point.slope {
          #expect(
            agree(curve.slope(at: point.x), slope, within: 1e-8, of: max(1, abs(slope))),
            "\(vector.name) at \(point.x)")
        }
      }
    }
  }

  @Test func presetsAreThoseOfCSS() {
    let presets: [(TimingCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
      (.ease, "cssEase/CADefault"),
    ]
    for (curve, name) in presets {
      let vector = MotionVectors.all.bezier.first { $0.name == name }
      #expect([curve.x1, curve.y1] == vector?.p1)
      #expect([curve.x2, curve.y2] == vector?.p2)
    }
  }

  @Test func staysAtItsEndsBeyondThem() {
    forEveryCurve { curve, _ in
      for progress in [0, -0.5, -Double.infinity] { #expect(curve.value(at: progress) == 0) }
      for progress in [1, 1.5, Double.infinity, .nan] { #expect(curve.value(at: progress) == 1) }
    }
  }

  @Test func slopeIsTheSlopeOfTheValue() {
    forEveryCurve { curve, progress in
      let step = 1e-6
      let rise = curve.value(at: progress + step) - curve.value(at: progress - step)
      let slope = curve.slope(at: progress)
      #expect(agree(slope, rise / (2 * step), within: 1e-4, of: max(1, abs(slope))))
    }
  }

  @Test func turnedRoundItIsItself() {
    forEveryCurve { curve, progress in
      let turned = TimingCurve(
        x1: 1 - curve.x2, y1: 1 - curve.y2, x2: 1 - curve.x1, y2: 1 - curve.y1)
      #expect(agree(turned.value(at: 1 - progress), 1 - curve.value(at: progress), within: 1e-10))
    }
  }

  @Test func endsHaveTheSlopeOfTheirTangents() {
    #expect(TimingCurve.easeIn.slope(at: 0) == 0)
    #expect(agree(TimingCurve.easeOut.slope(at: 0), 1 / 0.58, within: 1e-12))
    #expect(agree(TimingCurve.easeIn.slope(at: 1), 1 / 0.58, within: 1e-12))
    #expect(agree(TimingCurve.ease.slope(at: 0), 0.4, within: 1e-12))
    #expect(TimingCurve.linear.slope(at: 0) == 1)
    #expect(TimingCurve(x1: 0, y1: 1, x2: 1, y2: 0).slope(at: 0) == 0)
  }

  @Test func whatCannotBeACurveIsHeldOrLinear() {
    #expect(TimingCurve(x1: .nan, y1: 0, x2: 1, y2: 1) == .linear)
    #expect(TimingCurve(x1: 0, y1: .infinity, x2: 1, y2: 1) == .linear)
    #expect(
      TimingCurve(x1: -1, y1: 0.2, x2: 7, y2: 0.8) == TimingCurve(x1: 0, y1: 0.2, x2: 1, y2: 0.8))
  }
}

private func forEveryCurve(_ claim: (TimingCurve, Double) -> Void) {
  var world = MotionWorld(seed: 7)
  for _ in 0..<300 { claim(world.curve(), world.number(in: 0.01...0.99)) }
}
