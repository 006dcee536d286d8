import Foundation

/// A connected socket that reads and writes whole messages.
struct MessageSocket {
  let descriptor: Int32

  /// Writes all bytes; false if the other side has closed.
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

/// The reason that reading from a socket failed.
enum SocketEnd: Error {
  /// The other side has closed.
  case closed
  /// The deadline has passed.
  case late
  /// The bytes are not a valid message.
  case garbled
}

#if canImport(Darwin)
private let noSignal: Int32 = 0
#else
private let noSignal = Int32(MSG_NOSIGNAL)
#endif
