/// The bytes of a video that nobody else gets: the place where it was recorded, and all texts around it.
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
    case .webM: try hideElements(WebMElements.segment(bytes))
    default: break
    }
    covers.sort { $0.range.lowerBound < $1.range.lowerBound }
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
    let tracks = movie.tracks
    let hidden = tracks.filter { !$0.isPlayed }
    // The samples of a video in fragments are listed all over the file.
    guard hidden.isEmpty || movie.movie["mvex"] == nil else { throw .cannotHide }
    hideTexts(in: movie.file)
    hideTexts(in: movie.movie)
    for track in tracks where track.isPlayed {
      hideTexts(in: track.boxes)
      hideTexts(in: track.media)
    }
    for track in hidden {
      for sample in try movie.samples(of: track) { covers.append(Cover(range: sample, head: [])) }
      hide(track.box)
    }
  }

  private mutating func hideTexts(in list: BoxList) {
    for box in list.boxes where ["udta", "meta", "uuid"].contains(box.type) { hide(box) }
  }

  /// Makes a box free space. Its length stays.
  private mutating func hide(_ box: Box) {
    let type = box.start + 4
    covers.append(Cover(range: type..<type + 4, head: Array("free".utf8)))
    covers.append(Cover(range: box.payload, head: []))
  }
}

extension MovieBoxes {
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
  private mutating func hideElements(_ segment: WebMElements) {
    for element in segment.all where hiddenElements.contains(element.number) {
      let range = element.start..<element.payload.upperBound
      // A void element (0xEC) with a length of one byte, or of eight.
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
}

/// Tags and attachments (RFC 9559).
private let hiddenElements: Set = [0x1254_C367, 0x1941_A469]

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
