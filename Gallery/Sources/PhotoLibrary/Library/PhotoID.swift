/// The identifier of a photograph in addresses. It is the same in every run and reveals nothing about the path.
public struct PhotoID: Hashable, Sendable, CustomStringConvertible {
  /// The first 64 of its 96 bits.
  private let high: UInt64
  /// The last 32 of its bits.
  private let low: UInt32

  /// An identifier from a request; nil if it is not 24 hexadecimal digits. The library may not have such a photograph.
  public init?(_ text: String) {
    guard text.utf8.count == 24, text.utf8.allSatisfy(isHexadecimal),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt32(text.suffix(8), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  /// The identifier made of the first 96 bits of a code.
  init(code: some Sequence<UInt8>) {
    let bytes = code.prefix(12)
    high = UInt64(bigEndianBytes: bytes.prefix(8))
    low = UInt32(bigEndianBytes: bytes.dropFirst(8))
  }

  /// Its first bits as a number, which tells photographs of one folder apart.
  var number: Int64 { Int64(bitPattern: high) }

  /// 24 hexadecimal digits.
  public var description: String { hexadecimal(high) + hexadecimal(low) }
}

/// Whether a character is a digit as in `description`. Another spelling of the same number is another address.
private func isHexadecimal(_ character: UInt8) -> Bool {
  switch character {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
  default: false
  }
}
