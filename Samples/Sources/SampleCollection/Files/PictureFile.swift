import Foundation

/// A JPEG file with EXIF, written whole or not at all.
struct PictureFile {
  let url: URL

  /// Good enough that skies do not band; files stay below a megabyte.
  private static let quality = 88
  /// Long side of the preview inside the file, in pixels.
  private static let previewSide = 256

  /// Encodes a picture and gives it its name only when it is complete.
  func write(
    _ bitmap: Bitmap, caption: String, taken: String, _ encodeJPEG: SampleCollection.JPEGEncoding
  ) throws(SampleCollectionError) {
    let picture = try encoded(bitmap, encodeJPEG)
    let preview = try encoded(bitmap.reduced(to: Self.previewSide), encodeJPEG)
    let exif = Exif(caption: caption, taken: taken, preview: preview)
    // The segment belongs right behind the two bytes that start every JPEG.
    try write(Data(picture.prefix(2) + exif.segment + picture.dropFirst(2)))
  }

  /// Writes a file under its name only when all its bytes are there.
  func write(_ data: Data) throws(SampleCollectionError) {
    do {
      try data.write(to: unfinished)
      guard rename(unfinished.path, url.path) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
    } catch {
      throw SampleCollectionError.cannotWrite(url.path, reason: error.localizedDescription)
    }
  }

  /// A hidden name that the next run reuses, so that nothing is left lying about.
  private var unfinished: URL {
    url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).part")
  }

  private func encoded(
    _ bitmap: Bitmap, _ encodeJPEG: SampleCollection.JPEGEncoding
  ) throws(SampleCollectionError) -> [UInt8] {
    do { return try encodeJPEG(bitmap, Self.quality) } catch {
      throw .cannotEncode(url.path, reason: error.localizedDescription)
    }
  }
}
