import Foundation

/// Returns a value as JSON. Equal values have equal bytes, because tags and folders are named after a digest of them.
func json(_ value: some Encodable) throws -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return Array(try encoder.encode(value))
}
