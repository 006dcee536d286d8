/// The limits on a worker for one file.
struct WorkerLimits: Sendable {
  /// The largest picture in pixels.
  let pixels: Int
  /// The address space in bytes.
  let memory: Int
  /// The processor time in seconds.
  let processorTime: Int
  /// The time until the reply. It is longer than the processor time, for busy machines.
  var timeout: Duration { .seconds(processorTime * 4 / 3) }

  /// Creates the limits for files with at most this number of pixels.
  init(pixels: Int) {
    self.pixels = pixels
    let isOrdinary = pixels <= PictureLimits.ordinaryPixels
    // 128 unusual files needed less than 1.5 GB. HEIC needs 6 bytes a pixel, and a progressive JPEG at most 6.
    memory = 1_500_000_000 + (isOrdinary ? 0 : pixels * 8)
    // The slowest valid file known, HEIC of 200 megapixels, takes 8 seconds on an idle machine. The slow lane may take
    // longer, because no other photograph waits for it.
    processorTime = isOrdinary ? 15 : 60 * max(1, pixels / PictureLimits.ordinaryPixels)
  }

  /// Creates the limits of a lane. `pixels` is the largest photograph to show.
  init(_ lane: Lane, upTo pixels: Int) {
    self.init(pixels: lane == .ordinary ? min(pixels, PictureLimits.ordinaryPixels) : pixels)
  }

  /// The limits of the ordinary lane.
  static let ordinary = WorkerLimits(pixels: PictureLimits.ordinaryPixels)
}
