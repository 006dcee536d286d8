extension FoundDate {
  /// Finds the date of a photograph. The date of the original in any place counts more than the date of the last change, and that
  /// more than the name of the file.
  init?(_ header: PictureHeader, name: String, _ files: [DateFile], in root: FolderRoot) {
    let found =
      header.taken ?? files.lazy.compactMap { FoundDate($0, in: root) }.first
      ?? FoundDate(header.exif.changed, .exifChange)
      ?? FoundDate(TakenDate(fileName: name), .name)
    guard let found else { return nil }
    self = found
  }

  /// Reads the date in a file beside a photograph; nil if there is none, or if the file cannot be read.
  private init?(_ file: DateFile, in root: FolderRoot) {
    guard let bytes = try? root.open(file.location).read(at: 0, count: maximumBytes) else {
      return nil
    }
    if file.location.fileExtension == "xmp" {
      self.init(XMPPacket(bytes).taken, .xmpFile)
    } else {
      self.init(GoogleDescription(bytes)?.taken, .google)
    }
  }

  /// Reads the date in the XMP or IPTC data of a picture.
  init?(_ bytes: FileBytes, _ format: PictureFormat) {
    let xmp = format.xmp(in: bytes).flatMap { try? bytes.bytes(at: $0, upTo: maximumBytes) }
    let found =
      FoundDate(xmp.flatMap { XMPPacket($0).taken }, .xmp)
      ?? FoundDate(format.iptc(in: bytes).flatMap { IPTCRecord(bytes, in: $0).taken }, .iptc)
    guard let found else { return nil }
    self = found
  }
}

extension FileBytes {
  /// Returns the bytes of a range, at most a number of them.
  fileprivate func bytes(
    at range: Range<Int>, upTo maximum: Int
  ) throws(PictureProblem) -> [UInt8] {
    try bytes(at: range.lowerBound, count: min(range.count, maximum, count - range.lowerBound))
  }
}

// The properties of a photograph come before the list of its edits, which may be long.
private let maximumBytes = 1 << 18
