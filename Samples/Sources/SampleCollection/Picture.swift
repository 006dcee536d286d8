/// One picture to be drawn: where it goes and how.
struct Picture: Sendable {
  /// Folder and file name.
  var folder: String
  var file: String
  var caption: String
  var taken: String
  var size: (width: Int, height: Int)
  var finish: Finish
  var paint: @Sendable (inout Canvas) -> Void

  /// Every picture of the collection, in the order they are drawn: what is seen first, first.
  static let all =
    Landscape.all.map(Picture.init).sorted { $0.taken > $1.taken }
    + Film.all.flatMap { [poster(of: $0), still(of: $0)] }

  /// Draws it, at its own size or scaled.
  /// - Parameter scale: 1 is its own size.
  func draw(scale: Float = 1) -> Bitmap {
    var canvas = Canvas(
      width: Int(Float(size.width) * scale), height: Int(Float(size.height) * scale))
    paint(&canvas)
    return finish.develop(canvas, seed: seed)
  }

  private init(_ landscape: Landscape) {
    (folder, file) = (landscape.album, landscape.name + ".jpg")
    (caption, taken) = (landscape.name, landscape.taken)
    (size, finish, paint) = (landscape.format.size, landscape.finish, landscape.paint)
  }

  private init(
    film: Film, file: String, caption: String, taken: String, size: (Int, Int), finish: Finish,
    paint: @escaping @Sendable (inout Canvas) -> Void
  ) {
    (folder, self.file, self.caption, self.taken) = (Film.folder, file, caption, taken)
    (self.size, self.finish, self.paint) = (size, finish, paint)
  }

  private static func poster(of film: Film) -> Picture {
    Picture(
      film: film, file: film.posterName, caption: film.title, taken: film.posterTaken,
      size: Film.posterSize, finish: Film.posterFinish
    ) { canvas in
      film.poster(&canvas)
      canvas.press(seed: film.title.count)
    }
  }

  private static func still(of film: Film) -> Picture {
    Picture(
      film: film, file: film.stillName, caption: "Still from \(film.title)",
      taken: film.stillTaken, size: Film.stillSize, finish: Finish(), paint: film.still)
  }

  /// Grain that differs from picture to picture and never from run to run.
  private var seed: Int { file.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF } }
}
