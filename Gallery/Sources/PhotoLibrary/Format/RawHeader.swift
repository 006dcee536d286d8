/// Raw files: the data of a camera's sensor, with a JPEG that the camera made of it. The JPEG is shown.
enum RawHeader {
  /// Whether a TIFF structure is a raw file: it is marked as one, or one of its pictures has the colours of a sensor.
  static func isRaw(_ bytes: FileBytes) -> Bool {
    if bytes.has("CR\u{2}\0", at: 8) { return true }
    return directories(bytes).contains { directory in
      directory.has(0xC612) || sensorColors.contains(directory.number(0x0106) ?? 0)
    }
  }

  /// Returns the size and the range of the largest JPEG.
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    let previews = jpegRanges(bytes).compactMap { try? frame(bytes, in: $0) }
    let largest = previews.max { $0.width * $0.height < $1.width * $1.height }
    guard var frame = largest else { throw .noPreview }
    frame.exif = exif(bytes) ?? frame.exif
    return frame
  }

  /// Returns the JPEG in a range of the file. Throws for lossless JPEG, which can contain the data of the sensor.
  private static func frame(
    _ bytes: FileBytes, in range: Range<Int>
  ) throws(PictureProblem) -> PictureFrame {
    let start = range.lowerBound
    let head = FileBytes(try bytes.bytes(at: start, count: min(range.count, headBytes)))
    let segments = head.isStartOfJPEG(at: 0) ? try JPEGHeader.segments(head) : []
    // The data of a sensor contains all pairs of bytes, so that markers can be anywhere in it.
    guard let segment = segments.first(where: \.isFrame), drawable.contains(segment.marker),
      JPEGHeader.areConsecutive(segments, in: head)
    else { throw .noPreview }
    var frame = try JPEGHeader.frame(head)
    frame.exif = frame.exif.map { $0.lowerBound + start..<$0.upperBound + start }
    frame.embedded = range
    return frame
  }

  /// Returns the ranges that may contain JPEGs.
  private static func jpegRanges(_ bytes: FileBytes) -> [Range<Int>] {
    if bytes.has("FUJIFILMCCD-RAW", at: 0) { return fujifilm(bytes) }
    if bytes.has("ftyp", at: 4) { return CanonRaw(bytes)?.jpegRanges ?? [] }
    let noted = directories(bytes).flatMap { $0.jpegs }
    return noted.isEmpty ? search(bytes, in: 0..<min(bytes.count, searchedBytes)) : noted
  }

  private static func exif(_ bytes: FileBytes) -> Range<Int>? {
    if bytes.has("ftyp", at: 4) { return CanonRaw(bytes)?.exif }
    return TagDirectory(bytes, block: 0..<bytes.count).map { _ in 0..<bytes.count }
  }

  /// Returns the consecutive directories and the directories in them.
  private static func directories(_ bytes: FileBytes) -> [TagDirectory] {
    var found: [TagDirectory] = []
    var next = TagDirectory(bytes, block: 0..<bytes.count)
    while let directory = next, found.count < maximumDirectories {
      found.append(directory)
      found += directory.numbers(0x014A).compactMap(directory.directory(at:))
      next = directory.next.flatMap(directory.directory(at:))
    }
    return found
  }

  /// Returns the range of the JPEG that the header of Fujifilm's RAF names. The JPEG contains EXIF.
  private static func fujifilm(_ bytes: FileBytes) -> [Range<Int>] {
    guard let start = try? bytes.u32(at: 84), let length = try? bytes.u32(at: 88), length > 0,
      start + length <= bytes.count
    else { return [] }
    return [start..<start + length]
  }

  /// Searches for the start of a JPEG, because Olympus stores its preview in an undocumented structure.
  private static func search(_ bytes: FileBytes, in range: Range<Int>) -> [Range<Int>] {
    var jpegRanges: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound, jpegRanges.count < maximumDirectories,
      let found = try? bytes.search(from: offset, JPEGMarker.first),
      found < range.upperBound
    {
      if bytes.isStartOfJPEG(at: found) { jpegRanges.append(found..<bytes.count) }
      offset = found + 1
    }
    return jpegRanges
  }

  /// The colours of sensors: CFA and LinearRaw (TIFF/EP and DNG, tag PhotometricInterpretation).
  private static let sensorColors: Set = [32803, 34892]
  /// The markers of JPEGs that decoders draw: baseline, extended and progressive. SOF3 is lossless.
  private static let drawable: Set = [0xC0, 0xC1, 0xC2]

  // A raw file has a few directories; a TIFF of many pages may have thousands.
  private static let maximumDirectories = 32
  // The segments of a JPEG before its frame: EXIF of 64 kB and a few more.
  private static let headBytes = 256 * 1024
  // The preview comes before the data of the sensor.
  private static let searchedBytes = 4 << 20
}

extension FileBytes {
  /// Whether a JPEG begins at an offset: SOI, and the first byte of another marker.
  func isStartOfJPEG(at offset: Int) -> Bool {
    (try? bytes(at: offset, count: 3)) == [0xFF, 0xD8, 0xFF]
  }
}

extension TagDirectory {
  /// The ranges of JPEGs in three kinds of directories: a preview, a picture of one strip, and Panasonic's tag.
  fileprivate var jpegs: [Range<Int>] {
    let strips = [6, 7].contains(number(0x0103)) && numbers(0x0111).count == 1
    return [
      range(offset: 0x0201, length: 0x0202),
      strips ? range(offset: 0x0111, length: 0x0117) : nil, range(0x002E),
    ].compactMap { $0 }
  }
}
