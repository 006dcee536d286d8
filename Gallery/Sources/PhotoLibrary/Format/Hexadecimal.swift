/// Returns a number as hexadecimal digits, with leading zeros.
public func hexadecimal<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: Number.bitWidth / 4 - digits.count) + digits
}
