import CDigest

/// The SHA-256 of bytes that come in parts (FIPS 180-4), computed by instructions of the processor.
struct SHA256 {
  /// Whether this processor has the instructions.
  static let isAvailable = vitrine_has_sha256()

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// The bytes after the last whole block.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// Adds a part.
  mutating func add(_ part: [UInt8]) {
    count += UInt64(part.count)
    addBlocks(of: rest.isEmpty ? part : rest + part)
  }

  /// The digest of all parts: 32 bytes.
  var digest: [UInt8] {
    var sum = self
    let end = rest.count + 1 + 8
    let padding = [UInt8](repeating: 0, count: (block - end % block) % block)
    sum.addBlocks(of: rest + [0x80] + padding + bigEndian(count * 8))
    return sum.state.flatMap(bigEndian)
  }

  private mutating func addBlocks(of bytes: [UInt8]) {
    vitrine_sha256(&state, bytes, bytes.count / block)
    rest = Array(bytes[(bytes.count / block * block)...])
  }
}

private let block = 64

private func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian, Array.init)
}
