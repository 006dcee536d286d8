import GalleryTestSupport
import Testing

@testable import GallerySite

struct CompressedTextTests {
  let gallery = ServedGallery()

  @Test func theListingAndThePageAreCompressedForClientsThatAcceptIt() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<60 { try gallery.folder.write(jpeg, to: "\(100 + number).jpg") }
    try await gallery.serve { port in
      // The page and the listing change once more for each picture that is made.
      _ = try await finished(port)
      for path in ["/", "/gallery.json"] {
        let plain = try await HTTPExchange(path, port: port)
        #expect(plain.headers["content-encoding"] == nil)
        #expect(plain.headers["vary"] == "Accept-Encoding")
        for field in ["gzip", "gzip, deflate, br, zstd", "br;q=0, *"] {
          let packed = try await HTTPExchange(
            path, headers: ["Accept-Encoding: \(field)"], port: port)
          #expect(packed.status == 200 && packed.headers["content-encoding"] == "gzip", "\(field)")
          #expect(packed.headers["vary"] == "Accept-Encoding")
          #expect(packed.headers["content-type"] == plain.headers["content-type"])
          #expect(packed.headers["content-length"] == "\(packed.body.count)")
          #expect(packed.body.count < plain.body.count / 2, "\(path)")
          #expect(try decoded(packed.body, by: "gzip") == plain.body)
          #expect(packed.headers["etag"] != plain.headers["etag"])
          let tag = try #require(packed.headers["etag"])
          let again = try await HTTPExchange(
            path, headers: ["Accept-Encoding: \(field)", "If-None-Match: \(tag)"], port: port)
          #expect(again.status == 304 && again.headers["etag"] == tag)
        }
        for field in ["identity", "br", "gzip;q=0", "gzip;q=0.5, identity"] {
          let other = try await HTTPExchange(
            path, headers: ["Accept-Encoding: \(field)"], port: port)
          #expect(other.headers["content-encoding"] == nil && other.body == plain.body, "\(field)")
        }
      }
    }
  }

  @Test func detailsAreCompressedIfThatMakesThemSmaller() async throws {
    let title = String(repeating: "A long title. ", count: 200)
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "b.jpg")
    try gallery.folder.write(Array("{\"title\": \"\(title)\"}".utf8), to: "a.jpg.json")
    try await gallery.serve { port in
      let ids = try await photographs(port).map(\.id)
      for (id, coding) in zip(ids, ["gzip", nil]) {
        let answer = try await HTTPExchange(
          "/details/\(id).json", headers: ["Accept-Encoding: gzip"], port: port)
        #expect(answer.status == 200 && answer.headers["content-encoding"] == coding)
      }
    }
  }

  @Test func picturesAreSentAsTheyAre() async throws {
    try gallery.folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let picture = try await HTTPExchange(
        "/p/\(try await firstPhotograph(port).id)/320.jpg", headers: ["Accept-Encoding: gzip"],
        port: port)
      #expect(picture.status == 200 && picture.headers["content-encoding"] == nil)
    }
  }
}
