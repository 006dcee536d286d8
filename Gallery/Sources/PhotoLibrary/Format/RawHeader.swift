/// Raw files: what a camera's sensor saw, and beside it the JPEG that the camera made of it, which is shown.
enum RawHeader {
  /// Whether a TIFF structure is a raw file: it says so, or one of its pictures has the colours of a sensor.
  static func isRaw(_ bytes: FileBytes) -> Bool {
    if bytes.has("CR\u{2}\0", at: 8) { return true }
    return directories(bytes).contains { directory in
      directory.has(0xC612) || sensorColors.contains(directory.number(0x0106) ?? 0)
    }
  }

  /// Size and place of the largest JPEG.
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    let previews = places(bytes).compactMap { try? frame(bytes, in: $0) }
    let largest = previews.max { $0.width * $0.height < $1.width * $1.height }
    guard var frame = largest else { throw .noPreview }
    frame.exif = exif(bytes) ?? frame.exif
    return frame
  }

  /// The JPEG in a stretch of the file; what the sensor saw may be a JPEG too, of a kind that nothing else shows.
  private static func frame(
    _ bytes: FileBytes, in stretch: Range<Int>
  ) throws(PictureProblem) -> PictureFrame {
    let start = stretch.lowerBound
    let head = FileBytes(try bytes.bytes(at: start, count: min(stretch.count, headBytes)))
    guard head.isStartOfJPEG(at: 0),
      let segment = try JPEGHeader.segments(head).first(where: \.isFrame),
      drawable.contains(segment.marker)
    else { throw .noPreview }
    var frame = try JPEGHeader.frame(head)
    frame.exif = frame.exif.map { $0.lowerBound + start..<$0.upperBound + start }
    frame.embedded = stretch
    return frame
  }

  /// Where JPEGs may lie.
  private static func places(_ bytes: FileBytes) -> [Range<Int>] {
    if bytes.has("FUJIFILMCCD-RAW", at: 0) { return fujifilm(bytes) }
    if bytes.has("ftyp", at: 4) { return CanonRaw(bytes)?.places ?? [] }
    let noted = directories(bytes).flatMap { $0.jpegs }
    return noted.isEmpty ? search(bytes, in: 0..<min(bytes.count, searchedBytes)) : noted
  }

  private static func exif(_ bytes: FileBytes) -> Range<Int>? {
    if bytes.has("ftyp", at: 4) { return CanonRaw(bytes)?.exif }
    return TagDirectory(bytes, block: 0..<bytes.count).map { _ in 0..<bytes.count }
  }

  /// The directories that follow one another, and those in them.
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

  /// The header of Fujifilm's RAF notes the place of one JPEG, which carries EXIF.
  private static func fujifilm(_ bytes: FileBytes) -> [Range<Int>] {
    guard let start = try? bytes.u32(at: 84), let length = try? bytes.u32(at: 88), length > 0,
      start + length <= bytes.count
    else { return [] }
    return [start..<start + length]
  }

  /// Olympus keeps its preview in notes of its own, so the start of a JPEG is looked for.
  private static func search(_ bytes: FileBytes, in stretch: Range<Int>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var offset = stretch.lowerBound
    while offset < stretch.upperBound, places.count < maximumDirectories,
      let found = try? bytes.search(from: offset, JPEGHeader.firstMarker),
      found < stretch.upperBound
    {
      if bytes.isStartOfJPEG(at: found) { places.append(found..<bytes.count) }
      offset = found + 1
    }
    return places
  }

  /// CFA and LinearRaw (TIFF/EP and DNG, tag PhotometricInterpretation).
  private static let sensorColors: Set = [32803, 34892]
  /// Baseline, extended and progressive; SOF3 is lossless.
  private static let drawable: Set = [0xC0, 0xC1, 0xC2]

  // A raw file has a handful of them; a TIFF of many pages may have thousands.
  private static let maximumDirectories = 32
  // The segments of a JPEG before its frame: EXIF of 64 kB and a few more.
  private static let headBytes = 256 * 1024
  // The camera's notes come before what the sensor saw.
  private static let searchedBytes = 4 << 20
}

extension FileBytes {
  /// Whether a JPEG begins here: SOI, and the first byte of another marker.
  func isStartOfJPEG(at offset: Int) -> Bool {
    (try? bytes(at: offset, count: 3)) == [0xFF, 0xD8, 0xFF]
  }
}

extension TagDirectory {
  /// JPEGs as three kinds of directories note them: as a preview, as a picture of one strip, or as Panasonic does.
  fileprivate var jpegs: [Range<Int>] {
    let strips = [6, 7].contains(number(0x0103)) && numbers(0x0111).count == 1
    return [
      stretch(offset: 0x0201, length: 0x0202),
      strips ? stretch(offset: 0x0111, length: 0x0117) : nil, stretch(0x002E),
    ].compactMap { $0 }
  }
}
