/// The limits on a worker for one file.
struct WorkerLimits: Sendable {
  /// The largest picture in pixels.
  let pixels: Int
  /// The largest address space in bytes.
  let memory: Int
  /// The processor time in seconds.
  let processorTime: Int
  /// The time until the reply. It is longer than the processor time, for busy machines.
  var timeout: Duration { .seconds(processorTime * 4 / 3) }

  /// Creates limits.
  init(pixels: Int, memory: Int, processorTime: Int) {
    (self.pixels, self.memory, self.processorTime) = (pixels, memory, processorTime)
  }

  /// Creates the limits of a lane.
  /// - Parameters:
  ///   - pixels: the largest photograph to show.
  ///   - machine: the bytes of memory that this machine has.
  init(_ lane: Lane, upTo pixels: Int, machine: Int = MachineMemory.bytes) {
    switch lane {
    case .ordinary:
      self.init(
        pixels: min(pixels, PictureLimits.ordinaryPixels), memory: DecoderMemory.ordinary,
        processorTime: 15)
    case .slow:
      // The slowest valid file known, HEIC of 200 megapixels, takes 8 seconds on an idle machine. The slow lane may take
      // longer, because no other photograph waits for it.
      self.init(
        pixels: pixels, memory: max(DecoderMemory.ordinary, machine / 2),
        processorTime: 60 * max(1, pixels / PictureLimits.ordinaryPixels))
    }
  }

  /// Returns the address space for one file in bytes. It follows the size of the picture and its format.
  func memory(for request: WorkerRequest) -> Int {
    min(memory, max(DecoderMemory.ordinary, plenty(for: request)))
  }

  /// Whether decoding a file may fail because it has too little memory. Few decoders say so.
  func mayBeShort(for request: WorkerRequest) -> Bool {
    memory(for: request) < plenty(for: request)
  }

  private func plenty(for request: WorkerRequest) -> Int {
    DecoderMemory(request.format, pixels: request.whole.pixels).plenty
  }

  /// The limits of the ordinary lane.
  static let ordinary = WorkerLimits(.ordinary, upTo: PictureLimits.ordinaryPixels)
}
