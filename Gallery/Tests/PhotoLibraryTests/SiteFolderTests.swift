import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

@Suite(.timeLimit(.minutes(1))) struct SiteFolderTests {
  let place = TemporaryFolder()

  @Test func oneProcessWritesASiteAtATime() async throws {
    let first = try SiteFolder(place["site"])
    #expect(throws: SiteProblem.busy) { try SiteFolder(place["site"]) }
    try await first.finish(with: [1], at: "index.html", keeping: [])
  }

  @Test func aFolderWithHiddenFilesCountsAsEmpty() async throws {
    try place.write([1], to: "site/.git/HEAD")
    try await site().finish(with: [1], at: "index.html", keeping: [])
    #expect(exists("site/.git/HEAD"))
  }

  @Test func aFolderOfOthersIsRefused() throws {
    try place.write([1], to: "site/CNAME")
    #expect(throws: SiteProblem.occupied("CNAME")) { try SiteFolder(place["site"]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place["site"]) == ["CNAME"])
  }

  @Test func everybodyCanReadTheSite() async throws {
    let site = await self.site()
    try await site.write([1], to: "p/a.jpg")
    for (name, rights) in [("site/p/a.jpg", 0o644), ("site/p", 0o755)] {
      let values = try FileManager.default.attributesOfItem(atPath: place[name])
      #expect(values[.posixPermissions] as? Int == rights & ~currentMask())
    }
  }

  @Test(arguments: ["file", "link", "unreadable"])
  func filesOfOthersAreNeitherReplacedNorRemoved(kind: String) async throws {
    try await site().finish(with: [1], at: "index.html", keeping: [])
    try place.makeFolder("site/p")
    if kind == "link" {
      try place.link("site/p/a.jpg", to: "elsewhere")
    } else {
      try place.write([7], to: "site/p/a.jpg")
      if kind == "unreadable" { chmod(place["site/p/a.jpg"], 0) }
    }
    let before = try FileManager.default.attributesOfItem(atPath: place["site/p/a.jpg"])
    let site = await self.site()
    await #expect(throws: SiteProblem.foreign("p/a.jpg")) {
      try await site.write([8], to: "p/a.jpg")
    }
    try await site.finish(with: [2], at: "index.html", keeping: [])
    let after = try FileManager.default.attributesOfItem(atPath: place["site/p/a.jpg"])
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(FileManager.default.contents(atPath: place["site/index.html"]) == Data([2]))
  }

  @Test func filesThatASiteNoLongerHasAreRemovedAfterThePageIsReplaced() async throws {
    try await firstSite()
    let site = await self.site()
    try await site.write([2], to: "p/kept.jpg")
    try await site.write([3], to: "p/unused.jpg")
    #expect(exists("site/p/old/a.jpg"))
    try await site.finish(with: [2], at: "index.html", keeping: ["p/kept.jpg"])
    #expect(!exists("site/p/old"), "an empty folder goes, too")
    #expect(exists("site/p/kept.jpg") && !exists("site/p/unused.jpg"))
    #expect(try record() == "index.html\np/kept.jpg\n")
  }

  @Test func withoutANewPageNothingIsRemoved() async throws {
    try await firstSite()
    try FileManager.default.removeItem(atPath: place["site/index.html"])
    try place.makeFolder("site/index.html/folder")
    let site = await self.site()
    await #expect(throws: SiteProblem.self) {
      try await site.finish(with: [2], at: "index.html", keeping: ["p/kept.jpg"])
    }
    #expect(exists("site/p/old/a.jpg") && exists("site/p/kept.jpg"))
    #expect(try record().contains("p/old/a.jpg\n"))
  }

  @Test func anInterruptedRecordIsContinuedOnALineOfItsOwn() async throws {
    try place.write(Array("index.html\np/part".utf8), to: "site/.vitrine/files")
    try await site().write([1], to: "p/a.jpg")
    // Interrupted again, the record must know the file.
    let site = await self.site()
    try await site.write([2], to: "p/a.jpg")
    #expect(FileManager.default.contents(atPath: place["site/p/a.jpg"]) == Data([2]))
  }

  @Test func aRecordThatSomebodyHasChangedLeadsNowhereElse() async throws {
    try place.write([1], to: "other.txt")
    try place.write(
      Array("../other.txt\n/\(place["other.txt"])\nindex.html\n".utf8), to: "site/.vitrine/files")
    try place.write([1], to: "site/index.html")
    try await site().finish(with: [2], at: "index.html", keeping: [])
    #expect(exists("other.txt"))
    #expect(try record() == "index.html\n")
  }

  private func firstSite() async throws {
    let site = await self.site()
    try await site.write([1], to: "p/old/a.jpg")
    try await site.write([2], to: "p/kept.jpg")
    try await site.finish(
      with: [1], at: "index.html", keeping: ["p/old/a.jpg", "p/kept.jpg"])
  }

  /// Opens the site once its lock is free. A process that another test is just starting holds it for a moment, too.
  private func site() async -> SiteFolder {
    while true {
      if let site = try? SiteFolder(place["site"]) { return site }
      await Task.yield()
    }
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: place[name])
  }

  private func record() throws -> String {
    try String(contentsOfFile: place["site/.vitrine/files"], encoding: .utf8)
  }

  private func currentMask() -> Int {
    let mask = umask(0)
    umask(mask)
    return Int(mask)
  }
}
