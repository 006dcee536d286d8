import Foundation
import GallerySite
import GalleryTestSupport
import PhotoLibrary
import Testing

@testable import VitrineCommand

/// A site whose photographs cannot be shown for now.
@Suite(.timeLimit(.minutes(2))) struct PublishingTests {
  let folder = TemporaryFolder()
  let place = TemporaryFolder()

  @Test func aTemporaryProblemLeavesTheSiteAsItWas() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let first = try await publish(decoder: builtCommand)
    #expect(first.photographs == 1 && first.missing == 0)
    let page = FileManager.default.contents(atPath: place["site/index.html"])
    try folder.write(Canvas(noise: 1, width: 400, height: 300).jpeg(), to: "b.jpg")
    await #expect {
      try await publish(decoder: place["nothing"])
    } throws: { error in
      guard case .temporary("\"b.jpg\"", _)? = error as? ExportProblem else { return false }
      return true
    }
    #expect(FileManager.default.contents(atPath: place["site/index.html"]) == page)
    #expect(try await publish(decoder: builtCommand).photographs == 2)
  }

  @Test func aPhotographIsPublishedWithoutAShortVideoThatCannotBeSent() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "IMG_1.JPG")
    try folder.write([], to: "IMG_1.MOV")
    let result = try await publish(decoder: builtCommand)
    #expect(result.photographs == 1 && result.missing == 1)
    let site = ExportedSite(place["site"])
    #expect(try site.listing().items.map(\.name) == ["IMG_1.JPG"])
    #expect(try site.text("gallery/0.json", inData: true).contains("motion") == false)
    #expect(try site.missingAddresses() == [])
  }

  private func publish(decoder: String) async throws -> Publishing.Result {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(place["cache"])),
      options: .init(executable: decoder))
    return try await Publishing(
      gallery: Gallery(title: "Test", library: library), pictures: .screens,
      site: await site(), terminal: Terminal()
    ).run(of: folder.path)
  }

  /// Opens the site once its lock is free. A process that another test is just starting holds it for a moment, too.
  private func site() async -> SiteFolder {
    while true {
      if let site = try? SiteFolder(place["site"]) { return site }
      await Task.yield()
    }
  }
}
