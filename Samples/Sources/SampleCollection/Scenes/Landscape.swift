/// A picture of the collection: what it is called, its shape, and how it is painted.
struct Landscape: Sendable {
  /// The folder it lies in.
  var album: String
  /// The file's name without extension, which is also the caption.
  var name: String
  var format: Format
  /// When it was "taken", local time, as EXIF writes it: `2021:09:14 07:12:00`.
  var taken: String
  var finish = Finish()
  var paint: @Sendable (inout Canvas) -> Void

  init(
    _ album: String, _ name: String, _ format: Format, taken: String, finish: Finish = Finish(),
    paint: @escaping @Sendable (inout Canvas) -> Void
  ) {
    (self.album, self.name, self.format) = (album, name, format)
    (self.taken, self.finish, self.paint) = (taken, finish, paint)
  }

  /// Every landscape, album by album.
  static let all = mountains + coast + country + desert + night
}

/// The shapes pictures come in, about 1600 pixels on the long side.
enum Format: CaseIterable, Sendable {
  case classic, upright, wide, square, portrait, panorama, tall

  /// Width and height in pixels.
  var size: (width: Int, height: Int) {
    switch self {
    case .classic: (1600, 1067)
    case .upright: (1067, 1600)
    case .wide: (1600, 900)
    case .square: (1280, 1280)
    case .portrait: (1200, 1500)
    case .panorama: (1800, 600)
    case .tall: (800, 1600)
    }
  }
}
