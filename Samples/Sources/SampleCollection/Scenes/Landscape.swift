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

/// The formats of pictures, with about 2400 pixels on the long side.
enum Format: CaseIterable, Sendable {
  case classic, upright, wide, square, portrait, panorama, tall

  /// The width and height in pixels.
  var size: (width: Int, height: Int) {
    switch self {
    case .classic: (2400, 1600)
    case .upright: (1600, 2400)
    case .wide: (2400, 1350)
    case .square: (2400, 2400)
    case .portrait: (1920, 2400)
    case .panorama: (3000, 1000)
    case .tall: (1200, 2400)
    }
  }
}
