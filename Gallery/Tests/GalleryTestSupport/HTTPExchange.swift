import Foundation

/// One request and its response over a socket, byte for byte: no HTTP client corrects the request.
package struct HTTPExchange: Sendable {
  /// The status, such as 200.
  package let status: Int
  /// The headers, by names in lower case.
  package let headers: [String: String]
  package let body: [UInt8]

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }

  /// Sends a request to an address of this machine and waits until the connection is closed.
  package init(
    _ path: String, method: String = "GET", host: String? = "localhost", headers: [String] = [],
    address: String = "127.0.0.1", port: Int
  ) async throws {
    let lines = ["\(method) \(path) HTTP/1.1"] + (host.map { ["Host: \($0)"] } ?? []) + headers
    let request = (lines + ["Connection: close", "", ""]).joined(separator: "\r\n")
    let connection = try Connection(port: port, address: address)
    try connection.send(request)
    try self.init(await connection.receive { _ in false })
  }

  /// Parses a response.
  init(_ answer: [UInt8]) throws {
    let end = answer.firstRange(of: Array("\r\n\r\n".utf8))
    guard let end else { throw ConnectionProblem.noAnswer }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(
      separatedBy: "\r\n")
    status = Int(head[0].split(separator: " ")[1]) ?? 0
    headers = Dictionary(
      head.dropFirst().compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return parts.count == 2
          ? (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces)) : nil
      }, uniquingKeysWith: { "\($0), \($1)" })
    body = Array(answer[end.upperBound...])
  }
}

/// A connection to this machine.
package final class Connection: Sendable {
  private let socket: Int32

  /// Connects to a port of this machine.
  /// - Parameter address: one of its IPv4 addresses.
  package init(port: Int, address: String = "127.0.0.1") throws {
    socket = Foundation.socket(AF_INET, streams, 0)
    var address = socketAddress(address, port)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw ConnectionProblem.refused }
  }

  deinit {
    close(socket)
  }

  /// Sends text.
  package func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Sends bytes.
  package func send(_ bytes: [UInt8]) throws {
    guard Foundation.send(socket, bytes, bytes.count, 0) == bytes.count else {
      throw ConnectionProblem.noAnswer
    }
  }

  /// Announces that nothing more is sent.
  package func endSending() {
    shutdown(socket, Int32(SHUT_WR))
  }

  /// Receives bytes until `isEnough` returns true, until the other side closes, or until the task is cancelled, as at a time limit.
  package func receive(until isEnough: @escaping @Sendable ([UInt8]) -> Bool) async -> [UInt8] {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: self.receiveNow(until: isEnough)) }
      }
    } onCancel: {
      shutdown(socket, Int32(SHUT_RDWR))
    }
  }

  private func receiveNow(until isEnough: ([UInt8]) -> Bool) -> [UInt8] {
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while !isEnough(received) {
      let count = recv(socket, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      received += chunk[..<count]
    }
    return received
  }
}

/// The reason that a request has no response.
package enum ConnectionProblem: Error {
  case refused
  case noAnswer
}

/// A port of this machine that the test occupies during the lifetime of this object.
package final class TakenPort {
  package let port: Int
  private let socket: Int32

  package init() throws {
    let socket = Foundation.socket(AF_INET, streams, 0)
    self.socket = socket
    var address = socketAddress("127.0.0.1", 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let taken = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 1) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard taken else { throw ConnectionProblem.refused }
  }

  deinit {
    close(socket)
  }
}

private func socketAddress(_ text: String, _ port: Int) -> sockaddr_in {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  inet_pton(AF_INET, text, &address.sin_addr)
  return address
}

#if canImport(Darwin)
private let streams = SOCK_STREAM
#else
private let streams = Int32(SOCK_STREAM.rawValue)
#endif
