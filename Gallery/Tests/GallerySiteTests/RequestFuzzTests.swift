import Foundation
import GalleryTestSupport
import Testing

/// Sends changed and random requests to a server.
struct RequestFuzzTests {
  let gallery = ServedGallery()

  @Test(.timeLimit(.minutes(30))) func noRequestTrapsTheServerOrFailsInIt() async throws {
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      try await FuzzRun("request-head", count: 300).run { seed in
        var mutations = Mutations(seed: seed)
        let valid = Array(requests[seed % requests.count].utf8)
        let request =
          seed % 5 == 0 ? mutations.noise(after: valid.prefix(seed % 60)) : mutations.changed(valid)
        let connection = try Connection(port: port)
        try connection.send(request)
        connection.endSending()
        let answer = String(decoding: await connection.receive { _ in false }, as: UTF8.self)
        // The server may close without an answer, because the client has ended its side.
        guard !answer.isEmpty else { return }
        let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        #expect(100..<500 ~= status || status == 501 || status == 505, "seed \(seed): \(answer)")
      }
      #expect(try await HTTPExchange("/", port: port).status == 200)
    }
  }
}

private let requests = [
  "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br;q=0.5, gzip\r\n\r\n",
  "GET /page.js HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-99,200-\r\nIf-Range: \"a\"\r\n\r\n",
  "HEAD /gallery.json?from=0 HTTP/1.1\r\nHost: [::1]:80\r\nOrigin: http://localhost\r\n\r\n",
  "GET /p/00000000000000000000/320.jpg HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-None-Match: W/\"a\", *\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: localhost\r\nIf-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\nCookie: vitrine=a; b=c\r\n\r\n",
  "POST /events HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
]
