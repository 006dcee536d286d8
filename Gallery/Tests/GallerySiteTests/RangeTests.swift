import GalleryTestSupport
import Testing

@testable import GallerySite

struct RangeTests {
  let gallery = ServedGallery()

  @Test func sendsThePartThatAClientAsksFor() async throws {
    try gallery.folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let picture = "/p/\(try await firstPhotograph(port).id)/320.jpg"
      for path in [picture, "/\(Asset.folder)/page.css"] {
        let whole = try await HTTPExchange(path, port: port)
        let count = whole.body.count
        #expect(whole.status == 200 && whole.headers["accept-ranges"] == "bytes")
        for (range, part) in [
          ("0-0", 0..<1), ("0-", 0..<count), ("5-", 5..<count), ("10-19", 10..<20),
          ("-1", count - 1..<count), ("-\(count + 9)", 0..<count), ("9-999999999", 9..<count),
          ("\(count - 1)-", count - 1..<count), ("0-99999999999999999999", 0..<count),
        ] {
          let answer = try await HTTPExchange(path, headers: ["Range: bytes=\(range)"], port: port)
          #expect(answer.status == 206, "\(range)")
          #expect(answer.body == Array(whole.body[part]), "\(range)")
          #expect(
            answer.headers["content-range"]
              == "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(count)")
          #expect(answer.headers["content-length"] == "\(part.count)")
          for name in ["etag", "content-type", "cache-control"] {
            #expect(answer.headers[name] == whole.headers[name], "\(range) \(name)")
          }
        }
      }
    }
  }

  @Test func saysHowLongTheContentIsWhenThePartIsOutside() async throws {
    try await gallery.serve { port in
      let count = try await stylesheet(port, []).body.count
      for range in ["\(count)-", "\(count)-\(count + 5)", "-0", "99999999999999999999-"] {
        let answer = try await stylesheet(port, ["Range: bytes=\(range)"])
        #expect(answer.status == 416, "\(range)")
        #expect(answer.headers["content-range"] == "bytes */\(count)")
        #expect(!answer.text.contains("{"))
      }
    }
  }

  @Test(arguments: [
    "bytes=", "bytes=-", "bytes=5-2", "bytes=a-b", "bytes=1-2-3", "bytes=--1", "bytes=+1-2",
    "lines=0-1", "0-1", "bytes=0-1,5-6", "bytes=0-0,", "bytes = 0-1 x",
  ])
  func sendsEverythingWhenItDoesNotReadTheRange(field: String) async throws {
    try await gallery.serve { port in
      let answer = try await stylesheet(port, ["Range: \(field)"])
      #expect(answer.status == 200 && answer.headers["content-range"] == nil)
    }
  }

  @Test func sendsAPartOfTheContentThatTheClientHasBegunToReceive() async throws {
    try gallery.folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let picture = "/p/\(try await firstPhotograph(port).id)/320.jpg"
      let whole = try await HTTPExchange(picture, port: port)
      let tag = try #require(whole.headers["etag"])
      for (condition, status) in [
        (tag, 206), ("\"other\"", 200), ("W/\(tag)", 200), ("nonsense", 200),
        ("Mon, 01 Jan 2001 00:00:00 GMT", 200),
      ] {
        let answer = try await HTTPExchange(
          picture, headers: ["Range: bytes=2-5", "If-Range: \(condition)"], port: port)
        #expect(answer.status == status, "\(condition)")
        #expect(answer.body == (status == 206 ? Array(whole.body[2...5]) : whole.body))
      }
    }
  }

  @Test func sendsPartsOfTheCompressedForm() async throws {
    try await gallery.serve { port in
      let packed = try await stylesheet(port, ["Accept-Encoding: br"])
      let part = try await stylesheet(port, ["Accept-Encoding: br", "Range: bytes=1-9"])
      #expect(part.status == 206 && part.headers["content-encoding"] == "br")
      #expect(
        part.body == Array(packed.body[1...9]) && part.headers["etag"] == packed.headers["etag"])
    }
  }

  @Test func sendsNothingThatTheBrowserHasAndNoPartForHead() async throws {
    try await gallery.serve { port in
      let tag = try #require(try await stylesheet(port, []).headers["etag"])
      let again = try await stylesheet(port, ["Range: bytes=0-1", "If-None-Match: \(tag)"])
      #expect(again.status == 304 && again.headers["content-range"] == nil)
      let head = try await HTTPExchange(
        "/\(Asset.folder)/page.css", method: "HEAD", headers: ["Range: bytes=0-1"], port: port)
      #expect(head.status == 200 && head.headers["accept-ranges"] == "bytes")
    }
  }

  private func stylesheet(_ port: Int, _ headers: [String]) async throws -> HTTPExchange {
    try await HTTPExchange("/\(Asset.folder)/page.css", headers: headers, port: port)
  }
}
