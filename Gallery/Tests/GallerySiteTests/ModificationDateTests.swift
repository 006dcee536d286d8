import Foundation
import GalleryTestSupport
import Testing

@testable import GallerySite

struct ModificationDateTests {
  let gallery = ServedGallery()

  @Test func sendsNothingThatHasNotChangedSinceADate() async throws {
    try gallery.folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let picture = "/p/\(try await firstPhotograph(port).id)/320.jpg"
      _ = try await HTTPExchange(picture, port: port)
      for path in [picture, "/", "/gallery.json"] {
        let date = try await lastModified(path, port)
        let later = date.addingTimeInterval(86_400), earlier = date.addingTimeInterval(-1)
        for (condition, status) in [
          (httpDate(date), 304), (httpDate(later), 304), (httpDate(earlier), 200),
          ("nonsense", 200), ("", 200),
        ] {
          let answer = try await HTTPExchange(
            path, headers: ["If-Modified-Since: \(condition)"], port: port)
          #expect(answer.status == status, "\(path) \(condition)")
          #expect(answer.body.isEmpty == (status == 304))
          #expect(answer.headers["last-modified"] == httpDate(date))
        }
      }
    }
  }

  @Test func prefersTheTagToTheDate() async throws {
    try await gallery.serve { port in
      let date = httpDate(try await lastModified("/gallery.json", port))
      let tag = try #require(try await HTTPExchange("/gallery.json", port: port).headers["etag"])
      for (tag, status) in [(tag, 304), ("\"other\"", 200)] {
        let answer = try await HTTPExchange(
          "/gallery.json", headers: ["If-None-Match: \(tag)", "If-Modified-Since: \(date)"],
          port: port)
        #expect(answer.status == status)
      }
    }
  }

  @Test func sendsTheRestOfAPictureThatIsAsOldAsBefore() async throws {
    try gallery.folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let picture = "/p/\(try await firstPhotograph(port).id)/320.jpg"
      let date = try await lastModified(picture, port)
      for (date, status) in [
        (date, 206), (date.addingTimeInterval(1), 200), (date.addingTimeInterval(-1), 200),
      ] {
        let answer = try await HTTPExchange(
          picture, headers: ["Range: bytes=9-", "If-Range: \(httpDate(date))"], port: port)
        #expect(answer.status == status)
      }
    }
  }

  @Test func namesNoDateThatIsNotOverYet() async throws {
    try gallery.folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try gallery.folder.setDate(4_000_000_000, of: "a.jpg")
    try await gallery.serve { port in
      let picture = "/p/\(try await firstPhotograph(port).id)/320.jpg"
      let answer = try await HTTPExchange(
        picture, headers: ["If-Modified-Since: Tue, 01 Jan 2097 00:00:00 GMT"], port: port)
      #expect(answer.status == 200 && answer.headers["last-modified"] == nil)
    }
  }

  @Test func aFileThatReplacesAnotherIsNewHoweverOldItsDate() async throws {
    // The field has whole seconds, and the clock of a file system may be a little late.
    let start = Date.now.addingTimeInterval(-2)
    try gallery.folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try gallery.folder.setDate(1_000_000_000, of: "a.jpg")
    try await gallery.serve { port in
      let picture = "/p/\(try await firstPhotograph(port).id)/320.jpg"
      #expect(try await lastModified(picture, port) >= start)
    }
  }

  /// Returns the date of some content. The server names it once its second is over.
  private func lastModified(_ path: String, _ port: Int) async throws -> Date {
    for _ in 0..<attempts {
      let answer = try await HTTPExchange(path, port: port)
      try #require(answer.status == 200)
      if let field = answer.headers["last-modified"] {
        return try #require(formatter.date(from: field))
      }
    }
    throw NoDate()
  }

  private struct NoDate: Error {}

  private func httpDate(_ date: Date) -> String { formatter.string(from: date) }

  private let formatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter
  }()
}

// These requests take several seconds.
private let attempts = 20_000
