/// A request to a worker. It is sent together with an open file.
struct WorkerRequest: Equatable {
  /// The format of the file.
  let format: PictureFormat
  /// The picture to decode; nil if it is the whole file.
  let embedded: EmbeddedPicture?
  /// The size of the picture, according to the header of the file.
  let whole: PixelSize
  /// The only picture to make; nil for the ladder.
  let requested: PictureOnDemand?

  init(
    _ format: PictureFormat, _ embedded: EmbeddedPicture? = nil, whole: PixelSize,
    requested: PictureOnDemand? = nil
  ) {
    (self.format, self.embedded) = (format, embedded)
    (self.whole, self.requested) = (whole, requested)
  }

  /// The part of the picture to make; nil for the whole picture.
  var region: PhotoRegion? {
    if case .region(let region)? = requested { region } else { nil }
  }

  /// The sizes to make, smallest first.
  var sizes: [PixelSize] { requested.map { [$0.size] } ?? PictureSizes(whole, format).ladder }

  /// Reads a request; nil if it is not valid.
  init?(_ message: [UInt8]) {
    guard message.count == Self.length, let format = PictureFormat(rawValue: message[0]) else {
      return nil
    }
    let numbers = stride(from: 2, to: Self.length - 1, by: 8).map { start in
      UInt64(bigEndianBytes: message[start..<start + 8])
    }
    let orientation = Orientation(rawValue: Int(message[1]))
    guard let start = Int(exactly: numbers[0]), let count = Int(exactly: numbers[1]),
      count <= PictureLimits.ordinaryBytes, start <= Int.max - count,
      let whole = PixelSize(numbers[2], numbers[3])
    else { return nil }
    (self.format, self.whole) = (format, whole)
    requested = PixelSize(numbers[4], numbers[5]).flatMap { size in
      message[Self.length - 1] == 0 ? .larger(size) : .region(numbers[6], numbers[7], size)
    }
    embedded = orientation.map { EmbeddedPicture(range: start..<start + count, orientation: $0) }
  }

  /// The bytes of the request: the format, the orientation (0 for the whole file), the offset and the length of the
  /// picture, its size, the size of the requested picture (0 × 0 for the ladder), and its left and upper edge and 1 if it is a
  /// region.
  var message: [UInt8] {
    let numbers = [
      embedded?.range.lowerBound ?? 0, embedded?.range.count ?? 0, whole.width, whole.height,
      requested?.size.width ?? 0, requested?.size.height ?? 0, region?.left ?? 0, region?.top ?? 0,
    ]
    let orientation = UInt8(embedded?.orientation.rawValue ?? 0)
    return [format.rawValue, orientation]
      + numbers.flatMap { number in
        withUnsafeBytes(of: UInt64(number).bigEndian, Array.init)
      } + [region == nil ? 0 : 1]
  }

  /// The number of bytes in every request.
  static let length = 67
}

extension PixelSize {
  /// A size from a message; nil if an edge is 0 or longer than a JPEG can have.
  fileprivate init?(_ width: UInt64, _ height: UInt64) {
    guard (1...65_535).contains(width), (1...65_535).contains(height) else { return nil }
    self.init(Int(width), Int(height))
  }
}

extension PictureOnDemand {
  /// A region from a message; nil if it begins beyond the edges that a JPEG can have.
  fileprivate static func region(_ left: UInt64, _ top: UInt64, _ size: PixelSize) -> Self? {
    guard max(left, top) <= 65_535 else { return nil }
    return .region(PhotoRegion(left: Int(left), top: Int(top), size: size))
  }
}
