/// The boxes of a video in MP4 or QuickTime (ISO 14496-12).
///
/// ```
///   moov ── mvhd                       time scale, duration, date
///        ├─ meta ── keys, ilst         what telephones write: date with offset, place, model
///        ├─ udta                       what others write
///        └─ trak ── tkhd               matrix and size
///                └─ mdia ── hdlr       video, sound, or something else
///                        └─ minf ── stbl
/// ```
struct MovieBoxes {
  let bytes: FileBytes
  /// The boxes of the file.
  let file: BoxList
  /// The boxes of the movie.
  let movie: BoxList

  init(_ bytes: FileBytes) throws(PictureProblem) {
    self.bytes = bytes
    file = try BoxList(bytes, in: 0..<bytes.count)
    guard let movie = file["moov"] else { throw .incompleteVideo }
    self.movie = try BoxList(bytes, in: movie.payload)
  }

  /// A track.
  struct Track {
    let box: Box
    let boxes: BoxList
    let media: BoxList
    /// The kind: `vide` for video, `soun` for sound.
    let handler: String

    /// Whether a player needs it. Others may have positions, such as the subtitles of a drone.
    var isPlayed: Bool { handler == "vide" || handler == "soun" }
  }

  /// The tracks. Those whose boxes are not valid have no handler.
  var tracks: [Track] {
    movie.boxes.filter { $0.type == "trak" }.map { box in
      let boxes = (try? BoxList(bytes, in: box.payload)) ?? BoxList()
      let media =
        boxes["mdia"].flatMap { try? BoxList(bytes, in: $0.payload) } ?? BoxList()
      let handler = media["hdlr"].flatMap { try? bytes.code(at: $0.payload.lowerBound + 8) }
      return Track(box: box, boxes: boxes, media: media, handler: handler ?? "")
    }
  }

  /// Returns the boxes that say where the samples of a track are.
  func sampleTables(of track: Track) throws(PictureProblem) -> BoxList {
    let information = try BoxList(bytes, in: try track.media.payload("minf"))
    return try BoxList(bytes, in: try information.payload("stbl"))
  }
}

extension MovieBoxes {
  /// Reads the header.
  func header() throws(PictureProblem) -> VideoHeader {
    let sizes = tracks.filter { $0.handler == "vide" }.compactMap { try? size(of: $0) }
    guard let size = sizes.first(where: { $0.width > 0 && $0.height > 0 }) else {
      throw .noVideo
    }
    let times = try times()
    return VideoHeader(
      size: size, seconds: times.seconds, recorded: written ?? times.recorded,
      unplayable: tracks.first { $0.handler == "vide" }.flatMap(unplayable))
  }

  private func times() throws(PictureProblem) -> (seconds: Double?, recorded: TakenDate?) {
    let start = try movie.payload("mvhd").lowerBound
    let isLong = try bytes.u8(at: start) == 1
    let created = isLong ? try bytes.u64(at: start + 4) : try bytes.u32(at: start + 4)
    let scale = try bytes.u32(at: start + (isLong ? 20 : 12))
    // A duration of only ones is not known. It is larger than any file, too.
    let duration = isLong ? (try? bytes.u64(at: start + 24)) ?? 0 : try bytes.u32(at: start + 16)
    let isKnown = scale > 0 && duration != 0xFFFF_FFFF
    return (
      isKnown ? VideoHeader.seconds(Double(duration), per: Double(scale)) : nil,
      VideoHeader.recorded(secondsSince1970: created - secondsFrom1904To1970)
    )
  }

  /// Reads the size at which a track is shown. A matrix whose first number is 0 turns it by a quarter.
  private func size(of track: Track) throws(PictureProblem) -> PixelSize {
    let start = try track.boxes.payload("tkhd").lowerBound
    let matrix = start + (try bytes.u8(at: start) == 1 ? 52 : 40)
    let (width, height) = (try bytes.u16(at: matrix + 36), try bytes.u16(at: matrix + 40))
    let (across, down) = (try bytes.u32(at: matrix), try bytes.u32(at: matrix + 4))
    let isSideways = across == 0 && down != 0
    return isSideways ? PixelSize(height, width) : PixelSize(width, height)
  }

  /// The date that a telephone has written, with its offset from UTC.
  private var written: TakenDate? {
    guard let meta = movie["meta"] else { return nil }
    // QuickTime's box has no version before its boxes, and that of MP4 has one.
    return [0, 4].lazy.compactMap { version -> TakenDate? in
      guard let boxes = try? BoxList(bytes, in: meta.payload.dropFirst(version)),
        let number = keys(boxes).firstIndex(of: "com.apple.quicktime.creationdate"),
        let list = boxes["ilst"], let items = try? BoxList(bytes, in: list.payload)
      else { return nil }
      let item = items.boxes.first { (try? bytes.u32(at: $0.start + 4)) == number + 1 }
      return item.flatMap(text).flatMap { TakenDate($0) }
    }.first
  }

  private func keys(_ boxes: BoxList) -> [String] {
    guard let keys = boxes["keys"], let list = try? BoxList(bytes, in: keys.payload.dropFirst(8))
    else { return [] }
    return list.boxes.map { text(at: $0.payload) ?? "" }
  }

  private func text(_ item: Box) -> String? {
    (try? BoxList(bytes, in: item.payload))?["data"].flatMap { text(at: $0.payload.dropFirst(8)) }
  }

  private func text(at range: Range<Int>) -> String? {
    guard range.count < 256, let text = try? bytes.bytes(at: range.lowerBound, count: range.count)
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the name of the coding of a track if no browser plays it.
  private func unplayable(_ track: Track) -> String? {
    guard let tables = try? sampleTables(of: track), let entries = tables["stsd"],
      let code = try? bytes.code(at: entries.payload.lowerBound + 12)
    else { return nil }
    return unplayableCodings[code]
  }
}

/// Codings of cameras and editors, by their codes (mp4ra.org).
private let unplayableCodings = [
  "apch": "ProRes", "apcn": "ProRes", "apcs": "ProRes", "apco": "ProRes", "ap4h": "ProRes",
  "ap4x": "ProRes", "mjpa": "Motion JPEG", "mjpb": "Motion JPEG", "jpeg": "Motion JPEG",
  "SVQ1": "Sorenson", "SVQ3": "Sorenson", "cvid": "Cinepak", "AVdn": "DNxHD", "AVdh": "DNxHR",
  "CFHD": "CineForm", "rle ": "QuickTime Animation", "dvc ": "DV", "dvcp": "DV",
]

private let secondsFrom1904To1970 = 2_082_844_800

extension FileBytes {
  /// Returns four characters.
  func code(at offset: Int) throws(PictureProblem) -> String {
    String(decoding: try bytes(at: offset, count: 4), as: UTF8.self)
  }
}
