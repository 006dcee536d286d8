/// A width and a height, in points.
///
/// Named apart from the `Size` that the Mac's C headers own.
public struct Dimensions: Equatable, Sendable {
  /// Points from side to side.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// The dimensions with the given sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing to lay out in.
  public static let zero = Dimensions(width: 0, height: 0)

  /// Width divided by height; 1 when there is no such number.
  public var ratio: Double {
    let ratio = width / height
    return ratio.isReal && ratio > 0 ? ratio : 1
  }

  /// Both sides as lengths that can be laid out: not finite, negative or shorter than ``Limit/leastLength`` counts as 0, longer
  /// than ``Limit/length`` as that.
  public var sanitized: Dimensions {
    Dimensions(width: width.length, height: height.length)
  }
}

extension Double {
  /// Whether it is a finite number: what `isFinite` says, in half the code where that is WebAssembly.
  var isReal: Bool { magnitude <= .greatestFiniteMagnitude }

  /// The number itself when it is finite and positive, else 0.
  var orZero: Double { isReal && self > 0 ? self : 0 }

  /// The number moved into `range`.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The whole number below, kept within `range`, whatever the number is.
  ///
  /// `Int` has 32 bits in WebAssembly and traps on what it cannot hold.
  func floored(in range: ClosedRange<Int>) -> Int {
    guard self == self, self > Double(range.lowerBound) else { return range.lowerBound }
    return self < Double(range.upperBound) ? Int(rounded(.down)) : range.upperBound
  }
}
