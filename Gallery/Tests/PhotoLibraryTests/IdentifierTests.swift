import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The identifier that a photograph keeps.
struct IdentifierTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aRenamedPhotographKeepsItsIdentifierAndItsPictures() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try #require(try await finished().listing.photos.first)
    try folder.makeFolder("album")
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["album/b.jpg"])
    let after = try #require(
      try await finished(executable: "/does/not/exist").listing.photos.first)
    #expect(after.name == "b.jpg" && after.id == before.id && after.version == before.version)
    #expect(after.pictureState == before.pictureState)
  }

  @Test func aPhotographThatIsRenamedMeanwhileKeepsItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await running { library in
      let before = try #require(await made(library).photos.first)
      try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
      var counts: [Int] = []
      let after = await listed(library) {
        counts.append($0.photos.count)
        return $0.photos.first?.name == "b.jpg"
      }
      #expect(after.photos.first?.id == before.id)
      #expect(counts.allSatisfy { $0 == 1 }, "\(counts)")
    }
  }

  @Test func aPhotographThatIsCopiedAndRemovedKeepsItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(Canvas(noise: 3, width: 40, height: 30).jpeg(), to: "other.jpg")
    let before = try await finishedWithDigests()
    try folder.write(bytes(of: "a.jpg"), to: "moved.jpg")
    try folder.setDate(1_000_000, of: "moved.jpg")
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    // Its pictures move along, too: there is no decoder.
    let after = try await finished(executable: "/does/not/exist").listing
    #expect(after.photos.allSatisfy { $0.pictureState.isMade })
    #expect(after.id(of: "moved.jpg") == before.id(of: "a.jpg"))
    #expect(after.id(of: "other.jpg") == before.id(of: "other.jpg"))
  }

  @Test func aNewPhotographAtTheOldPathHasAnotherIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    let moved = try await finished().listing
    try folder.write(Canvas(width: 90, height: 30).jpeg(), to: "a.jpg")
    let after = try await finished().listing
    #expect(moved.id(of: "b.jpg") == before.id(of: "a.jpg"))
    #expect(after.id(of: "b.jpg") == before.id(of: "a.jpg"))
    #expect(after.id(of: "a.jpg") != before.id(of: "a.jpg"))
  }

  @Test func aPhotographThatComesBackHasItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: store["away.jpg"])
    #expect(try await finished().listing.photos.isEmpty)
    try FileManager.default.moveItem(atPath: store["away.jpg"], toPath: folder["a.jpg"])
    #expect(try await finished().listing.id(of: "a.jpg") == before.id(of: "a.jpg"))
  }

  @Test func equalPhotographsHaveTheirOwnIdentifiers() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finishedWithDigests()
    try folder.write(bytes(of: "a.jpg"), to: "b.jpg")
    let both = try await finishedWithDigests()
    #expect(both.id(of: "a.jpg") == before.id(of: "a.jpg"))
    #expect(both.id(of: "b.jpg") != both.id(of: "a.jpg"))

    // Two take the place of one: only one of them is the same.
    try folder.write(bytes(of: "a.jpg"), to: "c.jpg")
    try folder.write(bytes(of: "a.jpg"), to: "d.jpg")
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    let three = try await finished().listing
    #expect(Set(three.photos.map(\.id)).count == 3)
    #expect(three.id(of: "b.jpg") == both.id(of: "b.jpg"))
    #expect(
      [three.id(of: "c.jpg"), three.id(of: "d.jpg")].filter { $0 == both.id(of: "a.jpg") }.count
        == 1)
  }

  @Test func equalPhotographsThatMoveAtOnceKeepTheirIdentifiers() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    // Several threads read this number of headers.
    let names = (0..<300).map { "\($0).jpg" }
    for name in names { try folder.write(jpeg, to: name) }
    let before = try await finishedWithDigests()
    for name in names {
      try folder.write(jpeg, to: "album/" + name)
      try FileManager.default.removeItem(atPath: folder[name])
    }
    let after = try await finished().listing
    #expect(after.albums.map(\.count) == [300])
    #expect(Set(after.photos.map(\.id)) == Set(before.photos.map(\.id)))
  }

  @Test func anotherFileTakesNoIdentifierDuringTheReadingOfAnEqualOne() throws {
    let known = KnownPhotos()
    let content: [UInt8] = [1, 2, 3]
    for (number, name) in ["a", "b"].enumerated() {
      let file = found(name, inode: number)
      _ = known.add(file, properties, digest: { nil }, newID: { _ in PhotoID(number: number) })
      known.note(digest: content, of: file)
    }
    known.note(present: [])
    let newID = { PhotoID(number: 100 + $0) }
    var ids: [PhotoID] = []
    let first = known.add(
      found("c", inode: 2), properties,
      digest: {
        ids.append(
          known.add(found("d", inode: 3), properties, digest: { content }, newID: newID)
            .photo.id)
        return content
      }, newID: newID)
    #expect(Set(ids + [first.photo.id]) == [PhotoID(number: 0), PhotoID(number: 1)])
  }

  private var properties: PhotoProperties {
    PhotoProperties(format: .jpeg, embedded: nil, size: PixelSize(4, 3), taken: nil)
  }

  private func found(_ name: String, inode: Int) -> FoundFile {
    var status = stat()
    (status.st_ino, status.st_size) = (.init(inode), 100)
    let path = PhotoPath(Array(name.utf8))
    return FoundFile(path: path, location: path, stamp: FileStamp(status))
  }
}
