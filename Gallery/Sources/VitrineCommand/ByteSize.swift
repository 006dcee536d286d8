import ArgumentParser

/// A number of bytes as people write it, such as `500MB` or `1.5 GB`. A kilobyte has 1000 bytes.
struct ByteSize: CustomStringConvertible, Equatable, Sendable {
  let bytes: Int

  init(bytes: Int) {
    self.bytes = bytes
  }

  /// Reads a size of at least one megabyte; nil if it is not valid.
  init?(argument: String) {
    let digits = argument.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let name = argument.dropFirst(digits.count).drop { $0 == " " }.uppercased()
    guard let number = Double(digits), let unit = units.first(where: { $0.name == name }) else {
      return nil
    }
    let bytes = number * unit.bytes
    guard (1e6...1e18).contains(bytes) else { return nil }
    self.bytes = Int(bytes)
  }

  /// Reads the value of an option.
  @Sendable static func option(_ argument: String) throws -> ByteSize {
    guard let size = ByteSize(argument: argument) else {
      throw ValidationError("Write a size of at least 1MB, such as 500MB or 20GB.")
    }
    return size
  }

  /// The size with at most one decimal, such as `1.5 GB`.
  var description: String {
    let size = Double(bytes)
    guard let unit = units.last(where: { size >= $0.bytes }) else { return "0 bytes" }
    let tenths = Int((size / unit.bytes * 10).rounded())
    let number = tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(number) \(unit.name == "" ? "bytes" : unit.name)"
  }
}

private let units: [(name: String, bytes: Double)] = [
  ("", 1), ("KB", 1e3), ("MB", 1e6), ("GB", 1e9), ("TB", 1e12),
]
