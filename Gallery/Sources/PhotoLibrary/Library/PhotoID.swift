/// The identifier of a photograph in addresses. It is the same in every run and reveals nothing about the path.
public struct PhotoID: Hashable, Sendable, CustomStringConvertible {
  /// 24 hexadecimal digits.
  public let description: String

  /// An identifier from a request. The library may not have such a photograph.
  public init(_ text: String) {
    description = text
  }

  /// The identifier made of the first 96 bits of a code.
  init(code: some Sequence<UInt8>) {
    description = code.prefix(12).map(hexadecimal).joined()
  }
}

/// Returns a byte as two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
