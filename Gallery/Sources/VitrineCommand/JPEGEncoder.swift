import CVipsShim
import Foundation
import SampleCollection

/// Encodes the pictures of the sample collection, with libvips.
struct JPEGEncoder: Sendable {
  /// Starts libvips.
  init() throws(StartProblem) {
    guard vitrine_start() == 0 else {
      throw .samples(
        "libvips does not start (\(String(cString: vitrine_error()))). Install it again, or name a folder of your own."
      )
    }
  }

  /// Returns a bitmap as a JPEG file without metadata.
  /// - Parameter quality: 1 to 100.
  func jpeg(_ bitmap: Bitmap, quality: Int) throws(Failure) -> [UInt8] {
    var picture = vitrine_picture()
    let failed = vitrine_encode_jpeg(
      bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height), Int32(quality), &picture)
    guard failed == 0 else { throw Failure(errorDescription: String(cString: vitrine_error())) }
    defer { vitrine_release(&picture, 1) }
    return Array(UnsafeBufferPointer(start: picture.bytes, count: picture.length))
  }

  /// A reason in the words of libvips.
  struct Failure: LocalizedError {
    let errorDescription: String?
  }
}
