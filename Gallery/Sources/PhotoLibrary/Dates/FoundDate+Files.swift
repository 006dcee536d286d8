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
    guard let bytes = file.content(in: root) else { return nil }
    if file.isXMP {
      self.init(XMPPacket(bytes).taken, .xmpFile)
    } else {
      self.init(GoogleDescription(bytes)?.taken, .google)
    }
  }

  /// Reads the date in the XMP or IPTC data of a picture.
  init?(_ bytes: FileBytes, _ format: PictureFormat) {
    let found =
      FoundDate(format.xmpPacket(in: bytes)?.taken, .xmp)
      ?? FoundDate(format.iptc(in: bytes).flatMap { IPTCRecord(bytes, in: $0).taken }, .iptc)
    guard let found else { return nil }
    self = found
  }
}
