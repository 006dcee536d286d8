import Foundation

/// A file that is written completely or not at all.
struct PictureFile {
  let url: URL

  /// At this quality the whole collection has 13 MB, so that the command stays small.
  private static let quality = 74
  /// The long side of the preview in the file, in pixels.
  private static let previewSide = 256

  /// Writes a picture as a JPEG file with EXIF.
  func write(
    _ bitmap: Bitmap, caption: String, taken: String, _ encodeJPEG: SampleCollection.JPEGEncoding
  ) throws(SampleCollectionError) {
    let picture = try encoded(bitmap, encodeJPEG)
    let preview = try encoded(bitmap.reduced(to: Self.previewSide), encodeJPEG)
    let exif = Exif(caption: caption, taken: taken, preview: preview)
    // The segment follows the first two bytes of the JPEG.
    try write(Data(picture.prefix(2) + exif.segment + picture.dropFirst(2)))
  }

  /// Writes bytes under a temporary name, and then renames the file.
  func write(_ data: Data) throws(SampleCollectionError) {
    do {
      try data.write(to: unfinished)
      guard rename(unfinished.path, url.path) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
    } catch {
      throw SampleCollectionError.cannotWrite(url, error)
    }
  }

  /// The temporary name. It is hidden, and the next run uses it again, so that no such files accumulate.
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
