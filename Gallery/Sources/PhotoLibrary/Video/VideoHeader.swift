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

  /// The MIME type of a video; nil for pictures. Browsers play QuickTime's files as MP4 if they know the coding in them.
  public var videoType: String? {
    switch self {
    case .mp4: "video/mp4"
    case .webM: "video/webm"
    default: nil
    }
  }
}
