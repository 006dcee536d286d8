/// The bytes of a video, or of a picture that moves, that nobody else gets: the place where it was recorded, and the texts around it,
/// also the names of its tracks.
///
/// Each is replaced by as many others, so that the video keeps its length and all its offsets.
struct HiddenBytes: Sendable, Equatable {
  /// A range, and the bytes that stand there instead; zeros follow them.
  private struct Cover: Sendable, Equatable {
    let range: Range<Int>
    let head: [UInt8]
  }

  /// The covers, by their beginnings. None overlaps another.
  private var covers: [Cover] = []

  /// Nothing is hidden.
  init() {}

  /// Finds the bytes to hide in a video.
  /// - Throws: `.cannotHide` if the video has a part that may have places and cannot be removed.
  init(_ bytes: FileBytes, _ format: PictureFormat) throws(PictureProblem) {
    switch format {
    case .mp4: try hideBoxes(MovieBoxes(bytes))
    case .webM: try hideElements(bytes)
    case .gif, .png, .webp: hideParts(try AnimationParts(bytes, format), in: bytes)
    default: break
    }
    sort()
  }

  /// Sorts the covers, and cuts what an earlier one covers: a sample may be in a box that is hidden.
  private mutating func sort() {
    var end = 0
    let sorted = covers.sorted { $0.range.lowerBound < $1.range.lowerBound }
    covers = []
    for cover in sorted where cover.range.upperBound > end {
      let isCut = cover.range.lowerBound < end
      let range = max(end, cover.range.lowerBound)..<cover.range.upperBound
      covers.append(isCut ? Cover(range: range, head: []) : cover)
      end = range.upperBound
    }
  }

  /// Hides the bytes in a part of the file that begins at an offset.
  func hide(in part: inout [UInt8], from offset: Int) {
    let first = covers.partitioningIndex { $0.range.upperBound > offset }
    for cover in covers[first...] {
      guard cover.range.lowerBound < offset + part.count else { return }
      for index in cover.range.clamped(to: offset..<offset + part.count) {
        let inCover = index - cover.range.lowerBound
        part[index - offset] = inCover < cover.head.count ? cover.head[inCover] : 0
      }
    }
  }
}

// MARK: MP4

extension HiddenBytes {
  private mutating func hideBoxes(_ movie: MovieBoxes) throws(PictureProblem) {
    guard try !movie.repeatsBoxes(in: movie.file, of: "") else { throw .cannotHide }
    let hidden = movie.tracks.filter { !$0.isPlayed }
    // The samples of a video in fragments are listed all over the file.
    let hasFragments = movie.movie["mvex"] != nil || movie.file["moof"] != nil
    guard hidden.isEmpty || !hasFragments else { throw .cannotHide }
    for track in hidden {
      for sample in try movie.samples(of: track) { cover(sample) }
      hide(track.box)
    }
    try hideOthers(in: movie.file, of: "", movie, except: Set(hidden.map(\.box.start)))
  }

  /// Hides the boxes that players do not need: cameras and editors write texts and places anywhere, also into free space.
  private mutating func hideOthers(
    in list: BoxList, of container: String, _ movie: MovieBoxes, except hidden: Set<Int>
  ) throws(PictureProblem) {
    guard list.isComplete else { throw .cannotHide }
    for box in list.boxes where !hidden.contains(box.start) {
      guard neededBoxes[container]?.contains(box.type) == true else {
        hide(box)
        continue
      }
      if box.type == "hdlr" { cover(box.payload.dropFirst(handlerNameOffset)) }
      guard neededBoxes[box.type] != nil else { continue }
      try hideOthers(
        in: BoxList(movie.bytes, in: box.payload), of: box.type, movie, except: hidden)
    }
    // What follows is no box. The data of a recording that was cut off is the exception.
    if !movie.bytes.has("mdat", at: list.rest.lowerBound + 4) { cover(list.rest) }
  }

  private mutating func cover(_ range: Range<Int>) {
    if !range.isEmpty { covers.append(Cover(range: range, head: [])) }
  }

  /// Makes a box free space. Its length stays.
  private mutating func hide(_ box: Box) {
    let type = box.start + 4
    covers.append(Cover(range: type..<type + 4, head: Array("free".utf8)))
    cover(box.payload)
  }
}

/// The boxes that players need, by the box that contains them (ISO 14496-12, QuickTime); those of the file are at `""`.
private let neededBoxes: [String: Set<String>] = [
  "": ["ftyp", "styp", "moov", "moof", "mdat", "sidx", "ssix", "mfra", "prft"],
  "moov": ["mvhd", "trak", "mvex", "iods", "pssh"],
  "trak": ["tkhd", "edts", "tref", "tapt", "clip", "matt", "load", "trgr", "mdia"],
  "mdia": ["mdhd", "hdlr", "elng", "minf"],
  "minf": ["vmhd", "smhd", "gmhd", "nmhd", "hdlr", "dinf", "stbl"],
  "stbl": [
    "stsd", "stts", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64", "stss", "stps",
    "stsh", "sdtp", "sbgp", "sgpd", "subs", "saiz", "saio", "padb", "stdp",
  ],
  "mvex": ["mehd", "trex", "leva"],
  "moof": ["mfhd", "traf", "pssh"],
  "traf": ["tfhd", "tfdt", "trun", "sdtp", "sbgp", "sgpd", "subs", "saiz", "saio", "senc"],
]

/// The boxes that say which tracks there are and where their samples are. The first one of each type is read, and a player may read
/// another one.
private let singleBoxes: Set = ["moov", "mdia", "hdlr", "minf", "stbl", "stsz", "stsc", "stco"]

// The name of a handler follows its version, two types and twelve bytes.
private let handlerNameOffset = 24

extension MovieBoxes {
  /// Whether a box that must be single is there twice, at any depth. The list is that of the boxes in a container.
  fileprivate func repeatsBoxes(
    in list: BoxList, of container: String
  ) throws(PictureProblem) -> Bool {
    var known: Set<String> = []
    for box in list.boxes where neededBoxes[container]?.contains(box.type) == true {
      // Both say where the chunks are.
      let type = box.type == "co64" ? "stco" : box.type
      if singleBoxes.contains(type), !known.insert(type).inserted { return true }
      guard neededBoxes[box.type] != nil else { continue }
      if try repeatsBoxes(in: BoxList(bytes, in: box.payload), of: box.type) { return true }
    }
    return false
  }

  /// Returns the ranges of the samples of a track.
  ///
  /// ```
  ///   stco, co64   where each chunk begins
  ///   stsc         how many samples the chunks have from one chunk on
  ///   stsz         how long each sample is
  /// ```
  fileprivate func samples(of track: Track) throws(PictureProblem) -> [Range<Int>] {
    let tables = try sampleTables(of: track)
    let (sizes, runs) = (
      try tables.payload("stsz").lowerBound, try tables.payload("stsc").lowerBound
    )
    let isLong = tables["stco"] == nil
    let chunks = try tables.payload(isLong ? "co64" : "stco").lowerBound
    let (common, samples) = (try bytes.u32(at: sizes + 4), try bytes.u32(at: sizes + 8))
    let (runCount, chunkCount) = (try bytes.u32(at: runs + 4), try bytes.u32(at: chunks + 4))
    guard max(samples, runCount, chunkCount) < maximumSamples else { throw .cannotHide }
    var (ranges, sample, run, perChunk) = ([Range<Int>](), 0, 0, 0)
    for chunk in 0..<chunkCount {
      while run < runCount, try bytes.u32(at: runs + 8 + 12 * run) <= chunk + 1 {
        perChunk = try bytes.u32(at: runs + 12 + 12 * run)
        run += 1
      }
      let start =
        isLong
        ? try bytes.u64(at: chunks + 8 + 8 * chunk) : try bytes.u32(at: chunks + 8 + 4 * chunk)
      let end = min(samples, sample + perChunk)
      var length = 0
      while sample < end {
        length += common > 0 ? common : try bytes.u32(at: sizes + 12 + 4 * sample)
        sample += 1
      }
      if length > 0 { ranges.append(start..<start + length) }
    }
    guard sample == samples else { throw .cannotHide }
    return ranges
  }
}

// A sample every thirtieth of a second for a day.
private let maximumSamples = 3_000_000

// MARK: WebM

extension HiddenBytes {
  private mutating func hideElements(_ bytes: FileBytes) throws(PictureProblem) {
    let file = try WebMElements(bytes, in: 0..<bytes.count)
    // Only the first segment is read, and a player may read another one.
    guard file.isComplete, file.all.count(where: { $0.number == segmentNumber }) == 1 else {
      throw .cannotHide
    }
    for element in file.all + [file.cut].compactMap({ $0 })
    where !fileElements.contains(element.number) { hide(element) }
    let segment = try WebMElements.segment(bytes)
    // The blocks of all tracks are between each other. Players tell them apart by the tracks' numbers.
    let kinds = try WebMElements.kindsOfTracks(bytes, in: segment)
    guard segment.isComplete, kinds.allSatisfy([1, 2].contains) else { throw .cannotHide }
    for element in segment.all + [segment.cut].compactMap({ $0 }) {
      switch element.number {
      case informationNumber:
        for part in try WebMElements(bytes, in: element.payload).all
        where hiddenInformation.contains(part.number) { hide(part) }
      case tracksNumber:
        for track in try WebMElements(bytes, in: element.payload).all {
          for part in try WebMElements(bytes, in: track.payload).all
          where hiddenTrackParts.contains(part.number) { hide(part) }
        }
      case let number where neededElements.contains(number): break
      default: hide(element)
      }
    }
  }

  /// Makes an element void (0xEC), with a length of one byte, or of eight. Its own length stays.
  private mutating func hide(_ element: WebMElements.Element) {
    let range = element.start..<element.payload.upperBound
    let head: [UInt8]
    if range.count < 9 {
      head = [0xEC, 0x80 | UInt8(range.count - 2)]
    } else {
      let length = UInt64(range.count - 9)
      head = [0xEC, 0x01] + (0..<7).map { UInt8(truncatingIfNeeded: length >> (8 * (6 - $0))) }
    }
    covers.append(Cover(range: range, head: head))
  }
}

// The numbers of the elements (RFC 9559, 27.1).
private let segmentNumber = 0x1853_8067
private let informationNumber = 0x1549_A966
private let tracksNumber = 0x1654_AE6B

/// The kind of the file, and the segment.
private let fileElements: Set = [0x1A45_DFA3, segmentNumber]

/// The head, the clusters with the blocks of one whose length is not known, and the cues.
private let neededElements: Set = [
  0x114D_9B74, 0x1F43_B675, 0xE7, 0xA3, 0xA0, 0xAB, 0xA7, 0x1C53_BB6B,
]

/// The name of a track, and that of its coding for people.
private let hiddenTrackParts: Set = [0x536E, 0x25_8688]

/// The title, and the names of this file and of those before and after it.
private let hiddenInformation: Set = [0x7BA9, 0x7384, 0x3C_83AB, 0x3E_83BB]

// MARK: Pictures that move

extension HiddenBytes {
  private mutating func hideParts(_ parts: AnimationParts, in bytes: FileBytes) {
    for part in parts.others { covers.append(Cover(range: part.range, head: part.replacement)) }
    // Programs write after the end of a picture, too.
    cover(min(parts.end, bytes.count)..<bytes.count)
  }
}

extension Array {
  /// Returns the first index whose element satisfies a condition that all later ones satisfy, too.
  fileprivate func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
