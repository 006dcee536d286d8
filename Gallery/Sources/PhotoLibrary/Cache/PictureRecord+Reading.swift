extension PictureRecord {
  /// Reads the record of an entry; nil if the entry is damaged.
  init?(of file: OpenFile) {
    guard let start = try? file.read(at: 0, count: Self.maximumBytes),
      let end = start.firstIndex(of: newline),
      let record = PictureRecord(line: String(decoding: start[..<end], as: UTF8.self))
    else { return nil }
    if case .made(_, _, let pictures) = record {
      guard let size = try? file.size(), size == pictures.last?.range.upperBound else { return nil }
    }
    self = record
  }

  /// Whether an entry is as it was written.
  static func isWhole(_ file: OpenFile) -> Bool {
    switch PictureRecord(of: file) {
    case .made(_, _, let pictures)?: pictures.allSatisfy { $0.jpeg(in: file) != nil }
    case .failed?: true
    case nil: false
    }
  }
}

extension MadePictures {
  /// Reads all pictures of an entry; nil if one of them is missing or damaged.
  init?(in file: OpenFile, _ sizes: [PixelSize]) {
    guard case .made(let average, let isIncomplete, let stored)? = PictureRecord(of: file),
      stored.count == sizes.count
    else { return nil }
    let pictures = zip(sizes, stored).compactMap { size, stored in
      stored.jpeg(in: file).map { Picture(width: size.width, height: size.height, jpeg: $0) }
    }
    guard pictures.count == stored.count else { return nil }
    self.init(pictures: pictures, average: average, isIncomplete: isIncomplete)
  }
}

extension StoredPicture {
  /// Reads the picture from its entry; nil if it is not as it was written.
  func jpeg(in file: OpenFile) -> [UInt8]? {
    guard let jpeg = try? file.read(at: range.lowerBound, count: range.count),
      Self.digest(of: jpeg) == digest
    else { return nil }
    return jpeg
  }
}

private let newline = UInt8(ascii: "\n")
