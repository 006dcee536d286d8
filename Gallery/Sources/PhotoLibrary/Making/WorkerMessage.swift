import Foundation

/// What a worker answers: this as JSON, preceded by its length in four bytes, followed by the JPEGs in order.
struct WorkerReply: Codable {
  var pictures: [Picture] = []
  var average: UInt32 = 0
  var isIncomplete = false
  /// Why there are no pictures; nil when there are.
  var problem: String?
  /// The system's number when the file could not be read.
  var fileProblem: Int32?

  /// What a worker says before it is asked.
  static let ready = WorkerReply()

  struct Picture: Codable {
    let width: Int
    let height: Int
    let length: Int
  }

  /// The JSON preceded by its length.
  var framed: [UInt8] {
    get throws {
      let json = try JSONEncoder().encode(self)
      return withUnsafeBytes(of: UInt32(json.count).bigEndian, Array.init) + json
    }
  }

  /// Whether pictures such as these were asked for.
  var isPlausible: Bool {
    pictures.count == Ladder.widths.count && average <= 0xFF_FFFF
      && pictures.allSatisfy { picture in
        edges.contains(picture.width) && edges.contains(picture.height)
          && 1...Self.maximumPicture ~= picture.length
      }
  }

  // A reply lists three pictures, and none is larger than the limit on a worker's files.
  static let maximumJSON = 4096
  private static let maximumPicture = 64 << 20
}

// What JPEG can hold.
private let edges = 1...65_535

/// A connected socket, read and written until everything asked for has passed.
struct MessageSocket {
  let descriptor: Int32

  /// Writes everything; false when the other side is gone.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let sent = send(descriptor, rest.baseAddress, rest.count, noSignal)
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[(sent as Int)...])
    }
    return true
  }

  /// Reads exactly `count` bytes.
  func read(_ count: Int, before deadline: SuspendingClock.Instant) throws(SocketEnd) -> [UInt8] {
    var failure: SocketEnd?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count, failure == nil {
        let rest = UnsafeMutableRawBufferPointer(buffer)[initialized...]
        switch receive(into: UnsafeMutableRawBufferPointer(rebasing: rest), before: deadline) {
        case .success(let received): initialized += received
        case .failure(let end): failure = end
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private func receive(
    into buffer: UnsafeMutableRawBufferPointer, before deadline: SuspendingClock.Instant
  ) -> Result<Int, SocketEnd> {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let left = (deadline - .now) / .milliseconds(1)
    guard left > 0 else { return .failure(.late) }
    switch poll(&waiting, 1, Int32(min(left, 1e6)) + 1) {
    case 0: return .failure(.late)
    case ..<0: return errno == EINTR ? .success(0) : .failure(.closed)
    default:
      let received = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      return received > 0 ? .success(received) : .failure(.closed)
    }
  }
}

/// Why no more comes from a socket.
enum SocketEnd: Error {
  /// The other side is gone.
  case closed
  /// Nothing more came in time.
  case late
  /// What came is no message.
  case garbled
}

#if canImport(Darwin)
private let noSignal: Int32 = 0
#else
private let noSignal = Int32(MSG_NOSIGNAL)
#endif
