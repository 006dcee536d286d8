/// The first line of a cache entry: what was made of a photograph, or why nothing could be.
enum PictureRecord: Equatable {
  /// Average colour, whether the file broke off, and where in the entry each width begins and ends.
  case made(average: UInt32, isIncomplete: Bool, stretches: [Range<Int>])
  case failed(String)

  /// Bytes within which every line ends: 300 characters of a reason, of four bytes each, and a word before them.
  static let maximumBytes = 2048

  /// The line, as it is written.
  var line: String {
    switch self {
    case .made(let average, let isIncomplete, let stretches):
      "made \(average) \(isIncomplete ? 1 : 0) "
        + stretches.map { String($0.count) }.joined(separator: " ") + "\n"
    case .failed(let reason): "failed \(reason.oneLine)\n"
    }
  }

  /// The record of pictures yet to be written, one after the other.
  init(_ made: MadePictures) {
    let lengths = made.pictures.map(\.jpeg.count)
    let place = {
      PictureRecord.made(
        average: made.average, isIncomplete: made.isIncomplete,
        stretches: Self.stretches(from: $0, lengths))
    }
    self = place(place(0).line.utf8.count)
  }

  /// Reads a line; nil when it is none of these.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    if words[0] == "failed" {
      self = .failed(String(words[1]))
      return
    }
    let numbers = words[1].split(separator: " ").compactMap { UInt32($0) }
    guard words[0] == "made", numbers.count == 2 + Ladder.widths.count else { return nil }
    self = .made(
      average: numbers[0], isIncomplete: numbers[1] != 0,
      stretches: Self.stretches(from: line.utf8.count + 1, numbers[2...].map(Int.init)))
  }

  private static func stretches(from start: Int, _ lengths: [Int]) -> [Range<Int>] {
    var end = start
    return lengths.map { length in
      defer { end += length }
      return end..<end + length
    }
  }
}
