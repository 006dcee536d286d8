/// The widths of the numbers in a TIFF structure, and the order of their bytes.
///
/// ```
///             offsets   entries of a directory   one entry
///   TIFF      4 bytes   2 bytes                  tag, type, 4 bytes count, 4 bytes value
///   BigTIFF   8 bytes   8 bytes                  tag, type, 8 bytes count, 8 bytes value
/// ```
struct TagLayout {
  let order: ByteOrder
  /// The bytes of an offset, of a count, and of a value within its entry.
  let word: Int

  /// The offset of the first directory in a structure.
  let first: Int

  /// Reads the start of a structure; nil if it is none.
  init?(_ bytes: FileBytes, at start: Int) {
    order = bytes.has("II", at: start) ? .little : .big
    let isBig = bigSignatures.contains { bytes.has($0, at: start) }
    guard isBig || signatures.contains(where: { bytes.has($0, at: start) }) else { return nil }
    word = isBig ? 8 : 4
    let first = isBig ? try? bytes.u64(at: start + 8, order) : try? bytes.u32(at: start + 4, order)
    guard let first else { return nil }
    self.first = first
  }

  /// Returns an offset or a count.
  func number(_ bytes: FileBytes, at offset: Int) throws(PictureProblem) -> Int {
    word == 8 ? try bytes.u64(at: offset, order) : try bytes.u32(at: offset, order)
  }

  /// Returns the number of entries of a directory.
  func count(_ bytes: FileBytes, at offset: Int) throws(PictureProblem) -> Int {
    word == 8 ? try bytes.u64(at: offset, order) : try bytes.u16(at: offset, order)
  }

  /// The bytes before the first entry of a directory.
  var head: Int { word == 8 ? 8 : 2 }

  /// The bytes of an entry.
  var entry: Int { 4 + 2 * word }
}

// The signatures of TIFF, and those of the raw files of Olympus and Panasonic.
private let signatures: [StaticString] = ["II*\0", "MM\0*", "IIRO", "IIRS", "MMOR", "IIU\0"]

// The signature of BigTIFF, and the eight bytes of an offset.
private let bigSignatures: [StaticString] = ["II+\0\u{8}\0\0\0", "MM\0+\0\u{8}\0\0"]
