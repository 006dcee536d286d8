import GalleryTestSupport
import Testing

@testable import GallerySite

/// The limits on requests and connections.
struct ConnectionTests {
  let gallery = ServedGallery()

  @Test func refusesContentAndLongHeaders() async throws {
    try await gallery.serve { port in
      for header in ["Content-Length: 5", "Transfer-Encoding: chunked"] {
        let answer = try await HTTPExchange("/", headers: [header], port: port)
        #expect(answer.status == 413, "\(header)")
      }
      let many = (0..<200).map { "X-\($0): a" }
      for headers in [["X: " + String(repeating: "a", count: 20_000)], many] {
        let answer = try await HTTPExchange("/", headers: headers, port: port)
        #expect(answer.status == 400)
      }
      #expect(try await HTTPExchange("/", port: port).status == 200)
    }
  }

  // A connection that is never closed would keep the test waiting.
  @Test(.timeLimit(.minutes(1))) func idleConnectionsLockNobodyOut() async throws {
    try await gallery.serve(idleLimit: never) { port in
      let idle = try (0..<600).map { _ in try Connection(port: port) }
      #expect(await idle[0].receive { _ in false }.isEmpty)
      #expect(try await HTTPExchange("/", port: port).status == 200)
      withExtendedLifetime(idle) {}
    }
  }

  /// A telephone that sleeps closes no connection. The server closes its oldest one.
  @Test(.timeLimit(.minutes(1))) func eventsThatNobodyReadsLockNobodyOut() async throws {
    try await gallery.serve(idleLimit: never) { port in
      var streams: [Connection] = []
      for _ in 0..<200 {
        let stream = try Connection(port: port)
        try stream.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = await stream.receive { String(decoding: $0, as: UTF8.self).contains("event: progress") }
        streams.append(stream)
      }
      _ = await streams[0].receive { _ in false }
      #expect(try await HTTPExchange("/", port: port).status == 200)
      withExtendedLifetime(streams) {}
    }
  }

  @Test(.timeLimit(.minutes(1))) func closesIdleConnections() async throws {
    try await gallery.serve(idleLimit: .milliseconds(50)) { port in
      let silent = try Connection(port: port)
      #expect(await silent.receive { _ in false }.isEmpty)
      let answered = try Connection(port: port)
      try answered.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let answer = await answered.receive { _ in false }
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func idleConnectionsEndNoRequest() async throws {
    try await gallery.serve { port in
      let events = try Connection(port: port)
      try events.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = await events.receive { String(decoding: $0, as: UTF8.self).contains("event: progress") }
      let idle = try (0..<200).map { _ in try Connection(port: port) }
      #expect(try await HTTPExchange("/", port: port).status == 200)
      try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
      let more = await events.receive {
        String(decoding: $0, as: UTF8.self).contains("\"revision\"")
      }
      #expect(String(decoding: more, as: UTF8.self).contains("event: changed"))
      withExtendedLifetime(idle) {}
    }
  }
}

/// A limit that no test reaches.
private let never = Duration.seconds(3600)
