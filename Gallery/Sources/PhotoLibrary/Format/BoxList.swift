/// One box of an ISO media file: a type of four characters and a payload.
struct Box {
  let type: String
  /// The offset of its head: four bytes of length, four of type, and perhaps eight of length.
  let start: Int
  let payload: Range<Int>
}

/// The consecutive boxes in a range of a file.
struct BoxList {
  let boxes: [Box]
  /// The bytes after the last box.
  let rest: Range<Int>
  /// Whether these are all boxes.
  var isComplete: Bool { boxes.count < Self.maximum }

  /// No boxes.
  init() { (boxes, rest) = ([], 0..<0) }

  init(_ bytes: FileBytes, in range: Range<Int>) throws(PictureProblem) {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset + 8 <= min(range.upperBound, bytes.count), boxes.count < Self.maximum {
      let header = try Self.header(bytes, at: offset, end: range.upperBound)
      guard header.end > offset, header.end <= range.upperBound else { break }
      let type = String(decoding: try bytes.bytes(at: offset + 4, count: 4), as: UTF8.self)
      boxes.append(
        Box(type: type, start: offset, payload: header.start..<max(header.start, header.end)))
      offset = header.end
    }
    self.boxes = boxes
    let end = min(range.upperBound, bytes.count)
    rest = min(offset, end)..<end
  }

  /// Returns the first box of a type; nil without one.
  subscript(type: String) -> Box? { boxes.first { $0.type == type } }

  /// Returns the payload of the first box of a type.
  func payload(_ type: String) throws(PictureProblem) -> Range<Int> {
    guard let box = self[type] else { throw .broken("structure of boxes") }
    return box.payload
  }

  /// Reads the head of a box. The length 1 means that a length of eight bytes follows, and 0 that the box reaches to the
  /// end.
  private static func header(
    _ bytes: FileBytes, at offset: Int, end: Int
  ) throws(PictureProblem) -> (start: Int, end: Int) {
    let length = try bytes.u32(at: offset)
    guard length != 1 else {
      return (offset + 16, offset + (try bytes.u64(at: offset + 8)))
    }
    return (offset + 8, length == 0 ? end : offset + length)
  }

  // A film of three hours in fragments of two seconds has 11 000.
  private static let maximum = 20_000
}
