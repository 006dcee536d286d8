import Foundation
import PhotoLibrary

/// Returns a value as JSON. Equal values have equal bytes, because tags and folders are named after a digest of them.
func json(_ value: some Encodable) throws -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return Array(try encoder.encode(value))
}

extension [UInt8] {
  mutating func append(text: String) { append(contentsOf: text.utf8) }

  /// Appends a text as a string of JSON, with the bytes that an encoder gives it.
  mutating func append(quoted text: String) {
    append(text: "\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 8: append(text: #"\b"#)
      case 9: append(text: #"\t"#)
      case 10: append(text: #"\n"#)
      case 12: append(text: #"\f"#)
      case 13: append(text: #"\r"#)
      case ..<32: append(text: #"\u00"# + hexadecimal(byte))
      default: append(byte)
      }
    }
    append(text: "\"")
  }
}
