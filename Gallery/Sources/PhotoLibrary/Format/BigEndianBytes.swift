extension FixedWidthInteger {
  /// Reads a number from its bytes, the highest byte first.
  init(bigEndianBytes bytes: some Sequence<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Self($1) }
  }
}
