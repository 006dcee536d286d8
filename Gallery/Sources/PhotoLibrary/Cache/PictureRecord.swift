/// The first line of a cache entry: the properties of the pictures, or the reason that they cannot be made.
enum PictureRecord: Equatable {
  /// The average colour, whether the file is incomplete, and the pictures in the entry.
  case made(average: UInt32, isIncomplete: Bool, pictures: [StoredPicture])
  case failed(String)

  /// The largest length of a line: a word, and a reason of 300 characters with four bytes each.
  static let maximumBytes = 2048

  /// The line in the entry.
  var line: String {
    switch self {
    case .made(let average, let isIncomplete, let pictures):
      "made \(average) \(isIncomplete ? 1 : 0) "
        + pictures.map { "\($0.range.count) \($0.digest)" }.joined(separator: " ") + "\n"
    case .failed(let reason): "failed \(reason.oneLine)\n"
    }
  }

  /// The record of pictures that follow the line one after the other.
  init(_ made: MadePictures) {
    let pictures = made.pictures.map { ($0.jpeg.count, StoredPicture.digest(of: $0.jpeg)) }
    let record = {
      PictureRecord.made(
        average: made.average, isIncomplete: made.isIncomplete,
        pictures: StoredPicture.consecutive(pictures, from: $0))
    }
    self = record(record(0).line.utf8.count)
  }

  /// Reads a line; nil if it is not valid.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    if words[0] == "failed" {
      self = .failed(String(words[1]))
      return
    }
    let numbers = words[1].split(separator: " ").map { UInt64($0) ?? .max }
    guard words[0] == "made", numbers.count >= 4, numbers.count.isMultiple(of: 2),
      let average = UInt32(exactly: numbers[0])
    else { return nil }
    let pictures = stride(from: 2, to: numbers.count, by: 2).compactMap { index in
      // A longer picture is never made, and the sum of such lengths has no overflow.
      UInt32(exactly: numbers[index]).map { (Int($0), numbers[index + 1]) }
    }
    guard pictures.count == numbers.count / 2 - 1 else { return nil }
    self = .made(
      average: average, isIncomplete: numbers[1] != 0,
      pictures: StoredPicture.consecutive(pictures, from: line.utf8.count + 1))
  }
}

/// Where a picture is in an entry of the cache, and how it was written.
struct StoredPicture: Equatable {
  let range: Range<Int>
  /// The first 64 bits of the SHA-256 digest of its bytes.
  let digest: UInt64

  /// Returns pictures that follow each other.
  static func consecutive(
    _ pictures: [(length: Int, digest: UInt64)], from start: Int
  ) -> [StoredPicture] {
    var end = start
    return pictures.map { length, digest in
      defer { end += length }
      return StoredPicture(range: end..<end + length, digest: digest)
    }
  }

  /// Returns the digest of bytes.
  static func digest(of bytes: [UInt8]) -> UInt64 {
    UInt64(bigEndianBytes: Digest.sha256(bytes).prefix(8))
  }
}
