import Foundation
import GalleryTestSupport
import Testing

/// Sends a running command requests that its rules allow and forbid.
struct ServingRules {
  private let folder = TemporaryFolder()
  private let store = TemporaryFolder()
  private let outside = TemporaryFolder()

  /// The lines of all rules.
  func lines() async throws -> [TableLine] {
    try writePhotographs()
    let command = try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", store["cache"],
    ])
    let port = try #require(await command.port())
    #expect(await command.says("Making pictures: 2 of 2"))
    let ids = try await ids(port)
    var lines = [try loopbackOnly(port), try await exportInside()]
    for request in requests("/p/\(ids[0])/320.jpg") {
      let answer = try await HTTPExchange(
        request.path, method: request.method, host: request.host, headers: request.headers,
        port: port)
      #expect(request.expected.contains(answer.status), "\(request) \(answer.status)")
      #expect(answer.headers["x-content-type-options"] == "nosniff" || answer.status == 400)
      lines.append(.rule(request.rule, "\(request)", "\(answer.status)"))
    }
    lines += try await [texts(port), metadata(ids, port), replacedFolder(ids, port)]
    #expect(await command.end(SIGTERM) == 0)
    return lines + [try printedName(await command.output())]
  }

  private func writePhotographs() throws {
    let camera = Exif(main: [.text(0x010F, "Maker"), .text(0x010E, "caption")])
    let jpeg = try camera.inserted(into: Canvas(width: 400, height: 300).jpeg())
    try folder.write(jpeg, to: "album/<img src=x>.jpg")
    try folder.write(jpeg, to: "album/b.jpg")
    try folder.write([], to: "\u{202E}gpj\u{1B}.jpg")
    try outside.write(Canvas(noise: 1, width: 400, height: 300).jpeg(), to: "b.jpg")
  }

  /// Rule 1. A server for all addresses of this machine would answer at this one.
  private func loopbackOnly(_ port: Int) throws -> TableLine {
    #expect(throws: ConnectionProblem.self) { try Connection(port: port, address: "127.0.0.2") }
    return .rule(1, "127.0.0.2", "no answer; only 127.0.0.1 has one")
  }

  /// Rule 4: a link to another folder takes the place of an album.
  private func replacedFolder(_ ids: [String], _ port: Int) async throws -> TableLine {
    // The pictures have to be made again.
    try FileManager.default.removeItem(atPath: store["cache"])
    try FileManager.default.removeItem(atPath: folder["album"])
    try folder.link("album", to: outside.path)
    var statuses: [Int] = []
    for name in ["400.jpg", "preview.jpg"] {
      statuses.append(try await HTTPExchange("/p/\(ids[1])/\(name)", port: port).status)
    }
    #expect(statuses.allSatisfy { [404, 422].contains($0) }, "\(statuses)")
    return .rule(4, "an album that became a link to another folder", "\(statuses)")
  }

  /// Rule 9.
  private func texts(_ port: Int) async throws -> TableLine {
    let page = try await HTTPExchange("/", port: port).text
    #expect(!page.contains("<img src=x") && page.contains("&lt;img src=x"))
    return .rule(9, "a name with markup", "it is text in the page")
  }

  /// Rule 10.
  private func metadata(_ ids: [String], _ port: Int) async throws -> TableLine {
    let picture = try await HTTPExchange("/p/\(ids[0])/400.jpg", port: port).body
    #expect(metadataCount(in: picture) == 0)
    return .rule(10, "a picture of a photograph with EXIF", "it has no metadata")
  }

  /// Rule 11.
  private func exportInside() async throws -> TableLine {
    let before = try folder.fingerprint()
    let status = try await RunningCommand(["export", folder.path, folder["site"]]).exit()
    #expect(status == 73)
    #expect(try folder.fingerprint() == before)
    return .rule(11, "an export into the folder of photographs", "it is refused, status \(status)")
  }

  /// Rule 12.
  private func printedName(_ output: String) throws -> TableLine {
    let name = "\\u{202E}gpj\\u{1B}.jpg"
    #expect(output.contains(name) && !output.contains("\u{1B}"), "\(output)")
    return .rule(12, "a name with control characters", "it is printed as \(name)")
  }

  private func requests(_ picture: String) -> [RuledRequest] {
    let paths = [
      "/../../etc/passwd", "/%2e%2e/etc/passwd", "/%252e%252e/etc/passwd", "/..%5cetc/passwd",
      "//etc/passwd", "/etc/passwd%00", "/%c0%ae%c0%ae/etc/passwd", "http://evil.example/a.jpg",
      "/a.jpg",
    ]
    let ranges = [
      ("0-0", 206), ("-1", 206), ("5-", 206), ("0-1,3-4", 200), ("999999-", 416), ("x", 200),
    ]
    return [
      RuledRequest(2, [421], host: "evil.example"), RuledRequest(2, [400], host: nil),
      RuledRequest(2, [400], headers: ["Host: localhost"]),
      RuledRequest(2, [403], headers: ["Origin: http://evil.example"]),
      RuledRequest(2, [200], host: "127.0.0.1"),
      RuledRequest(6, [200]), RuledRequest(7, [304], picture, headers: ["If-None-Match: *"]),
      RuledRequest(8, [400], headers: ["X: " + String(repeating: "a", count: 20_000)]),
    ]
      + paths.map { RuledRequest(3, [400, 404], $0) }
      + [("POST", 405), ("OPTIONS", 405), ("HEAD", 200)].map { method, status in
        RuledRequest(5, [status], method: method)
      }
      + ranges.map { RuledRequest(7, [$1], picture, headers: ["Range: bytes=\($0)"]) }
  }
}

/// A request, and the statuses that its rule allows.
private struct RuledRequest: CustomStringConvertible {
  let rule: Int
  let expected: [Int]
  let path: String
  let method: String
  let host: String?
  let headers: [String]

  init(
    _ rule: Int, _ expected: [Int], _ path: String = "/", method: String = "GET",
    host: String? = "localhost", headers: [String] = []
  ) {
    (self.rule, self.expected) = (rule, expected)
    (self.path, self.method, self.host, self.headers) = (path, method, host, headers)
  }

  var description: String {
    let extra = headers.map { " with \($0.prefix(40))" }.joined()
    return "\(method) \(path) of \(host ?? "no host")\(extra)"
  }
}
