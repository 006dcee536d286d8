/// A picture of the collection: its file, its properties and the function that paints it.
struct Picture: Sendable {
  /// The name of the folder.
  var folder: String
  /// The name of the file.
  var file: String
  var caption: String
  var taken: String
  var size: (width: Int, height: Int)
  var finish: Finish
  var paint: @Sendable (inout Canvas) -> Void

  /// Every picture of the collection, in the order of drawing: first the landscapes in the gallery's
  /// order, then the films.
  static let all =
    Landscape.all.map(Picture.init).sorted { $0.taken > $1.taken }
    + Film.all.flatMap { [poster(of: $0), still(of: $0)] }

  /// Draws the picture.
  /// - Parameter scale: the factor by which to change its size.
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

  /// The seed of the grain. It depends on the name, so it is the same in every run.
  private var seed: Int { file.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF } }
}
