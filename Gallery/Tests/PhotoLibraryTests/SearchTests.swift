import Foundation
import GRDB
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Searching the texts of photographs, wherever programs write them.
struct SearchTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()
  private let onlyListed = PhotoLibrary.Options(executable: builtCommand, workers: 0)

  @Test func textsAreFoundWhereverTheyAreWrittenAlsoInASecondRun() async throws {
    try writePhotographs()
    let expected: [(query: String, names: [String])] = [
      ("harbour", ["xmp.jpg"]), ("HÁRB", ["xmp.jpg"]), ("blue & white", ["xmp.jpg"]),
      ("ferry", ["iptc.jpg", "xmp.jpg"]), ("málaga", ["iptc.jpg"]), ("seagull", ["beside.jpg"]),
      ("lighthouse", ["exif.jpg"]), ("grandmother", ["google.jpg"]), ("premiere", ["sidecar.jpg"]),
      ("92 minutes", ["sidecar.jpg"]), ("wedding", ["beside.jpg", "exif.jpg"]),
      ("canon r6", ["exif.jpg"]), ("RF50mm", ["exif.jpg"]), ("august 2019", ["exif.jpg"]),
      ("2019-08", ["exif.jpg"]), ("14 aug", ["exif.jpg"]), ("2019-07", []),
      ("exif.j", ["exif.jpg"]),
      ("東京", ["google.jpg"]), ("京タ", ["google.jpg"]), ("olympus", []), ("arbour", []),
      ("harbour ferry", ["xmp.jpg"]), ("", []), ("* \" - ^", []), ("48.85", []), ("lisbon", []),
      ("Exif", ["exif.jpg"]),
    ]
    for _ in 0..<2 {
      try await running(options: onlyListed) { library in
        _ = await listed(library)
        for (query, names) in expected {
          try await expect(query, finds: names, library)
        }
      }
    }
  }

  @Test func theOrderIsThatOfTheListingAndNoOtherIdentifierIsTakenForAPhotograph() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<300 { try folder.write(jpeg, to: "\(number).jpg") }
    try await running(options: onlyListed) { library in
      let listing = await listed(library) { $0.photos.count == 300 }
      #expect(try await library.search(SearchQuery("jpg")).found == Array(listing.photos.indices))
      let ones = listing.photos.indices.filter { listing.photos[$0].name.hasPrefix("1") }
      #expect(try await library.search(SearchQuery("1")).found == ones)
      // The number of a photograph consists of the first 16 digits of its identifier.
      let photo = try #require(listing.photos.first)
      let other = try #require(PhotoID(photo.id.description.prefix(16) + "00000000"))
      #expect(listing.photo(photo.id)?.name == photo.name)
      #expect(other != photo.id && listing.photo(other) == nil)
    }
  }

  @Test func everyQueryHasAnAnswer() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "or-near_a.jpg")
    let hostile = [
      "\"", "a\"b", "name:or", "NEAR(a b)", "or AND a", "NOT or", "^or", "or*", "{or}", "-or",
      "'; DROP",
      "\u{0}", "a\u{0}b", "a\"\u{301}b", "a\"\u{200D} OR b", "a\"\u{FE0F}", "\u{FFFD}\u{202E}",
      String(repeating: "(", count: 10_000),
      String(repeating: "\"or\" AND ", count: 1_200), String(repeating: "x", count: 10_000),
      (0..<3_000).map { "a\($0)" }.joined(separator: " OR "),
    ]
    try await running(options: onlyListed) { library in
      _ = await listed(library)
      for query in hostile { _ = try await found(query, library) }
      try await expect("OR near", finds: ["or-near_a.jpg"], library)
      try await expect("NEAR(a", finds: ["or-near_a.jpg"], library)
      try await expect("(or) \"a\"", finds: ["or-near_a.jpg"], library)
    }
  }

  @Test func aPacketOfCountlessKeywordsHasAThousand() {
    let items = (0..<20_000).map { "<rdf:li>\($0)</rdf:li>" }.joined()
    #expect(
      XMPPacket(Array("<dc:subject>\(items)</dc:subject>".utf8)).texts(of: "dc:subject").count
        == 1000)
    // Each packet begins a property or an item and does not end it.
    for part in ["<dc:title ", "<rdf:li "] {
      let packet = "<dc:title>" + String(repeating: part, count: 25_000) + "</dc:title>"
      #expect(XMPPacket(Array(packet.utf8)).texts(of: "dc:title").isEmpty)
    }
  }

  @Test func changesAndRemovedPhotographsAreFollowed() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await running(options: onlyListed) { library in
      _ = await listed(library)
      try await expect("harbour", finds: [], library)
      try folder.write(Array(#"{"title": "Harbour"}"#.utf8), to: "a.json")
      _ = await listed(library) { $0.photos.first?.title == "Harbour" }
      try await expect("harbour", finds: ["a.jpg"], library)
      try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["boat.jpg"])
      _ = await listed(library) { $0.photos.first?.name == "boat.jpg" }
      try await expect("harbour", finds: [], library)
      try await expect("boat", finds: ["boat.jpg"], library)
      try FileManager.default.removeItem(atPath: folder["boat.jpg"])
      _ = await listed(library) { $0.photos.isEmpty }
      try await expect("boat", finds: [], library)
    }
  }

  @Test func anIndexOfAnEarlierVersionIsCompletedWithoutDecoding() async throws {
    try writePhotographs()
    let before = try await finishedWithDigests()
    try await database().write { db in
      for name in try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE sql LIKE '%VIRTUAL%'")
      { try db.execute(sql: "DROP TABLE \(name)") }
      for name in ["title", "caption", "keywords", "camera", "lens", "exposure_time"]
        + ["f_number", "iso", "focal_length"]
      { try db.execute(sql: "ALTER TABLE photo DROP COLUMN \(name)") }
      try db.execute(sql: "UPDATE photo SET version = 4")
      try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = 'metadata'")
    }
    // Without workers, no picture can be decoded.
    try await running(options: onlyListed) { library in
      let listing = await listed(library)
      try await expect("harbour", finds: ["xmp.jpg"], library)
      #expect(listing.photos.allSatisfy { $0.pictureState.isMade })
      #expect(listing.photos.map(\.id) == before.photos.map(\.id))
    }
  }

  @Test func aDamagedIndexIsReplacedAndAnIndexThatCannotBeWrittenIsInMemory() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "b.jpg")
    _ = try await finished()
    try FileManager.default.removeItem(atPath: store["cache/index.sqlite"])
    try FileManager.default.createDirectory(
      atPath: store["cache/index.sqlite"], withIntermediateDirectories: true)
    try await running(options: onlyListed) { library in
      _ = await listed(library)
      try await expect("b", finds: ["b.jpg"], library)
    }
  }

  private func expect(
    _ query: String, finds names: [String], _ library: PhotoLibrary
  ) async throws {
    let found = try await found(query, library)
    #expect(found == names, "\(query)")
  }

  private func found(_ query: String, _ library: PhotoLibrary) async throws -> [String] {
    let (listing, found) = try await library.search(SearchQuery(query))
    return found.map { listing.photos[$0].name }.sorted()
  }

  private func writePhotographs() throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let packet = """
      <rdf:Description photoshop:City="Lisbon"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">The old
      harbour</rdf:li></rdf:Alt></dc:title><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Blue &amp; &#119;hite
      </rdf:li></rdf:Alt></dc:description><dc:subject><rdf:Bag><rdf:li>ferry</rdf:li><rdf:li>sea</rdf:li></rdf:Bag>
      </dc:subject></rdf:Description>
      """
    try folder.write(Descriptions.xmp(packet, in: jpeg), to: "xmp.jpg")
    let iptc = Descriptions.iptc([5: "Ferry", 25: "Málaga", 120: "At noon"])
    try folder.write(Descriptions.iptc(iptc, in: jpeg), to: "iptc.jpg")
    let exif = Exif(
      main: [
        .text(0x010E, "The lighthouse"), .text(0x010F, "Canon"), .text(0x0110, "Canon EOS R6"),
      ],
      details: [.text(0x9003, "2019:08:14 10:00:00"), .text(0xA434, "RF50mm F1.8 STM")])
    try folder.write(exif.inserted(into: jpeg), to: "Wedding/exif.jpg")
    try folder.write(jpeg, to: "beside.jpg")
    try folder.write(
      Array("<dc:title>Seagull</dc:title><dc:subject>wedding</dc:subject>".utf8), to: "beside.xmp")
    let camera = Exif(main: [.text(0x010E, "OLYMPUS DIGITAL CAMERA")])
    try folder.write(camera.inserted(into: jpeg), to: "google.jpg")
    try folder.write(
      Array(
        #"{"title": "x", "description": "Grandmother, 東京タワー", "geoData": {"latitude": 48.85}, "photoTakenTime": {"timestamp": "1"}}"#
          .utf8), to: "google.jpg.json")
    try folder.write(jpeg, to: "sidecar.jpg")
    try folder.write(
      Array(#"{"title": "Premiere", "details": ["1961", "92 minutes"]}"#.utf8), to: "sidecar.json")
  }
}
