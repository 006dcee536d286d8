import Foundation
import GalleryTestSupport
import Testing

@testable import GallerySite

/// The requests that the server answers, and its security headers.
struct SecurityTests {
  let gallery = ServedGallery()

  @Test func everyAnswerHasSecurityHeaders() async throws {
    try await gallery.serve { port in
      for (method, path) in [
        ("GET", "/"), ("GET", "/gallery.json"), ("GET", "/\(Asset.folder)/page.css"),
        ("GET", "/nothing"),
        ("POST", "/"), ("GET", "/p/x/320.jpg"), ("HEAD", "/"), ("GET", "/gallery.json?page=x"),
      ] {
        let answer = try await HTTPExchange(path, method: method, port: port)
        #expect(
          answer.headers["content-security-policy"]?.hasPrefix("default-src 'none'; ") == true)
        #expect(answer.headers["content-security-policy"]?.contains("unsafe-inline") == false)
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["referrer-policy"] == "no-referrer")
        #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
        #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
        #expect(answer.headers["access-control-allow-origin"] == nil)
      }
    }
  }

  @Test func answersOnlyToItsOwnNames() async throws {
    try await gallery.serve(host: "localhost") { port in
      for (host, status) in [
        ("127.0.0.1", 200), ("127.0.0.1:\(port)", 200), ("localhost:1", 200), ("LOCALHOST", 200),
        ("[::1]:\(port)", 200), ("[::1]", 200), ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example:\(port)", 421), ("evil.example:127.0.0.1", 421), ("0.0.0.0", 421),
        ("[::2]", 421), ("user@localhost", 421), ("", 400),
      ] {
        let answer = try await HTTPExchange("/", host: host, port: port)
        #expect(answer.status == status, "\(host)")
      }
      let nameless = try await HTTPExchange("/", host: nil, port: port)
      #expect(nameless.status == 400)
    }
  }

  @Test func admitsItsOwnNamesOnlyFromThisMachine() {
    let hosts = AdmittedHosts([
      "192.0.2.7", "2001:db8::7", "Photos.example", "port.example:8443", "[2001:db8::8]:80",
    ])
    for authority in [
      "192.0.2.7:8080", "[2001:db8::7]:8080", "photos.example", "PHOTOS.example:1",
      "port.example:8443", "port.example", "[2001:db8::8]",
    ] {
      #expect(hosts.admits(authority, isLocal: false), "\(authority)")
      #expect(hosts.admits(authority, isLocal: true), "\(authority)")
    }
    for authority in ["localhost:8080", "127.0.0.1", "[::1]:8080"] {
      #expect(!hosts.admits(authority, isLocal: false), "\(authority)")
      #expect(hosts.admits(authority, isLocal: true), "\(authority)")
    }
    for authority in ["192.0.2.8", "2001:db8::7", "photos.example.org", "", ":8080"] {
      #expect(!hosts.admits(authority, isLocal: true), "\(authority)")
    }
  }

  @Test func answersToNoPageOfAnotherSite() async throws {
    try await gallery.serve { port in
      for (origin, status) in [
        ("http://localhost:\(port)", 200), ("https://localhost:\(port)", 200),
        ("http://localhost", 403), ("http://evil.example", 403), ("null", 403),
      ] {
        let answer = try await HTTPExchange(
          "/gallery.json", host: "localhost:\(port)", headers: ["Origin: \(origin)"], port: port)
        #expect(answer.status == status, "\(origin)")
      }
    }
  }

  @Test func refusesOtherMethodsThanGetAndHead() async throws {
    try await gallery.serve { port in
      for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"] {
        for path in ["/", "/gallery.json", "/nothing"] {
          let answer = try await HTTPExchange(path, method: method, port: port)
          #expect(answer.status == 405, "\(method) \(path)")
          #expect(answer.headers["allow"] == "GET, HEAD")
        }
      }
    }
  }

  @Test func answersHeadAsGetWithoutABody() async throws {
    try await gallery.serve { port in
      for path in ["/", "/gallery.json", "/\(Asset.folder)/page.css"] {
        let (get, head) = (
          try await HTTPExchange(path, method: "GET", port: port),
          try await HTTPExchange(path, method: "HEAD", port: port)
        )
        #expect(head.body.isEmpty && !get.body.isEmpty)
        #expect(head.headers["etag"] == get.headers["etag"])
        #expect(head.headers["content-length"] == get.headers["content-length"])
        #expect(head.headers["content-type"] == get.headers["content-type"])
      }
    }
  }

  @Test(arguments: [
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%252e%252e/etc/passwd",
    "/..%5c..%5cetc/passwd",
    "//etc/passwd", "/etc/passwd%00", "/%c0%ae%c0%ae/etc/passwd", "http://evil.example/etc/passwd",
    "/p/../../etc/passwd/320.jpg", "/p/%2e%2e%2fphoto.jpg/320.jpg", "/details/../photo.json",
    "/photo.jpg",
    "/index.html/..", "/.git/config",
  ])
  func joinsNoPathFromAnAddress(path: String) async throws {
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "photo.jpg")
    try await gallery.serve { port in
      let answer = try await HTTPExchange(path, port: port)
      #expect([400, 404].contains(answer.status))
      #expect(answer.headers["content-type"] == "text/plain; charset=utf-8" || answer.body.isEmpty)
    }
  }

  @Test func escapesEveryName() async throws {
    let name = "<script>alert(1)<&'\"> \n{{title}}.jpg"
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let album = "<b>album"
    try gallery.folder.write(jpeg, to: "\(album)/" + name.replacingOccurrences(of: "/", with: "-"))
    try gallery.folder.write(jpeg, to: "other.jpg")
    try await gallery.serve(title: "<i>\"title\"") { port in
      let page = try await HTTPExchange("/", port: port).text
      for markup in ["<script>alert", "<b>album", "<i>"] { #expect(!page.contains(markup)) }
      #expect(page.contains("&lt;script&gt;alert(1)&lt;&amp;&#39;&quot;&gt; \n{{title}}.jpg"))
      #expect(page.contains("<title>&lt;i&gt;&quot;title&quot;</title>"))
      let items = try await json("/gallery.json", port)["items"] as? [[String: Any]]
      #expect(items?.contains { $0["name"] as? String == name } == true)
    }
  }
}
