/// The numbers that decide which of two names comes first.
struct NumberPair {
  let first: UInt64
  let second: UInt64

  /// Finds the numbers at the first difference between two names; nil if one of them has no number there, or if both numbers are
  /// equal, as in `01` and `1`. Then the rules of a language decide.
  init?(_ name: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) {
    var same = 0
    for (byte, otherByte) in zip(name, other) {
      guard byte == otherByte else { break }
      same += 1
    }
    // The digits before the difference belong to the numbers.
    same -= name.prefix(same).reversed().prefix(while: isDigit).count
    guard let first = number(name.dropFirst(same)), let second = number(other.dropFirst(same)),
      first != second
    else { return nil }
    (self.first, self.second) = (first, second)
  }
}

/// Returns the number at the start of some bytes; nil if there is none, or if it is too large.
private func number(_ bytes: ArraySlice<UInt8>) -> UInt64? {
  let digits = bytes.prefix(while: isDigit)
  guard (1...18).contains(digits.count) else { return nil }
  return digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
