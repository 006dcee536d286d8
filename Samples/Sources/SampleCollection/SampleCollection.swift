public import Foundation

/// The collection that a gallery shows by default: landscapes in albums and invented films, painted
/// pixel by pixel. A version always draws the same pictures.
///
/// ```
/// Mountains/Alpenglow.jpg                 a landscape, with date and caption in its EXIF
/// Films/The Last Ferry.jpg                a poster
/// Films/The Last Ferry.jpg.json           its title, details and links
/// Films/The Last Ferry still.jpg          the picture of the opened card
/// ```
public enum SampleCollection {
  /// A number that changes when a picture changes, so that caches draw the collection again.
  public static let version = 3

  /// Returns a bitmap as a JPEG file without metadata, at a quality from 1 to 100.
  public typealias JPEGEncoding =
    @Sendable (_ bitmap: Bitmap, _ quality: Int) throws -> [UInt8]

  /// Draws the missing pictures into a folder, on all cores. Takes some seconds.
  ///
  /// ```swift
  /// try SampleCollection.draw(into: folder, encodeJPEG: encoder.jpeg) { done, total in
  ///   print("\(done) of \(total)")
  /// }
  /// ```
  /// The call returns when all pictures are drawn. A file gets its name once it is complete, so a
  /// second call after an interruption draws the rest.
  ///
  /// - Parameters:
  ///   - directory: the folder, which is made if it does not exist.
  ///   - encodeJPEG: the encoder. Several threads call it at once.
  ///   - progress: receives the number of finished pictures and of all pictures, after each one. The
  ///     first number includes pictures from earlier calls. Calls come on any thread, but one at a time.
  /// - Throws: the problem of the first picture that could not be written. Finished pictures stay.
  public static func draw(
    into directory: URL, encodeJPEG: JPEGEncoding,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(SampleCollectionError) {
    try makeFolders(in: directory)
    for film in Film.all { try writeCard(of: film, into: directory) }
    let missing = Picture.all.filter { !exists($0.url(in: directory)) }
    let tally = Tally(done: Picture.all.count - missing.count, total: Picture.all.count)
    DispatchQueue.concurrentPerform(iterations: missing.count) { index in
      tally.count(
        Result { () throws(SampleCollectionError) in
          try missing[index].write(into: directory, encodeJPEG)
        }, progress)
    }
    try tally.result()
  }

  /// Returns whether a folder contains every picture and every card of the collection.
  public static func isComplete(in directory: URL) -> Bool {
    Picture.all.allSatisfy { exists($0.url(in: directory)) }
      && Film.all.allSatisfy { exists(cardURL(of: $0, in: directory)) }
  }

  private static func makeFolders(in directory: URL) throws(SampleCollectionError) {
    for folder in Set(Picture.all.map(\.folder)) {
      let url = directory.appending(path: folder, directoryHint: .isDirectory)
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } catch {
        throw .cannotWrite(url, error)
      }
    }
  }

  private static func writeCard(of film: Film, into directory: URL) throws(SampleCollectionError) {
    let url = cardURL(of: film, in: directory)
    guard !exists(url) else { return }
    try PictureFile(url: url).write(Card(film).json())
  }

  private static func cardURL(of film: Film, in directory: URL) -> URL {
    directory.appending(path: "\(Film.folder)/\(film.posterName).json")
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}

extension Picture {
  fileprivate func url(in directory: URL) -> URL { directory.appending(path: "\(folder)/\(file)") }

  fileprivate func write(
    into directory: URL, _ encodeJPEG: SampleCollection.JPEGEncoding
  ) throws(SampleCollectionError) {
    try PictureFile(url: url(in: directory))
      .write(draw(), caption: caption, taken: taken, encodeJPEG)
  }
}
