import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct PictureCacheTests {
  let folder = TemporaryFolder()
  let made = MadePictures(
    pictures: [320, 960, 2000].map { .init(width: $0, height: $0, jpeg: jpeg(of: $0)) },
    average: 0x12_34_56, isIncomplete: false)

  @Test func returnsStoredPictures() throws {
    let (cache, entry) = try (cache(), entry())
    #expect(cache.record(of: entry) == nil)
    try cache.store(made, as: entry)
    for (rung, picture) in made.pictures.enumerated() {
      #expect(cache.picture(of: entry, at: rung) == picture.jpeg)
    }
    #expect(cache.picture(of: entry, at: 3) == nil)
    guard case .made(0x12_34_56, false, _) = cache.record(of: entry) else {
      Issue.record("the record differs from the stored one")
      return
    }
  }

  @Test func storesLargerPicturesBesideTheLadder() throws {
    let (cache, entry) = try (cache(), entry())
    let (size, other) = (PixelSize(4000, 3000), PixelSize(8000, 6000))
    let picture = MadePictures.Picture(width: 4000, height: 3000, jpeg: jpeg(of: 4000))
    try cache.store(made, as: entry)
    try cache.store(
      MadePictures(pictures: [picture], average: 0, isIncomplete: false), as: entry, .larger(size))
    #expect(cache.picture(of: entry, .larger(size)) == picture.jpeg)
    #expect(cache.picture(of: entry, .larger(other)) == nil)
    #expect(cache.picture(of: entry, at: 0) == made.pictures[0].jpeg)
  }

  @Test func remembersFailures() throws {
    let (cache, entry) = try (cache(), entry())
    try cache.storeFailure("it is no picture", as: entry)
    #expect(cache.record(of: entry) == .failed("it is no picture"))
    #expect(cache.picture(of: entry, at: 0) == nil)
  }

  @Test(arguments: ["long ", "very 👩🏽‍🎨 long\n"])
  func remembersALongFailureInOneLine(part: String) throws {
    let (cache, entry) = try (cache(), entry())
    let reason = String(repeating: part, count: 500)
    try cache.storeFailure(reason, as: entry)
    #expect(cache.record(of: entry) == .failed(reason.oneLine))
    #expect(reason.oneLine.unicodeScalars.count == 300)
  }

  @Test func findsAnEntryThatWasCut() throws {
    let (cache, entry) = try (cache(), entry())
    try cache.store(made, as: entry)
    let whole = try Data(contentsOf: URL(filePath: folder["cache/" + entry.path]))
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: URL(filePath: folder["cache/" + entry.path]))
      #expect(cache.record(of: entry) == nil, "\(length)")
      #expect(cache.picture(of: entry, at: 2) == nil, "\(length)")
    }
  }

  /// A disk may return other bytes than it was given, and a decoder may show them.
  @Test func findsAPictureThatHasChanged() throws {
    let (cache, entry) = try (cache(), entry())
    try cache.store(made, as: entry)
    let whole = try Data(contentsOf: URL(filePath: folder["cache/" + entry.path]))
    let start = try #require(whole.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for (rung, offset) in [0, 34, 132].enumerated() {
      var bytes = whole
      bytes[start + offset] ^= 1
      try bytes.write(to: URL(filePath: folder["cache/" + entry.path]))
      let missing = (0..<3).filter { cache.picture(of: entry, at: $0) == nil }
      #expect(missing == [rung])
    }
  }

  @Test func aChangedFileHasAnotherEntry() throws {
    let id = PhotoID(number: 1)
    let size = PixelSize(4, 3)
    try folder.write([1], to: "a")
    let first = PictureCache.Entry(id, try stamp(), size)
    #expect(PictureCache.Entry(id, try stamp(), size) == first)
    #expect(PictureCache.Entry(id, try stamp(), size, decoder: "8.99.0") != first)
    #expect(PictureCache.Entry(id, try stamp(), PixelSize(3, 4)) != first)
    try folder.write([1, 2], to: "a")
    #expect(PictureCache.Entry(id, try stamp(), size) != first)
  }

  @Test func identifiersAreEqualInEveryRunAndDifferInOtherCaches() throws {
    let path = PhotoPath(Array("album/photo.jpg".utf8))
    let id = try cache().id(of: path)
    #expect(try cache().id(of: path) == id)
    #expect(try cache().id(of: PhotoPath(Array("album/photo2.jpg".utf8))) != id)
    let other = TemporaryFolder()
    #expect(try PictureCache(CacheFolder(other["cache"])).id(of: path) != id)
    #expect(id.description.count == 24)
  }

  @Test func onlyItsOwnerCanReadItAndBackupsIgnoreIt() throws {
    try cache().store(made, as: try entry())
    for name in ["cache", "cache/" + (try entry().folder)] { #expect(try mode(name) == 0o700) }
    for name in ["cache/key", "cache/" + (try entry().path)] { #expect(try mode(name) == 0o600) }
    let tag = try String(contentsOfFile: folder["cache/CACHEDIR.TAG"], encoding: .utf8)
    #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
  }

  @Test func leavesNothingBehindWhenItCannotWrite() throws {
    let (cache, entry) = try (cache(), entry())
    try folder.makeFolder("cache/" + entry.path)
    let before = try names()
    #expect(throws: FileProblem.self) { try cache.store(made, as: entry) }
    #expect(try names() == before)
  }

  @Test func saysWhyAFolderCannotBeMade() throws {
    try folder.write([], to: "file")
    #expect(throws: FileProblem(code: ENOTDIR)) { try CacheFolder(folder["file/cache"]) }
  }

  private func cache() throws -> PictureCache { try PictureCache(CacheFolder(folder["cache"])) }

  private func entry() throws -> PictureCache.Entry {
    PictureCache.Entry(PhotoID(number: 1), FileStamp(stat()), PixelSize(4, 3))
  }

  private func stamp() throws -> FileStamp {
    try FileStamp(FolderRoot(folder.path).open(PhotoPath([UInt8(ascii: "a")])).status())
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder[name])
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder["cache"]).filter { $0 != "used" }
      .sorted()
  }
}

private func jpeg(of length: Int) -> [UInt8] {
  Array(repeating: 7, count: length / 10) + [0xFF, 0xD9]
}
