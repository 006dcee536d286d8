/// The first line of a cache entry: the properties of the pictures, or the reason that they cannot be made.
enum PictureRecord: Equatable {
  /// The average colour, whether the file is incomplete, the digest of all pictures, and the range of each one in the entry.
  case made(average: UInt32, isIncomplete: Bool, digest: UInt64, ranges: [Range<Int>])
  case failed(String)

  /// The largest length of a line: a word, and a reason of 300 characters with four bytes each.
  static let maximumBytes = 2048

  /// The line in the entry.
  var line: String {
    switch self {
    case .made(let average, let isIncomplete, let digest, let ranges):
      "made \(average) \(isIncomplete ? 1 : 0) \(digest) "
        + ranges.map { String($0.count) }.joined(separator: " ") + "\n"
    case .failed(let reason): "failed \(reason.oneLine)\n"
    }
  }

  /// The record of pictures that follow the line one after the other.
  init(_ made: MadePictures) {
    let lengths = made.pictures.map(\.jpeg.count)
    let digest = Self.digest(of: made.pictures.map(\.jpeg))
    let record = {
      PictureRecord.made(
        average: made.average, isIncomplete: made.isIncomplete, digest: digest,
        ranges: Self.ranges(from: $0, lengths))
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
    let numbers = words[1].split(separator: " ").compactMap { UInt64($0) }
    guard words[0] == "made", numbers.count > 3, let average = UInt32(exactly: numbers[0]) else {
      return nil
    }
    let lengths = numbers[3...].compactMap { Int(exactly: $0) }
    // A longer picture is never made, and the sum of such lengths has no overflow.
    guard lengths.allSatisfy({ $0 <= longestPicture }) else { return nil }
    self = .made(
      average: average, isIncomplete: numbers[1] != 0, digest: numbers[2],
      ranges: Self.ranges(from: line.utf8.count + 1, lengths))
  }

  /// Returns the first 64 bits of the SHA-256 digest of pictures.
  static func digest(of pictures: [[UInt8]]) -> UInt64 {
    let digest = Digest.sha256 { update in
      pictures.forEach(update)
      return true
    }
    return (digest ?? []).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func ranges(from start: Int, _ lengths: [Int]) -> [Range<Int>] {
    var end = start
    return lengths.map { length in
      defer { end += length }
      return end..<end + length
    }
  }
}

private let longestPicture = Int(UInt32.max)
