import Foundation
import GalleryTestSupport
import Testing

@testable import GallerySite

/// The sections in `gallery.json` and on the page. The served gallery is sorted by name.
struct SectionTests {
  let gallery = ServedGallery()

  @Test func theFirstPageHasTheSectionsOfAllPages() async throws {
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for number in 0..<1001 { try gallery.folder.write(jpeg, to: "b/b\(number).jpg") }
    for name in ["a<.jpg", "1.jpg", "b/c.jpg"] { try gallery.folder.write(jpeg, to: name) }
    try await gallery.serve { port in
      let first = try await json("/gallery.json", port)
      #expect(try texts(first) == ["# 1", "A 1", "B 1002"])
      #expect((first["sections"] as? [String: Any])?["unit"] as? String == "letter")
      #expect(try await json("/gallery.json?page=1", port)["sections"] == nil)
      let albums = try #require(first["albums"] as? [[String: Any]])
      let album = try #require(albums.first { $0["name"] as? String == "b" }?["id"])
      #expect(try texts(await json("/gallery.json?album=\(album)", port)) == ["B 1001", "C 1"])
      #expect(try texts(await json("/gallery.json?search=a", port)) == ["A 1"])
      let none = try await json("/gallery.json?search=nobody", port)
      #expect(try texts(none) == [] && (none["sections"] as? [String: Any])?["unit"] == nil)
      let page = try await HTTPExchange("/", port: port).text
      let headings = page.matches(of: /data-heading="([^"]*)"/).map { String($0.1) }
      #expect(headings == ["#", "A", "B"])
    }
  }

  private func texts(_ listing: [String: Any]) throws -> [String] {
    let sections = try #require(listing["sections"] as? [String: Any])
    let keys = try #require(sections["keys"] as? [String])
    let counts = try #require(sections["counts"] as? [Int])
    return zip(keys, counts).map { "\($0) \($1)" }
  }
}
