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

  /// Upright and level stretches included, where Newton's method alone would wander.
  @Test func isWhereBisectionFindsIt() {
    let handles = [0, 0.01, 0.5, 0.99, 1]
    for (x1, x2) in handles.flatMap({ x1 in handles.map { (x1, $0) } }) {
      let curve = TimingCurve(x1: x1, y1: 0.9, x2: x2, y2: 0.2)
      for progress in stride(from: 0.01, to: 1, by: 0.01) {
        let s = bisected { bezier(x1, x2, at: $0) - progress }
        #expect(
          agree(curve.value(at: progress), bezier(0.9, 0.2, at: s), within: 2e-5),
          "\(x1), \(x2) at \(progress)")
      }
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
  var world = RandomMotions(seed: 7)
  for _ in 0..<300 { claim(world.curve(), world.number(in: 0.01...0.99)) }
}

/// A cubic by de Casteljau's definition, from 0 over the two control values to 1.
private func bezier(_ a: Double, _ b: Double, at s: Double) -> Double {
  let r = 1 - s
  return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
}

private func bisected(_ rising: (Double) -> Double) -> Double {
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if rising(middle) < 0 { low = middle } else { high = middle }
  }
  return low
}
