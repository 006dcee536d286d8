import Foundation
import GalleryTestSupport
import Testing

@testable import GallerySite

/// Answers with pictures.
struct PictureResponseTests {
  let gallery = ServedGallery()

  @Test func handsOutPicturesOnceForEachVersion() async throws {
    try gallery.folder.write(Canvas(width: 1200, height: 900).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let id = try await firstID(port)
      for (width, actual) in [("preview", 320), ("320", 320), ("960", 960), ("1200", 1200)] {
        let picture = try await HTTPExchange("/p/\(id)/\(width).jpg", port: port)
        #expect(picture.status == 200 && picture.headers["content-type"] == "image/jpeg")
        #expect(Canvas(jpeg: picture.body)?.width == actual)
        #expect(Canvas(jpeg: picture.body)?.quarters == "RGBW")
      }
      for path in [
        "/p/\(id)/321.jpg", "/p/\(id)/320.png", "/p/x/320.jpg", "/p/\(id)/-1.jpg", "/p/\(id)",
      ] {
        #expect(try await HTTPExchange(path, port: port).status == 404, "\(path)")
      }
    }
  }

  @Test func browsersKeepThePicturesOfAVersionForGood() async throws {
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let items = try await json("/gallery.json", port)["items"] as? [[String: Any]]
      let id = try #require(items?[0]["id"] as? String)
      let version = try #require(items?[0]["version"] as? String)
      let kept = "private, max-age=31536000, immutable"
      for (query, control) in [("?v=\(version)", kept), ("", "no-cache"), ("?v=older", "no-cache")]
      {
        let picture = try await HTTPExchange("/p/\(id)/40.jpg\(query)", port: port)
        #expect(picture.status == 200 && picture.headers["cache-control"] == control, "\(query)")
      }
      // The camera's own preview gives way to the smallest picture.
      let preview = try await HTTPExchange("/p/\(id)/preview.jpg?v=\(version)", port: port)
      #expect(preview.headers["cache-control"] == "no-cache")
    }
  }

  @Test func sendsNoContentThatTheBrowserHas() async throws {
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let picture = "/p/\(try await firstID(port))/40.jpg"
      // The page and the listing change once more, when the picture is made.
      _ = try await HTTPExchange(picture, port: port)
      for path in ["/", "/\(Asset.folder)/page.css", "/gallery.json", picture] {
        let tag = try #require(try await HTTPExchange(path, port: port).headers["etag"])
        for condition in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
          let again = try await HTTPExchange(
            path, headers: ["If-None-Match: \(condition)"], port: port)
          #expect(again.status == 304 && again.body.isEmpty, "\(path) \(condition)")
          #expect(again.headers["etag"] == tag)
        }
        let other = try await HTTPExchange(path, headers: ["If-None-Match: \"other\""], port: port)
        #expect(other.status == 200)
      }
    }
  }

  @Test func saysWhyAFileCannotBeShown() async throws {
    try gallery.folder.write(HostileFiles.png(width: 30, height: 30), to: "a<b>.png")
    try await gallery.serve { port in
      let answer = try await HTTPExchange("/p/\(try await firstID(port))/30.jpg", port: port)
      #expect(answer.status == 422)
      #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(!answer.text.contains("()"))
      #expect(answer.text.hasPrefix("This file cannot be shown: it cannot be decoded"))
    }
  }
}
