/// A fraction above zero.
public struct Fraction: Hashable, Sendable {
  /// The upper number.
  public let numerator: Int
  /// The lower number.
  public let denominator: Int

  init?(_ numerator: Int, _ denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The quotient.
  public var value: Double { Double(numerator) / Double(denominator) }
}
