import Foundation
import GalleryTestSupport
import Testing

@testable import GallerySite

/// The page, the listing, the details and the events of a gallery.
struct GalleryTests {
  let gallery = ServedGallery()

  @Test func listsPhotographsWithAllProperties() async throws {
    let camera = Exif(main: [.short(0x0112, 6)], details: [.text(0x9003, "2020:06:08 14:03:22")])
    let jpeg = try Canvas(width: 30, height: 40).stored(6).jpeg()
    try gallery.folder.write(camera.inserted(into: jpeg), to: "album/a.jpg")
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "b.jpg")
    try gallery.folder.write([], to: "c.jpg")
    try gallery.folder.write([], to: "d.mov")
    try await gallery.serve(title: "My folder") { port in
      let listing = try await json("/gallery.json", port)
      #expect(listing["title"] as? String == "My folder")
      #expect(listing["revision"] as? Int == 1 && listing["complete"] as? Bool == true)
      #expect(listing["total"] as? Int == 2)
      #expect(listing["next"] as? Int == nil)
      #expect(listing["preview"] as? String == "p/{id}/preview.{type}")
      #expect(
        listing["region"] as? String == "p/{id}/{left}-{top}-{width}-{height}.{type}?v={version}")
      #expect(listing["types"] as? [String] == ["jpg"])
      #expect(listing["picture"] as? String == "p/{id}/{width}.{type}?v={version}")
      #expect(
        (listing["skipped"] as? [[String: String]]) == [["name": "c.jpg", "reason": "it is empty"]])
      #expect(listing["skippedTotal"] as? Int == 1 && listing["videos"] as? Int == 1)
      let items = try #require(listing["items"] as? [[String: Any]])
      let albums = try #require(listing["albums"] as? [[String: Any]])
      #expect(albums.map { $0["name"] as? String } == ["Not in an album", "album"])
      #expect(albums.map { $0["isTop"] as? Bool } == [true, nil])
      // The photographs of a folder come before those of its sub-folders.
      #expect(items.map { $0["name"] as? String } == ["b.jpg", "a.jpg"])
      #expect(items.map { $0["album"] as? String } == albums.map { $0["id"] as? String })
      #expect(items.map { $0["widths"] as? [Int] } == [[40], [30]])
      #expect(items[0]["taken"] is NSNull)
      #expect(items[1]["width"] as? Int == 30 && items[1]["height"] as? Int == 40)
      #expect(items[1]["taken"] as? String == "2020-06-08T14:03:22")
    }
  }

  @Test func listsAThousandAtATimeAndSingleAlbums() async throws {
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for number in 0..<1001 { try gallery.folder.write(jpeg, to: "all/\(10_000 + number).jpg") }
    try gallery.folder.write(jpeg, to: "one/a.jpg")
    try await gallery.serve { port in
      let first = try await json("/gallery.json?page=0", port)
      let second = try await json("/gallery.json?page=1", port)
      #expect((first["items"] as? [Any])?.count == 1000 && first["next"] as? Int == 1)
      #expect((second["items"] as? [Any])?.count == 2 && second["next"] as? Int == nil)
      #expect(second["total"] as? Int == 1002)
      let albums = try #require(first["albums"] as? [[String: Any]])
      let album = try await json("/gallery.json?album=\(albums[1]["id"]!)", port)
      #expect((album["items"] as? [[String: Any]])?.map { $0["name"] as? String } == ["a.jpg"])
      #expect(album["total"] as? Int == 1)
      #expect(try await json("/gallery.json?page=9", port)["items"] as? [Int] == [])
      for query in ["page=-1", "page=x", "page=99999999999999999999"] {
        #expect(try await HTTPExchange("/gallery.json?\(query)", port: port).status == 400)
      }
      #expect(try await HTTPExchange("/gallery.json?album=none", port: port).status == 404)
      let page = try await HTTPExchange("/", port: port).text
      #expect(page.components(separatedBy: "<img ").count == 301)
      #expect(page.contains("These are the first 300 of 1,002 photographs."))
    }
  }

  @Test func listsAHundredAlbumsAndTheOneThatIsAskedFor() async throws {
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for number in 1...102 { try gallery.folder.write(jpeg, to: "\(number)/a.jpg") }
    try await gallery.serve { port in
      let names = { (json: [String: Any]) in
        try #require(json["albums"] as? [[String: Any]]).map { $0["name"] as? String }
      }
      let first = try await json("/gallery.json", port)
      #expect(try names(first) == (1...100).map(String.init))
      #expect(first["albumsTotal"] as? Int == 102 && first["photographs"] as? Int == 102)
      let all = try await json("/albums.json", port)
      #expect(try names(all) == (1...102).map(String.init))
      let albums = try #require(all["albums"] as? [[String: Any]])
      let last = try await json("/gallery.json?album=\(albums[101]["id"]!)", port)
      #expect(try names(last) == (1...100).map(String.init) + ["102"])
      #expect(last["total"] as? Int == 1 && last["photographs"] as? Int == 102)
      let page = try await HTTPExchange("/", port: port).text
      #expect(page.contains("<bdi>100</bdi>") && !page.contains("<bdi>101</bdi>"))
    }
  }

  @Test func sendsDetails() async throws {
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try gallery.folder.write(Array(#"{"title": "<b>T</b>"}"#.utf8), to: "a.jpg.json")
    try await gallery.serve { port in
      let details = try await json("/details/\(try await firstID(port)).json", port)
      #expect(details["title"] as? String == "<b>T</b>")
      #expect(details["name"] as? String == "a.jpg")
      #expect(details["taken"] == nil && details["fileDate"] is String)
      #expect(try await HTTPExchange("/details/x.json", port: port).status == 404)
    }
  }

  @Test func sendsEvents() async throws {
    try gallery.folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await gallery.serve { port in
      let connection = try Connection(port: port)
      try connection.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let received = await connection.receive { received in
        received.contains(Array("data: {\"done\":1,\"total\":1,\"damaged\":0}\n\n".utf8))
      }
      let text = String(decoding: received, as: UTF8.self)
      #expect(
        text.contains("content-type: text/event-stream")
          || text.contains("Content-Type: text/event-stream"))
      #expect(text.contains("event: changed\ndata: {\"revision\":1}\n\n"))
    }
  }

  @Test func servesFilesUnderTheirTypes() async throws {
    try await gallery.serve { port in
      for (name, type) in [
        ("page.js", "text/javascript; charset=utf-8"), ("page.css", "text/css; charset=utf-8"),
        ("vitrine.wasm", "application/wasm"), ("vitrine.wasm.js", "text/javascript; charset=utf-8"),
        ("favicon.svg", "image/svg+xml"),
      ] {
        let asset = try await HTTPExchange("/\(Asset.folder)/\(name)", port: port)
        #expect(asset.status == 200 && !asset.body.isEmpty)
        #expect(asset.headers["content-type"] == type)
      }
    }
  }

  @Test func showsAnEmptyFolder() async throws {
    try await gallery.serve { port in
      let page = try await HTTPExchange("/", port: port).text
      let listing = try await json("/gallery.json", port)
      #expect(page.contains("0 photographs"))
      #expect(listing["total"] as? Int == 0)
    }
  }
}
