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
    try gallery.folder.write([], to: "d.avi")
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
      #expect(albums.map { $0["name"] as? String } == ["Not in a folder", "album"])
      #expect(albums.map { $0["folders"] as? Int } == [0, 0])
      let covers = albums.map { ($0["cover"] as? [String: Any])?["id"] as? String }
      #expect(items.map { $0["id"] as? String } == covers)
      #expect(items.map { $0["folder"] as? String } == [nil, "album"])
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
      #expect(try names(last) == (1...100).map(String.init))
      let path = try #require(last["path"] as? [[String: Any]])
      #expect(path.map { $0["name"] as? String } == ["102"])
      #expect(last["total"] as? Int == 1 && last["photographs"] as? Int == 102)
      let page = try await HTTPExchange("/", port: port).text
      #expect(page.contains("<bdi>100</bdi>") && !page.contains("<bdi>101</bdi>"))
    }
  }

  @Test func writesAlbumsAsAnEncoderDoes() async throws {
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for name in ["é \"b\"", "\\ 🏝", (1..<32).map { String(UnicodeScalar($0)) }.joined()] {
      try gallery.folder.write(jpeg, to: "\(name)/a.jpg")
    }
    try await gallery.serve { port in
      // An encoder writes the listing of photographs, which has the same albums.
      let all = try await HTTPExchange("/albums.json", port: port).text
      let listing = try await HTTPExchange("/gallery.json", port: port).text
      #expect(all.count > 300 && listing.contains(all.dropFirst().dropLast()))
    }
  }

  @Test func listsWhatASearchFinds() async throws {
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for number in 0..<1001 { try gallery.folder.write(jpeg, to: "all/\(10_000 + number).jpg") }
    try gallery.folder.write(jpeg, to: "b & \"c\".jpg")
    try await gallery.serve { port in
      let first = try await json("/gallery.json?search=all", port)
      #expect(first["total"] as? Int == 1001 && first["next"] as? Int == 1)
      #expect((first["items"] as? [Any])?.count == 1000)
      #expect(first["photographs"] as? Int == 1002)
      let last = try await json("/gallery.json?search=all+1&page=1", port)
      #expect((last["items"] as? [[String: Any]])?.map { $0["name"] as? String } == ["11000.jpg"])
      #expect(try await json("/gallery.json?search=nobody", port)["total"] as? Int == 0)
      let long = String(repeating: "%22a%22%20OR%20", count: 700)
      #expect(try await json("/gallery.json?search=\(long)", port)["total"] as? Int == 0)
      // The form of a browser without scripts.
      let page = try await HTTPExchange("/?search=b+%22c%22", port: port).text
      #expect(page.components(separatedBy: "<img ").count == 2)
      #expect(page.contains("<bdi>“b &quot;c&quot;”</bdi>"))
      for blank in ["", "+", "%20%20"] {
        let page = try await HTTPExchange("/?search=\(blank)", port: port).text
        #expect(page.contains("1,002 photographs") && page.contains("<img "), "\(blank)")
      }
    }
  }

  @Test func foldersAreATree() async throws {
    for (number, name) in ["2024/Wedding/a", "2024/b", "2023/Trip/North/c", "d"].enumerated() {
      let camera = Exif(details: [.text(0x9003, "202\(4 - number):06:08 14:03:22")])
      let jpeg = try Canvas(width: 40, height: 30 + number).jpeg()
      try gallery.folder.write(camera.inserted(into: jpeg), to: "\(name).jpg")
    }
    try await gallery.serve { port in
      func entries(_ address: String, _ key: String = "albums") async throws -> [[String: Any]] {
        try await #require(json(address, port)[key] as? [[String: Any]])
      }
      func texts(_ entries: [[String: Any]]) -> [String] {
        entries.map { "\($0["name"]!) \($0["count"]!) \($0["folders"]!)" }
      }
      let top = try await entries("/albums.json")
      #expect(texts(top) == ["Not in a folder 1 0", "2023 1 1", "2024 2 1"])
      let trip = try await entries("/albums.json?album=\(top[1]["id"]!)")
      #expect(texts(trip) == ["Trip 1 1"])
      let north = try await entries("/albums.json?album=\(trip[0]["id"]!)")
      #expect(texts(north) == ["North 1 0"])
      let address = "/gallery.json?album=\(north[0]["id"]!)"
      #expect(texts(try await entries(address, "path")) == ["2023 1 1", "Trip 1 1", "North 1 0"])
      // A folder without folders is among those beside it.
      #expect(texts(try await entries(address)) == ["North 1 0"])
      let year = "/gallery.json?album=\(top[2]["id"]!)"
      #expect(texts(try await entries(year)) == ["Wedding 1 0"])
      let names = try await entries(year, "items").map { $0["name"] as? String }
      #expect(names == ["b.jpg", "a.jpg"])
      #expect(try await HTTPExchange("/albums.json?album=none", port: port).status == 404)
      // The links of a browser without scripts.
      let page = try await HTTPExchange("/?album=\(north[0]["id"]!)", port: port).text
      #expect(
        page.components(separatedBy: "<img ").count == 2 && page.contains("<bdi>North</bdi></h1>"))
      #expect(page.contains("<li><a href=\"?album=\(trip[0]["id"]!)\"><bdi>Trip</bdi></a></li>"))
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
        ("vitrine-collection.wasm", "application/wasm"),
        ("vitrine-collection.wasm.js", "text/javascript; charset=utf-8"),
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
