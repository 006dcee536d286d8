import Testing

@testable import VitrineCommand

struct ByteSizeTests {
  @Test func readsSizesAsPeopleWriteThem() {
    for (text, bytes) in [
      ("20GB", 20_000_000_000), ("1.5 gb", 1_500_000_000), ("500MB", 500_000_000),
      ("2TB", 2_000_000_000_000), ("1000000", 1_000_000),
    ] {
      #expect(ByteSize(argument: text)?.bytes == bytes, "\(text)")
    }
    for text in ["", "GB", "0", "-1GB", "1GBs", "1e9", "1..2GB", "999999", "9999999TB", "٣GB"] {
      #expect(ByteSize(argument: text) == nil, "\(text)")
    }
    for (bytes, text) in [
      (0, "0 bytes"), (999, "999 bytes"), (1500, "1.5 KB"), (2_000_000, "2 MB"),
    ] {
      #expect(ByteSize(bytes: bytes).description == text)
    }
  }
}
