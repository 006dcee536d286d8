/// One box of an ISO media file: a type of four characters and what is in it.
struct Box {
  let type: String
  let payload: Range<Int>
}

/// The boxes that follow one another in a stretch of a file.
struct BoxList {
  let boxes: [Box]

  init(_ bytes: FileBytes, in stretch: Range<Int>) throws(PictureProblem) {
    var boxes: [Box] = []
    var offset = stretch.lowerBound
    while offset + 8 <= min(stretch.upperBound, bytes.count), boxes.count < Self.maximum {
      let header = try Self.header(bytes, at: offset, end: stretch.upperBound)
      guard header.end > offset, header.end <= stretch.upperBound else { break }
      let type = String(decoding: try bytes.bytes(at: offset + 4, count: 4), as: UTF8.self)
      boxes.append(Box(type: type, payload: header.start..<max(header.start, header.end)))
      offset = header.end
    }
    self.boxes = boxes
  }

  /// What is in the first box of a type.
  func payload(_ type: String) throws(PictureProblem) -> Range<Int> {
    guard let box = boxes.first(where: { $0.type == type }) else {
      throw .broken("HEIF structure")
    }
    return box.payload
  }

  /// A length of 1 is followed by a long one; 0 reaches to the end.
  private static func header(
    _ bytes: FileBytes, at offset: Int, end: Int
  ) throws(PictureProblem) -> (start: Int, end: Int) {
    let length = try bytes.u32(at: offset)
    guard length != 1 else {
      let high = try bytes.u32(at: offset + 8)
      guard high == 0 else { throw .broken("HEIF structure") }
      return (offset + 16, offset + (try bytes.u32(at: offset + 12)))
    }
    return (offset + 8, length == 0 ? end : offset + length)
  }

  // A burst of 200 tiles has two properties each at most.
  private static let maximum = 4096
}
