public import Foundation

/// The collection that a gallery shows when nobody has named a folder: landscapes in albums and
/// invented films, painted here pixel by pixel. The same version always draws the same pictures.
///
/// ```
/// Mountains/Alpenglow.jpg                 a landscape, with date and caption in its EXIF
/// Films/The Last Ferry.jpg                a poster
/// Films/The Last Ferry.jpg.json           its title, details and links
/// Films/The Last Ferry still.jpg          what the opened card shows
/// ```
public enum SampleCollection {
  /// Changes whenever a picture does, so that a cache knows its copy is old.
  public static let version = 2

  /// Returns a bitmap as a JPEG file without metadata, at a quality from 1 to 100.
  public typealias JPEGEncoding =
    @Sendable (_ bitmap: Bitmap, _ quality: Int) throws -> [UInt8]

  /// Draws what is not there yet into a folder, on every core; takes some seconds.
  ///
  /// ```swift
  /// try SampleCollection.draw(into: folder, encodeJPEG: encoder.jpeg) { done, total in
  ///   print("\(done) of \(total)")
  /// }
  /// ```
  /// The call returns when all is done. Called again it completes what is missing; a file never
  /// has its name before it is complete.
  ///
  /// - Parameters:
  ///   - directory: made when missing.
  ///   - encodeJPEG: the encoder; several threads call it at once.
  ///   - progress: called after each picture, from any thread but never twice at once, with how
  ///     many are done of how many; those found finished count at the start.
  /// - Throws: the first picture that could not be written, and why. What was drawn stays.
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

  private static func makeFolders(in directory: URL) throws(SampleCollectionError) {
    for folder in Set(Picture.all.map(\.folder)) {
      let url = directory.appending(path: folder, directoryHint: .isDirectory)
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } catch {
        throw .cannotWrite(url.path, reason: error.localizedDescription)
      }
    }
  }

  private static func writeCard(of film: Film, into directory: URL) throws(SampleCollectionError) {
    let url = directory.appending(path: "\(Film.folder)/\(film.posterName).json")
    guard !exists(url) else { return }
    try PictureFile(url: url).write(Card(film).json())
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
