/// Where a photograph is made.
enum Lane: CaseIterable {
  /// Beside others, as many at once as there are workers.
  case ordinary
  /// One after the other, with more memory and time: a photograph of 200 megapixels takes more than a gigabyte.
  case slow

  /// The lane for a photograph.
  init(pixels: Int, bytes: Int) {
    let isOrdinary = pixels <= PictureLimits.ordinaryPixels && bytes <= PictureLimits.ordinaryBytes
    self = isOrdinary ? .ordinary : .slow
  }
}

/// What a worker may take of the machine for one file.
struct WorkerLimits: Sendable {
  /// Pixels the file may unfold to.
  let pixels: Int
  /// Bytes of address space.
  let memory: Int
  /// Seconds of work.
  let work: Int
  /// How long the answer may take: more than the work, for machines that are busy with other things.
  var patience: Duration { .seconds(work * 4 / 3) }

  /// The limits for files with at most this number of pixels.
  init(pixels: Int) {
    self.pixels = pixels
    let isOrdinary = pixels <= PictureLimits.ordinaryPixels
    // 128 odd files ran within 1.5 GB. HEIC took 6 bytes a pixel, a progressive JPEG keeps 6 at most.
    memory = 1_500_000_000 + (isOrdinary ? 0 : pixels * 8)
    // The slowest honest file known, 200 megapixels of HEIC, takes 8 seconds on an idle machine. The slow lane keeps
    // nobody else waiting.
    work = isOrdinary ? 15 : 60 * max(1, pixels / PictureLimits.ordinaryPixels)
  }

  /// The limits of a lane, where photographs of up to `pixels` are shown.
  init(_ lane: Lane, upTo pixels: Int) {
    self.init(pixels: lane == .ordinary ? min(pixels, PictureLimits.ordinaryPixels) : pixels)
  }

  /// The limits of the ordinary lane.
  static let ordinary = WorkerLimits(pixels: PictureLimits.ordinaryPixels)
}
