/// What a listing needs of a video, from the boxes or elements that describe it. The video is not decoded.
struct VideoHeader: Equatable {
  /// The size at which it is shown, upright, in pixels.
  let size: PixelSize
  /// The duration in seconds; nil if the file does not say it.
  let seconds: Double?
  /// The date on which it was recorded; nil if it is not known.
  let recorded: TakenDate?
  /// The name of a coding that browsers do not play; nil for all others.
  let unplayable: String?

  /// Reads a duration of at most a hundred days; nil for any other.
  static func seconds(_ duration: Double, per second: Double) -> Double? {
    let seconds = duration / second
    return seconds > 0 && seconds < 100 * 86_400 ? seconds : nil
  }

  /// Returns the local time of a moment, unless it is before the first digital videos. Many programs write 0.
  static func recorded(secondsSince1970 seconds: Int) -> TakenDate? {
    (631_152_000..<10_000_000_000).contains(seconds) ? TakenDate(moment: seconds) : nil
  }
}

extension PictureFormat {
  /// Whether the file is a video.
  public var isVideo: Bool { self == .mp4 || self == .webM }

  /// Returns the offset of the short video at the end of a photograph's file; nil without one.
  ///
  /// Google's Motion Photos say how many bytes it has: in the list of the parts of the file, of which it is the last, or, before 2020, in
  /// a property of its own.
  func motionStart(in bytes: FileBytes) -> Int? {
    guard self == .jpeg || self == .heif, let packet = xmpPacket(in: bytes) else { return nil }
    let isMotion = ["GCamera:MotionPhoto", "GCamera:MicroVideo"].contains {
      packet.value(of: $0) == "1"
    }
    guard isMotion else { return nil }
    let lengths = packet.values(of: "Item:Length") + packet.values(of: "GCamera:MicroVideoOffset")
    return lengths.compactMap { Int($0) }.filter { $0 > 0 && $0 < bytes.count }
      .map { bytes.count - $0 }.last { bytes.has("ftyp", at: $0 + 4) }
  }
}
