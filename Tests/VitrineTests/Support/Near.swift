/// Whether two numbers are there and no farther apart than `tolerance`.
func near(_ one: Double?, _ other: Double?, within tolerance: Double = 1e-6) -> Bool {
  guard let one, let other else { return false }
  return abs(one - other) < tolerance
}

func near(_ one: ClosedRange<Double>?, _ other: ClosedRange<Double>) -> Bool {
  near(one?.lowerBound, other.lowerBound) && near(one?.upperBound, other.upperBound)
}
