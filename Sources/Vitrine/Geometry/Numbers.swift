// The nearest usable numbers to the ones that hosts send.

extension Double {
  /// Whether the number is finite. In WebAssembly this takes half as much code as `isFinite`.
  package var isReal: Bool { magnitude <= .greatestFiniteMagnitude }

  /// Whether the number is finite and positive.
  var isPositive: Bool { isReal && self > 0 }

  /// The number, or 0 if it is not finite and positive.
  var orZero: Double { isPositive ? self : 0 }

  /// The number, or 1 if it is not finite and positive.
  package var orOne: Double { isPositive ? self : 1 }

  /// Returns the nearest number in `range`.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// Returns the number rounded down, within `range`. Not a number gives the lower bound.
  ///
  /// In WebAssembly `Int` has 32 bits, and converting a larger number to it traps.
  package func floored(in range: ClosedRange<Int>) -> Int {
    guard self == self, self > Double(range.lowerBound) else { return range.lowerBound }
    return self < Double(range.upperBound) ? Int(rounded(.down)) : range.upperBound
  }
}

extension Int {
  /// Returns the nearest number in `range`.
  package func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }

  /// Returns the nearest index of one of `count` items; 0 if there is none.
  func clamped(toCount count: Int) -> Int { Swift.max(0, Swift.min(count - 1, self)) }
}

/// The differences between lengths or between offsets that come from rounding, in points. Smaller ones count as none.
enum Rounding {
  /// Of numbers that hosts measure. A host rounds sizes and scroll offsets to pixels of the screen, which are at most a point.
  static let measured = 0.5
  /// Of offsets that are computed in two ways. At ``Limit/distance`` a thousandth of a point can still be represented.
  static let computed = 0.001
  /// Of a sum whose terms are added in another order, near the viewport.
  static let summed = 1e-9
}
