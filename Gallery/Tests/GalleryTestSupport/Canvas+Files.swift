import CPictureProbe
import CVipsShim
import Foundation

extension Canvas {
  /// Returns a JPEG file without metadata.
  package func jpeg(quality: Int32 = 90) throws -> [UInt8] {
    var picture = vitrine_picture()
    guard vitrine_encode_jpeg(rgb, Int32(width), Int32(height), quality, &picture) == 0 else {
      throw CanvasProblem(words: String(cString: vitrine_error()))
    }
    defer { vitrine_release(&picture, 1) }
    return Array(UnsafeBufferPointer(start: picture.bytes, count: picture.length))
  }

  /// Returns a JPEG with one sample of colour for each `across` columns and `down` rows of luma.
  package func jpeg(colourAcross across: Int, down: Int, isProgressive: Bool = false) -> [UInt8] {
    jpeg(PROBE_LUMA_AND_COLOURS, across, down, isProgressive)
  }

  /// Returns a JPEG without colours.
  package func greyJPEG() -> [UInt8] { jpeg(PROBE_GREY, 1, 1, false) }

  /// Returns a JPEG in the colours of printers.
  package func printedJPEG() -> [UInt8] { jpeg(PROBE_CMYK, 1, 1, false) }

  private func jpeg(
    _ colours: probe_colours, _ across: Int, _ down: Int, _ isProgressive: Bool
  ) -> [UInt8] {
    var length = 0
    let bytes = probe_encode_jpeg(
      rgb, Int32(width), Int32(height), colours, Int32(across), Int32(down), isProgressive ? 1 : 0,
      &length)
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  /// Returns a file in the format of a suffix; nil if this libvips cannot write it.
  /// - Parameter options: options of libvips, such as `interlace`.
  package func file(_ suffix: String, orientation: Int = 0, options: String = "") throws -> [UInt8]?
  {
    let path = NSTemporaryDirectory() + "vitrine-canvas-\(UUID().uuidString).\(suffix)"
    defer { unlink(path) }
    let target = "\(path)[\(options)]"
    guard probe_write(rgb, Int32(width), Int32(height), Int32(orientation), target) == 0 else {
      return nil
    }
    return try Array(Data(contentsOf: URL(filePath: path)))
  }
}

/// Writes a picture of one colour in the format of the path's suffix. Large pictures need little memory.
package func writePlain(_ width: Int, _ height: Int, to path: String) throws {
  guard probe_write_plain(Int32(width), Int32(height), path) == 0 else {
    throw CanvasProblem(words: String(cString: vitrine_error()))
  }
}

/// Returns the suffixes whose formats this libvips can write. Its encoders for AVIF and HEIC may be missing.
package func writableHere(_ suffixes: [String]) -> [String] {
  suffixes.filter { (try? Canvas(width: 64, height: 64).file($0)) != nil }
}

/// A message of libvips.
package struct CanvasProblem: Error {
  package let words: String
}
