import GalleryTestSupport
import Testing

@testable import GallerySite

/// The token in the printed address.
struct TokenTests {
  let gallery = ServedGallery()

  @Test func needsTheTokenAndTakesItOnce() async throws {
    let token = AccessToken()
    try await gallery.serve(access: Access(token: token)) { port in
      let host = "localhost:\(port)"
      let first = try await HTTPExchange("/?token=\(token)", host: host, port: port)
      #expect(first.status == 303 && first.headers["location"] == "/")
      for (address, location) in [
        ("/?token=\(token)&record", "/?record"), ("/?a=b&token=\(token)&c", "/?a=b&c"),
        ("//evil.example/?token=\(token)", "/evil.example/"),
        ("/\\evil.example/?token=\(token)", "/evil.example/"),
        ("/\\\\/\\evil.example/a?token=\(token)", "/evil.example/a"),
        ("/%5cevil.example/?token=\(token)", "/%5cevil.example/"),
        ("/%2fevil.example/?token=\(token)", "/%2fevil.example/"),
      ] {
        let answer = try await HTTPExchange(address, host: host, port: port)
        #expect(answer.headers["location"] == location)
      }
      let cookie = try #require(first.headers["set-cookie"])
      #expect(
        cookie == "vitrine-\(port)=\(token); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
      let name = String(cookie.prefix { $0 != ";" })
      for (headers, status) in [
        (["Cookie: \(name)"], 200), (["Cookie: a=b; \(name); c"], 200), ([], 403),
        (["Cookie: vitrine-1=\(token)"], 403),
        (["Cookie: vitrine-\(port)=\(AccessToken())"], 403),
        (["Cookie: vitrine-\(port)="], 403),
      ] {
        for path in ["/", "/gallery.json", "/\(Asset.folder)/page.css", "/p/x/1.jpg"] {
          let answer = try await HTTPExchange(path, host: host, headers: headers, port: port)
          #expect((answer.status == 403) == (status == 403), "\(path) \(headers)")
        }
      }
      for wrong in ["?token=", "?token=\(AccessToken())", "?token=\(token)0"] {
        let answer = try await HTTPExchange("/\(wrong)", host: host, port: port)
        #expect(answer.status == 403 && answer.headers["set-cookie"] == nil)
        #expect(answer.text.contains("Open the whole address that vitrine has printed"))
      }
    }
  }

  @Test func everyTokenIsAnother() {
    let tokens = Set((0..<1000).map { _ in AccessToken().description })
    #expect(tokens.count == 1000 && tokens.allSatisfy { $0.count == 32 })
  }

  @Test func readsOnlyWholeTokens() {
    let token = AccessToken().description
    #expect(AccessToken(token)?.description == token)
    for text in ["", String(token.dropLast()), token + "0", String(repeating: "g", count: 32)] {
      #expect(AccessToken(text) == nil)
    }
  }
}
