/// A width and a height, in points.
///
/// It is not called `Size`, because that name belongs to the Mac's C headers.
public struct Dimensions: Equatable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates dimensions from a width and a height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A width and a height of 0.
  public static let zero = Dimensions(width: 0, height: 0)

  /// The width divided by the height; 1 if that is not finite and positive.
  public var ratio: Double {
    let ratio = width / height
    return ratio.isReal && ratio > 0 ? ratio : 1
  }

  /// The dimensions within the limits of lengths. A side that is not finite, is negative, or is shorter than
  /// ``Limit/minimumLength`` becomes 0. A longer side than ``Limit/length`` becomes that length.
  public var sanitized: Dimensions {
    Dimensions(width: width.length, height: height.length)
  }
}

extension Double {
  /// Whether the number is finite. In WebAssembly this takes half as much code as `isFinite`.
  var isReal: Bool { magnitude <= .greatestFiniteMagnitude }

  /// The number, or 0 if it is not finite and positive.
  var orZero: Double { isReal && self > 0 ? self : 0 }

  /// Returns the nearest number in `range`.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// Returns the number rounded down, within `range`. Not a number gives the lower bound.
  ///
  /// In WebAssembly `Int` has 32 bits, and converting a larger number to it traps.
  func floored(in range: ClosedRange<Int>) -> Int {
    guard self == self, self > Double(range.lowerBound) else { return range.lowerBound }
    return self < Double(range.upperBound) ? Int(rounded(.down)) : range.upperBound
  }
}
