import PhotoLibrary

/// A secret that proves that a client has seen the printed address.
public struct AccessToken: Sendable, CustomStringConvertible {
  /// The text in addresses: 32 hexadecimal digits.
  public let description: String

  /// Creates a token of 128 random bits. The system's random generator is cryptographic.
  public init() {
    description = hexadecimal(UInt128.random(in: 0 ... .max))
  }

  /// A token that was kept; nil if the text is not 32 hexadecimal digits.
  public init?(_ text: String) {
    guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
    description = text
  }

  /// Whether a text is this token. The comparison takes equally long for every text of the same length.
  func matches(_ text: some StringProtocol) -> Bool {
    let (own, other) = (Array(description.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
