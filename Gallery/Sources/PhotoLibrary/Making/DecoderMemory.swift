import Foundation

/// The address space that a worker needs to decode a picture.
struct DecoderMemory {
  /// The bytes that the decoder of the format needs for the pixels, as measured.
  private let pixels: Int

  /// Creates the needs of a picture.
  init(_ format: PictureFormat, pixels: Int) {
    self.pixels = pixels * bytesPerPixel(format)
  }

  /// The bytes that a worker needs.
  var needed: Int { process + pixels }

  /// The bytes that are enough for every worker, twice the measured need.
  var plenty: Int { process + 2 * pixels }

  /// The address space of a worker in the ordinary lane, in bytes. 128 unusual files needed less.
  static let ordinary = 1_500_000_000
}

/// The bytes that every worker needs: programs, libraries, and the stacks of the decoders' threads.
private let process =
  300_000_000 + ProcessInfo.processInfo.activeProcessorCount * threadsOfAProcessor * stack

/// Returns the largest number of bytes for a pixel, measured with libvips 8.14 and libheif 1.15.
private func bytesPerPixel(_ format: PictureFormat) -> Int {
  switch format {
  // The coefficients of a progressive picture: 6. All others need only a few rows. A frame of a video is a JPEG, too.
  case .jpeg, .raw, .mp4, .webM: 6
  // An interlaced picture with four channels of 16 bits needs 8.
  case .png: 8
  // Four channels of 32 bits need 16.
  case .tiff: 16
  // Pictures of 10 and 12 bits need 16, and those of 8 bits need 9.
  case .heif, .avif: 16
  // Lossless pictures need 18, and lossy ones need 15.
  case .webp: 18
  // A frame and the one before.
  case .gif: 8
  }
}

// dav1d, libde265 and libvips start threads of their own. The stacks have the usual size.
private let threadsOfAProcessor = 3
private let stack = 8 << 20
