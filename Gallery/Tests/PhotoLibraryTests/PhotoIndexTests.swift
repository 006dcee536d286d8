import Foundation
import GRDB
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The photographs that a second start knows from the index.
struct PhotoIndexTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  #if canImport(Glibc)
  @Test func aSecondStartOpensNoPhotograph() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "b.png")
    let exif = Exif(details: [
      .text(0x9003, "2020:06:08 14:03:22"), .text(0x9291, "25"), .text(0x9011, "-03:30"),
    ])
    let jpeg = try Canvas(width: 60, height: 20).jpeg()
    try folder.write(exif.inserted(into: jpeg), to: "c.jpg")
    try folder.write(RawFiles.nef(jpeg, orientation: 6), to: "d.nef")
    // Files whose headers are refused are remembered, too.
    try folder.write(Array("no picture".utf8), to: "e.jpg")
    try folder.write(Array(jpeg.prefix(20)), to: "f.jpg")
    let named = try await finished().notices.sorted()
    // Content that the first run has not read to the end would be read by the second one.
    let first = try await finishedWithDigests()
    let opened = OpenedFiles(in: folder.path)
    let second = try await finished()
    #expect(opened.names == [])
    #expect(first.photos.count == 4)
    #expect(second.listing.photos.map(\.properties) == first.photos.map(\.properties))
    #expect(second.listing.photos.map(\.id) == first.photos.map(\.id))
    #expect(second.listing.photos.map(\.pictureState) == first.photos.map(\.pictureState))
    #expect(second.notices.sorted() == named && named.count == 3)
    // The test would notice an opened photograph.
    _ = try Data(contentsOf: URL(filePath: folder["a.jpg"]))
    #expect(opened.names == ["a.jpg"])
  }
  #endif

  @Test func aRefusedFileIsReadAgainIfAnythingElseHasChanged() async throws {
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    try folder.write(jpeg, to: "a.jpg")
    let small = PictureLimits(pixels: 10_000)
    #expect(try await finished(limits: small).listing.skipped.count == 1)
    #expect(try await finished().listing.photos.count == 1)
    #expect(try await refused() == 0)
    #expect(try await finished(limits: small).listing.skipped.count == 1)
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    #expect(try await finished(limits: small).listing.photos.count == 1)
    try folder.write([1], to: "a.jpg")
    #expect(try await finished().listing.skipped.map(\.reason).count == 1)
    #expect(try await refused() == 1)
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    _ = try await finished()
    #expect(try await refused() == 0)
  }

  @Test func retryingReadsRefusedFilesAgain() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write([1], to: "b.jpg")
    _ = try await finished()
    try await database().write { db in
      try db.execute(sql: "UPDATE refused SET reason = 'it was refused before'")
    }
    let reason = { (listing: Listing) in listing.skipped.map(\.reason) }
    #expect(try await reason(finished().listing) == ["it was refused before"])
    #expect(try await reason(finished(retries: true).listing) != ["it was refused before"])
    try await database().write { db in
      try db.execute(sql: "UPDATE refused SET version = version - 1, reason = 'by another version'")
    }
    #expect(try await reason(finished().listing) != ["by another version"])
  }

  @Test(.timeLimit(.minutes(1))) func aContentThatNobodyHasReadIsReadLater() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    _ = try await finishedWithDigests()
    try await database().write { db in
      try db.execute(sql: "UPDATE photo SET content = NULL")
    }
    try await running { library in
      let file = try #require(await made(library).photos.first).file
      // No event reports when that has happened.
      while library.knownPhotos.needsDigest(of: file) {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  @Test func aRequestDoesNotWaitForTheContentOfOtherPhotographs() async throws {
    try folder.write(Canvas(width: 4032, height: 3024).jpeg(), to: "large.jpg")
    for number in 0..<12 {
      try folder.write(Canvas(width: 40, height: 30 + number).jpeg(), to: "\(number).jpg")
      // Bytes after a picture do not belong to it. Reading all of them takes longer than making a picture.
      truncate(folder["\(number).jpg"], 60_000_000)
    }
    _ = try await finished()
    try FileManager.default.removeItem(atPath: store["cache/index.sqlite"])
    try await running { library in
      let photo = try #require(await made(library).photos.first { $0.name == "large.jpg" })
      let larger = try #require(photo.sizes.larger.first)
      _ = try await library.picture(photo.id, width: larger.width)
      #expect(await library.undigested.isEmpty == false)
    }
  }

  #if canImport(Glibc)
  @Test func anotherVersionReadsThePropertiesAgainAndKeepsTheIdentifiers() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    _ = try await finished()
    try await database().write { db in
      try db.execute(sql: "UPDATE photo SET version = version - 1, width = 4000")
    }
    let opened = OpenedFiles(in: folder.path)
    let after = try await finished().listing
    #expect(opened.names.contains("b.jpg"))
    #expect(after.photos.first?.width == 40 && after.id(of: "b.jpg") == before.id(of: "a.jpg"))
    #expect(try indexed("version") == PhotoProperties.version)
  }
  #endif

  @Test func aPhotographBeyondNewLimitsIsNotShown() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    _ = try await finished()
    let (listing, notices) = try await finished(limits: PictureLimits(pixels: 10_000))
    #expect(listing.photos.isEmpty && notices.count == 1)
  }

  /// Returns the number of refused files in the index.
  private func refused() async throws -> Int {
    try await database().read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM refused") ?? 0
    }
  }
}
