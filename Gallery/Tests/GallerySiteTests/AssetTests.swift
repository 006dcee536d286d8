import GalleryTestSupport
import Testing

@testable import GallerySite

struct AssetTests {
  let gallery = ServedGallery()

  @Test(arguments: [
    "page.js", "page.css", "page-first.js", "vitrine-collection.wasm", "favicon.svg",
  ])
  func isSentInTheCodingThatTheClientPrefers(name: String) async throws {
    try await gallery.serve { port in
      let plain = try await asset(name, nil, port)
      #expect(plain.status == 200 && plain.headers["content-encoding"] == nil)
      for (field, coding, decoder) in [
        ("gzip, br", "br", "brotli"), ("gzip", "gzip", "gzip"), ("br;q=0, gzip", "gzip", "gzip"),
      ] {
        let packed = try await asset(name, field, port)
        #expect(packed.status == 200 && packed.headers["content-encoding"] == coding)
        #expect(packed.headers["content-type"] == plain.headers["content-type"])
        #expect(packed.headers["content-length"] == "\(packed.body.count)")
        #expect(packed.body.count < plain.body.count)
        #expect(try decoded(packed.body, by: decoder) == plain.body, "\(coding)")
      }
      for field in ["identity", "br;q=0, gzip;q=0", "deflate"] {
        let other = try await asset(name, field, port)
        #expect(other.headers["content-encoding"] == nil && other.body == plain.body, "\(field)")
      }
    }
  }

  @Test func isNotSentInACodingThatTheClientRefuses() async throws {
    try await gallery.serve { port in
      let answer = try await asset("page.css", "*;q=0", port)
      #expect(answer.status == 406 && answer.headers["vary"] == "Accept-Encoding")
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.text == "This content is available only as br, gzip, identity.\n")
    }
  }

  @Test(arguments: [nil, "br", "gzip", "identity"])
  func isKeptForGood(coding: String?) async throws {
    try await gallery.serve { port in
      let answer = try await asset("page.js", coding, port)
      #expect(answer.headers["cache-control"] == "max-age=31536000, immutable")
      #expect(answer.headers["vary"] == "Accept-Encoding")
      let tag = try #require(answer.headers["etag"])
      let again = try await asset("page.js", coding, port, ["If-None-Match: \(tag)"])
      #expect(again.status == 304 && again.body.isEmpty)
      for name in ["etag", "cache-control", "vary"] {
        #expect(again.headers[name] == answer.headers[name])
      }
    }
  }

  @Test func hasATagForEachCoding() async throws {
    try await gallery.serve { port in
      let plain = try #require(try await asset("page.js", nil, port).headers["etag"])
      let packed = try await asset("page.js", "br", port, ["If-None-Match: \(plain)"])
      #expect(packed.status == 200 && packed.headers["etag"] != plain)
    }
  }

  @Test func hasAnAddressOnThePage() async throws {
    try await gallery.serve { port in
      let page = try await HTTPExchange("/", port: port).text
      let addresses = page.matches(of: /(?:href|src)="(assets\/[^"]+)"/).map { String($0.1) }
      #expect(addresses.count == 5)
      for address in addresses {
        #expect(address.hasPrefix("\(Asset.folder)/"))
        #expect(try await HTTPExchange("/\(address)", port: port).status == 200, "\(address)")
      }
    }
  }

  @Test(arguments: [
    "assets/0123456789abcdef0123456789abcdef/page.js", "assets/page.js", "page.js",
    "\(Asset.folder)0/page.js", "\(Asset.folder)/index.html", "\(Asset.folder)/nothing.js",
    "\(Asset.folder)/", "\(Asset.folder)/x/page.js", "\(Asset.folder)/page.js.br",
  ])
  func existsOnlyInItsOwnVersion(path: String) async throws {
    try await gallery.serve { port in
      let answer = try await HTTPExchange("/\(path)", port: port)
      #expect(answer.status == 404 && answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["content-security-policy"] != nil)
    }
  }

  private func asset(_ name: String, _ codings: String?, _ port: Int, _ headers: [String] = [])
    async throws -> HTTPExchange
  {
    try await HTTPExchange(
      "/\(Asset.folder)/\(name)",
      headers: (codings.map { ["Accept-Encoding: \($0)"] } ?? []) + headers, port: port)
  }
}
