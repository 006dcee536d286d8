/// A lane in which photographs are made.
enum Lane: CaseIterable {
  /// Photographs in parallel, one for each worker.
  case ordinary
  /// One photograph at a time, with more memory and time: one of 200 megapixels takes more than a gigabyte.
  case slow

  /// Returns the lane for a photograph.
  init(_ format: PictureFormat, pixels: Int, bytes: Int) {
    let isOrdinary =
      pixels <= PictureLimits.ordinaryPixels && bytes <= PictureLimits.ordinaryBytes
      && DecoderMemory(format, pixels: pixels).needed <= DecoderMemory.ordinary
    self = isOrdinary ? .ordinary : .slow
  }
}
