/// The elements of a WebM or Matroska file (RFC 8794, RFC 9559): a number, a length and a payload each.
struct WebMElements {
  /// One element.
  struct Element {
    let number: Int
    let start: Int
    let payload: Range<Int>
  }

  let all: [Element]
  /// The last element, if its end is missing: a recording was cut off.
  let cut: Element?
  /// Whether these are all elements.
  var isComplete: Bool { all.count < Self.maximum }

  /// Reads the consecutive elements in a range. The elements in one whose length is not known follow it: browsers record so.
  init(_ bytes: FileBytes, in range: Range<Int>) throws(PictureProblem) {
    var all: [Element] = []
    var cut: Element?
    var offset = range.lowerBound
    while offset + 2 <= min(range.upperBound, bytes.count), all.count < Self.maximum {
      let (number, lengthStart) = try Self.number(bytes, at: offset, keepsMark: true)
      let (length, start) = try Self.number(bytes, at: lengthStart, keepsMark: false)
      let isUnknown = length + 1 == 1 << (7 * (start - lengthStart))
      // Nothing follows the segment.
      let unknownEnd = number == segmentNumber ? range.upperBound : start
      let end = isUnknown ? unknownEnd : start + length
      guard end <= range.upperBound else {
        let rest = min(start, range.upperBound)..<range.upperBound
        cut = Element(number: number, start: offset, payload: rest)
        break
      }
      all.append(Element(number: number, start: offset, payload: start..<end))
      offset = end
    }
    (self.all, self.cut) = (all, cut)
  }

  /// Returns the payload of the first element with a number; nil without one.
  subscript(number: Int) -> Range<Int>? { all.first { $0.number == number }?.payload }

  /// Reads a number whose first byte has as many zeros before its highest one as other bytes follow.
  /// - Parameter keepsMark: whether that one belongs to the number.
  private static func number(
    _ bytes: FileBytes, at offset: Int, keepsMark: Bool
  ) throws(PictureProblem) -> (Int, end: Int) {
    let first = UInt8(try bytes.u8(at: offset))
    let more = first.leadingZeroBitCount
    guard more < 8 else { throw .broken("structure of elements") }
    var number = Int(keepsMark ? first : first & (0x7F >> more))
    for index in 0..<more { number = number << 8 | (try bytes.u8(at: offset + 1 + index)) }
    return (number, offset + 1 + more)
  }

  // A film of three hours has a cluster every second or two. A recording of an hour that was not finished has 50 blocks in each second.
  private static let maximum = 200_000
}

extension WebMElements {
  /// Reads the header of a file.
  static func header(_ bytes: FileBytes) throws(PictureProblem) -> VideoHeader {
    let parts = try segment(bytes)
    guard let tracks = parts[tracksNumber] else { throw .incompleteVideo }
    let video = try WebMElements(bytes, in: tracks).all.lazy
      .compactMap { try? WebMElements(bytes, in: $0.payload)[videoNumber] }.first
    guard let video else { throw .noVideo }
    let properties = try WebMElements(bytes, in: video)
    func value(_ numbers: Int...) -> Int {
      numbers.lazy.compactMap { properties[$0].flatMap { whole(bytes, in: $0) } }.first ?? 0
    }
    let size = PixelSize(value(displayWidth, pixelWidth), value(displayHeight, pixelHeight))
    let information = parts[informationNumber].flatMap { try? WebMElements(bytes, in: $0) }
    // In nanoseconds; a million if it is not written.
    let scale = information?[scaleNumber].flatMap { whole(bytes, in: $0) } ?? 1_000_000
    let duration = information?[durationNumber].flatMap { real(bytes, in: $0) } ?? 0
    let date = information?[dateNumber].flatMap { whole(bytes, in: $0) }
    return VideoHeader(
      size: size, seconds: VideoHeader.seconds(duration * Double(scale), per: 1e9),
      recorded: date.flatMap {
        VideoHeader.recorded(secondsSince1970: $0 / 1_000_000_000 + secondsFrom1970To2001)
      }, unplayable: nil)
  }

  /// Returns the elements of the segment, which has everything but the kind of the file.
  static func segment(_ bytes: FileBytes) throws(PictureProblem) -> WebMElements {
    let file = try WebMElements(bytes, in: 0..<bytes.count)
    guard let segment = file[segmentNumber] else { throw .incompleteVideo }
    return try WebMElements(bytes, in: segment)
  }

  /// Returns the kinds of the tracks: 1 for a video, 2 for sound. A segment may repeat its list of tracks, and a track its kind.
  static func kindsOfTracks(
    _ bytes: FileBytes, in segment: WebMElements
  ) throws(PictureProblem) -> [Int] {
    var kinds: [Int] = []
    for tracks in segment.all where tracks.number == tracksNumber {
      for track in try WebMElements(bytes, in: tracks.payload).all
      where track.number == trackNumber {
        let own = try WebMElements(bytes, in: track.payload).all
          .filter { $0.number == kindNumber }
        kinds += own.isEmpty ? [0] : own.map { whole(bytes, in: $0.payload) ?? 0 }
      }
    }
    return kinds
  }

  private static func whole(_ bytes: FileBytes, in range: Range<Int>) -> Int? {
    guard range.count <= 8, let digits = try? bytes.bytes(at: range.lowerBound, count: range.count)
    else { return nil }
    return Int(exactly: digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private static func real(_ bytes: FileBytes, in range: Range<Int>) -> Double? {
    guard let high = try? bytes.u32(at: range.lowerBound) else { return nil }
    if range.count == 4 { return Double(Float(bitPattern: UInt32(high))) }
    guard let low = try? bytes.u32(at: range.lowerBound + 4) else { return nil }
    return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
  }
}

// The numbers of the elements (RFC 9559, 27.1).
private let segmentNumber = 0x1853_8067
private let informationNumber = 0x1549_A966
private let scaleNumber = 0x2A_D7B1
private let durationNumber = 0x4489
private let dateNumber = 0x4461
private let tracksNumber = 0x1654_AE6B
private let trackNumber = 0xAE
private let kindNumber = 0x83
private let videoNumber = 0xE0
private let pixelWidth = 0xB0
private let pixelHeight = 0xBA
private let displayWidth = 0x54B0
private let displayHeight = 0x54BA

private let secondsFrom1970To2001 = 978_307_200
