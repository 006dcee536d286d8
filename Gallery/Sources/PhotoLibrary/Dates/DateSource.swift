/// Where the date of a photograph was found. The text is what the details of the photograph say.
public enum DateSource: String, Sendable, CaseIterable {
  /// EXIF: the date of the original, or else that on which it was digitized.
  case exif = "EXIF"
  /// XMP in the file.
  case xmp = "XMP"
  /// IPTC data in the file.
  case iptc = "IPTC"
  /// XMP in a file beside it.
  case xmpFile = ".xmp file"
  /// Google's JSON in a file beside it.
  case google = "Google Photos"
  /// The boxes or elements of a video.
  case video = "video"
  /// EXIF: the date on which the picture was changed.
  case exifChange = "EXIF, date of change"
  /// The name of the file.
  case name = "file name"
}

/// The date of a photograph, and where it was found.
public struct FoundDate: Sendable, Equatable {
  let date: TakenDate
  let source: DateSource

  /// A date; nil without one.
  init?(_ date: TakenDate?, _ source: DateSource) {
    guard let date else { return nil }
    (self.date, self.source) = (date, source)
  }
}
