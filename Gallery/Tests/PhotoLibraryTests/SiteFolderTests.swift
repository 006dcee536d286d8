import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct SiteFolderTests {
  let place = TemporaryFolder()

  @Test func oneProcessWritesASiteAtATime() async throws {
    let first = try SiteFolder(place["site"])
    #expect(throws: SiteProblem.busy) { try SiteFolder(place["site"]) }
    try await first.finish(with: [1], at: "index.html")
  }

  @Test func aFolderWithHiddenFilesCountsAsEmpty() async throws {
    try place.write([1], to: "site/.git/HEAD")
    try await SiteFolder(place["site"]).finish(with: [1], at: "index.html")
    #expect(FileManager.default.fileExists(atPath: place["site/.git/HEAD"]))
  }

  @Test func filesOfOthersAreNeitherReplacedNorRemoved() async throws {
    try await SiteFolder(place["site"]).finish(with: [1], at: "index.html")
    try place.write([7], to: "site/p/a.jpg")
    let site = try SiteFolder(place["site"])
    await #expect(throws: SiteProblem.foreign("p/a.jpg")) {
      try await site.write([8], to: "p/a.jpg")
    }
    try await site.finish(with: [2], at: "index.html")
    #expect(FileManager.default.contents(atPath: place["site/p/a.jpg"]) == Data([7]))
    #expect(FileManager.default.contents(atPath: place["site/index.html"]) == Data([2]))
  }

  @Test func filesThatASiteNoLongerHasAreRemovedAfterThePageIsReplaced() async throws {
    do {
      let site = try SiteFolder(place["site"])
      try await site.write([1], to: "p/old/a.jpg")
      try await site.write([2], to: "p/kept.jpg")
      try await site.finish(with: [1], at: "index.html")
    }
    let site = try SiteFolder(place["site"])
    try await site.write([2], to: "p/kept.jpg")
    #expect(FileManager.default.fileExists(atPath: place["site/p/old/a.jpg"]))
    try await site.finish(with: [2], at: "index.html")
    #expect(
      !FileManager.default.fileExists(atPath: place["site/p/old"]), "an empty folder goes, too")
    #expect(FileManager.default.fileExists(atPath: place["site/p/kept.jpg"]))
  }

  @Test func aRecordThatSomebodyHasChangedLeadsNowhereElse() async throws {
    try place.write([1], to: "other.txt")
    try place.write(
      Array("../other.txt\n/\(place["other.txt"])\nindex.html\np/part".utf8),
      to: "site/.vitrine/files")
    try place.write([1], to: "site/index.html")
    try await SiteFolder(place["site"]).finish(with: [2], at: "index.html")
    #expect(FileManager.default.fileExists(atPath: place["other.txt"]))
    #expect(
      try String(contentsOfFile: place["site/.vitrine/files"], encoding: .utf8) == "index.html\n")
  }
}
