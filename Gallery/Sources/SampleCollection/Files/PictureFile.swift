internal import CVipsShim
import Foundation

/// A JPEG file with EXIF, written whole or not at all.
struct PictureFile {
  let url: URL

  /// Good enough that skies do not band; files stay below a megabyte.
  private static let quality: Int32 = 88
  /// Long side of the preview inside the file, in pixels.
  private static let previewSide = 256

  /// Must have returned before pictures are written from several threads: the encoder's own start
  /// is not safe to be met by two at once.
  static func startEncoder() throws(SampleCollectionError) {
    guard vitrine_start() == 0 else { throw .noEncoder(String(cString: vitrine_error())) }
  }

  /// Encodes a picture and gives it its name only when it is complete.
  func write(_ bitmap: Bitmap, caption: String, taken: String) throws(SampleCollectionError) {
    let picture = try encoded(bitmap)
    let preview = try encoded(bitmap.reduced(to: Self.previewSide))
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

  private func encoded(_ bitmap: Bitmap) throws(SampleCollectionError) -> [UInt8] {
    let failed = vitrine_encode_jpeg(
      bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height), Self.quality, unfinished.path)
    guard failed == 0, let data = try? Data(contentsOf: unfinished) else {
      throw .cannotWrite(url.path, reason: String(cString: vitrine_error()))
    }
    return Array(data)
  }
}
