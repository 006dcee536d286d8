import Testing

@testable import Vitrine

#if canImport(Glibc) && arch(x86_64)
import Glibc
#endif

@Suite struct ElementaryTests {
  @Test func meetsTheCheckPoints() {
    for point in MotionVectors.all.libm {
      let value = Function(rawValue: point.fn)?.compute(point.x) ?? .nan
      #expect(abs(value - point.y) <= 1.5 * point.y.ulp, "\(point.fn)(\(point.x))")
    }
  }

  @Test func expKnowsItsLimits() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(-745.2) == 0)
    #expect(Elementary.exp(-745.1) == .leastNonzeroMagnitude)
    #expect(Elementary.exp(709.7).isFinite)
    #expect(Elementary.exp(709.8) == .infinity)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test func expm1KnowsItsLimits() {
    #expect(Elementary.expm1(0) == 0)
    #expect(Elementary.expm1(1e-300) == 1e-300)
    #expect(Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.expm1(.infinity) == .infinity)
    #expect(Elementary.expm1(.nan).isNaN)
  }

  @Test func logKnowsItsLimits() {
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(.nan).isNaN)
  }

  @Test func anglesWithoutAPhaseCountAsZero() {
    for angle in [Double.infinity, -.infinity, 1e100, -0x1p50] {
      #expect(Elementary.sin(angle) == 0)
      #expect(Elementary.cos(angle) == 1)
    }
    #expect(Elementary.sin(.nan).isNaN)
    #expect(Elementary.cos(.nan).isNaN)
  }

  @Test func mirroredAnglesGiveMirroredSines() {
    for angle in Function.sin.arguments {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      let mirrored = Elementary.sineAndCosine(-angle)
      #expect(mirrored.sine == -sine && mirrored.cosine == cosine, "\(angle)")
    }
  }

  /// Recorded once; x86-64, arm64, WebAssembly, debug and release all have to come to this.
  @Test func givesTheSameBitsOnEveryPlatform() {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for function in Function.allCases {
      for argument in function.arguments {
        digest = (digest ^ function.compute(argument).bitPattern) &* 0x0000_0100_0000_01b3
      }
    }
    #expect(digest == 13_662_168_521_428_189_189)
  }

  #if canImport(Glibc) && arch(x86_64)
  @Test(arguments: Function.allCases)
  func isAtMostOneAndAHalfUnitsInTheLastPlaceOff(function: Function) {
    var (worst, at) = (0.0, 0.0)
    for argument in function.arguments {
      let exact = function.reference(Float80(argument))
      let error = abs(Float80(function.compute(argument)) - exact)
      let units = Double(error / Float80(Double(exact).ulp))
      if !(units <= worst) { (worst, at) = (units, argument) }
    }
    #expect(worst <= 1.5, "\(function.rawValue)(\(at))")
  }
  #endif
}

/// The functions under test, with arguments all over the range that motions use.
enum Function: String, CaseIterable, Sendable {
  case exp, expm1, log, sin, cos

  func compute(_ x: Double) -> Double {
    switch self {
    case .exp: Elementary.exp(x)
    case .expm1: Elementary.expm1(x)
    case .log: Elementary.log(x)
    case .sin: Elementary.sin(x)
    case .cos: Elementary.cos(x)
    }
  }

  var arguments: [Double] {
    switch self {
    case .exp: even(-745.1...709.7) + even(-1...1)
    case .expm1: even(-41...60) + even(-1...1) + even(-300 ... -1).map { 2 * .exponent($0) }
    case .log: even(0.5...2) + even(-1074...1023).map { 1.1 * .exponent($0) }
    case .sin, .cos: even(-10...10) + even(-100_000...1_000_000) + nearQuarterTurns
    }
  }

  fileprivate func even(_ range: ClosedRange<Double>) -> [Double] {
    let count = 20_000
    return (0...count).map { step in
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(count)
    }
  }

  /// Where either sine or cosine is nearly zero and only a good reduction keeps its digits.
  private var nearQuarterTurns: [Double] {
    (1...20_000).flatMap { turn in
      let angle = Double(turn * 3) * .pi / 2
      return [angle, angle.nextUp, angle.nextDown]
    }
  }
}

extension Double {
  /// 2 to the power of `value`, cut to an integer, as far as there is such a number.
  fileprivate static func exponent(_ value: Double) -> Double {
    Double(sign: .plus, exponent: Int(value), significand: 1)
  }
}

#if canImport(Glibc) && arch(x86_64)
extension Function {
  /// The same with 64 bits of significand, by the C library.
  fileprivate func reference(_ x: Float80) -> Float80 {
    switch self {
    case .exp: Glibc.exp(x)
    case .expm1: Glibc.expm1(x)
    case .log: Glibc.log(x)
    case .sin: Glibc.sin(x)
    case .cos: Glibc.cos(x)
    }
  }
}
#endif
