/// A landscape of the collection: its name, its format, and the function that paints it.
struct Landscape: Sendable {
  /// The folder that contains it.
  var album: String
  /// The file's name without extension, which is also the caption.
  var name: String
  var format: Format
  /// The invented date, in local time and in the form of EXIF: `2021:09:14 07:12:00`.
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

/// The formats of pictures, with about 1600 pixels on the long side.
enum Format: CaseIterable, Sendable {
  case classic, upright, wide, square, portrait, panorama, tall

  /// The width and height in pixels.
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
