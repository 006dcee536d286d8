/// A request to a worker. It is sent together with an open file.
struct WorkerRequest: Equatable {
  /// The format of the file.
  let format: PictureFormat
  /// The picture to decode; nil if it is the whole file.
  let embedded: EmbeddedPicture?

  init(_ format: PictureFormat, _ embedded: EmbeddedPicture? = nil) {
    (self.format, self.embedded) = (format, embedded)
  }

  /// Reads a request; nil if it is not valid.
  init?(_ message: [UInt8]) {
    guard message.count == Self.length, let format = PictureFormat(rawValue: message[0]) else {
      return nil
    }
    let numbers = stride(from: 2, to: Self.length, by: 8).map { start in
      message[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    let orientation = Orientation(rawValue: Int(message[1]))
    guard let start = Int(exactly: numbers[0]), let count = Int(exactly: numbers[1]),
      count <= PictureLimits.ordinaryBytes, start <= Int.max - count
    else { return nil }
    self.format = format
    embedded = orientation.map { EmbeddedPicture(range: start..<start + count, orientation: $0) }
  }

  /// The bytes of the request: the format, the orientation (0 for the whole file), and the offset and the length of the
  /// picture.
  var message: [UInt8] {
    let numbers = [embedded?.range.lowerBound ?? 0, embedded?.range.count ?? 0]
    let orientation = UInt8(embedded?.orientation.rawValue ?? 0)
    return [format.rawValue, orientation]
      + numbers.flatMap { number in
        withUnsafeBytes(of: UInt64(number).bigEndian, Array.init)
      }
  }

  /// The number of bytes in every request.
  static let length = 18
}
