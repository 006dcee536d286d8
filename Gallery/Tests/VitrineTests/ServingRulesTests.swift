import Foundation
import GalleryTestSupport
import Testing

/// Asks a running command for what its rules allow and forbid, and prints the answers.
struct ServingRulesTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func everyRequestHasTheAnswerOfItsRule() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let command = try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", store["cache"],
    ])
    let port = try #require(await command.port())
    #expect(await command.says("Making pictures: 1 of 1"))
    let picture = "/p/\(try #require(try await ids(port).first))/320.jpg"
    var lines: [(rule: Int, text: String)] = []
    for request in requests(picture) {
      let answer = try await HTTPExchange(
        request.path, method: request.method, host: request.host, headers: request.headers,
        port: port)
      #expect(request.expected.contains(answer.status), "\(request) \(answer.status)")
      #expect(answer.headers["x-content-type-options"] == "nosniff" || answer.status == 400)
      lines.append((request.rule, "\(request): \(answer.status)"))
    }
    lines += shownElsewhere.map { ($0, "shown by \($1)") }
    lines += missing.map { ($0, "not shown by a test: \($1)") }
    #expect(Set(lines.map(\.rule)) == Set(1...12))
    for line in lines.sorted(by: { $0.rule < $1.rule }) {
      print("serving, rule \(BadInput.folder(line.rule)): \(line.text)")
    }
    #expect(await command.end(SIGTERM) == 0)
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

private let shownElsewhere = [
  1: "ServeTests.needsATokenBeyondThisMachineUnlessToldOtherwise",
  4: "FolderWalkTests.refusesALinkThatTookAFoldersPlace, followsALinkOnceAndOnlyInsideTheFolder",
  8: "SecurityTests.idleConnectionsLockNobodyOut", 9: "GalleryTests.escapesEveryName",
  12: "ServeTests.namesEveryFileThatIsNotShown",
]

private let missing = [
  10: "there is no export; pictures without metadata are shown by WorkerProcessTests",
  11: "there is no export",
]
