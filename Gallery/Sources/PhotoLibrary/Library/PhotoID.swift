/// The name of a photograph in addresses: the same in every run, and telling nothing about its path.
public struct PhotoID: Hashable, Sendable, CustomStringConvertible {
  /// 24 hexadecimal digits.
  public let description: String

  /// The name a request carries; whether there is such a photograph, only the library knows.
  public init(_ text: String) {
    description = text
  }

  /// The first 96 bits of a code, as digits.
  init(code: some Sequence<UInt8>) {
    description = code.prefix(12).map(hexadecimal).joined()
  }
}

/// Two digits.
func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
