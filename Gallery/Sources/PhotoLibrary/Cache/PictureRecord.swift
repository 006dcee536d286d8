/// The first line of a cache entry: the properties of the pictures, or the reason that they cannot be made.
enum PictureRecord: Equatable {
  /// The average colour, whether the file is incomplete, and the range of each picture in the entry.
  case made(average: UInt32, isIncomplete: Bool, ranges: [Range<Int>])
  case failed(String)

  /// The largest length of a line: a word, and a reason of 300 characters with four bytes each.
  static let maximumBytes = 2048

  /// The line in the entry.
  var line: String {
    switch self {
    case .made(let average, let isIncomplete, let ranges):
      "made \(average) \(isIncomplete ? 1 : 0) "
        + ranges.map { String($0.count) }.joined(separator: " ") + "\n"
    case .failed(let reason): "failed \(reason.oneLine)\n"
    }
  }

  /// The record of pictures that follow the line one after the other.
  init(_ made: MadePictures) {
    let lengths = made.pictures.map(\.jpeg.count)
    let record = {
      PictureRecord.made(
        average: made.average, isIncomplete: made.isIncomplete,
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
    let numbers = words[1].split(separator: " ").compactMap { UInt32($0) }
    guard words[0] == "made", numbers.count > 2 else { return nil }
    self = .made(
      average: numbers[0], isIncomplete: numbers[1] != 0,
      ranges: Self.ranges(from: line.utf8.count + 1, numbers[2...].map(Int.init)))
  }

  private static func ranges(from start: Int, _ lengths: [Int]) -> [Range<Int>] {
    var end = start
    return lengths.map { length in
      defer { end += length }
      return end..<end + length
    }
  }
}
