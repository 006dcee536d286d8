import Foundation
import Testing

@testable import SampleCollection

/// Tests the files that `draw` writes. Most tests draw a single missing picture, to save time.
@Suite(.serialized) struct SampleCollectionTests {
  @Test func drawsOnlyMissingPictures() throws {
    try inFolder { folder in
      let missing = try #require(Picture.all.last)
      try pretendDrawn(Picture.all.dropLast(), in: folder)
      let counts = Counts()
      try SampleCollection.draw(into: folder, encodeJPEG: plainJPEG) { done, total in
        counts.note(done, total)
      }
      #expect(counts.noted == [[Picture.all.count, Picture.all.count]])
      for picture in Picture.all.dropLast() {
        #expect(try Data(contentsOf: url(of: picture, in: folder)) == Self.pretended)
      }
      let drawn = try Data(contentsOf: url(of: missing, in: folder))
      #expect(drawn.prefix(4) == Data([0xFF, 0xD8, 0xFF, 0xE1]))
    }
  }

  @Test func everyFilmHasACardThatFindsItsStill() throws {
    try inFolder { folder in
      try pretendDrawn(Picture.all, in: folder)
      try SampleCollection.draw(into: folder, encodeJPEG: plainJPEG) { _, _ in }
      for film in Film.all {
        let films = folder.appending(path: "Films")
        let json = try Data(contentsOf: films.appending(path: "\(film.title).jpg.json"))
        let card = try JSONDecoder().decode(Card.self, from: json)
        #expect(card.title == film.title && card.details.count >= 3)
        #expect(FileManager.default.fileExists(atPath: films.appending(path: card.still).path))
        #expect(card.links.allSatisfy { URL(string: $0.url)?.host() == "example.org" })
      }
    }
  }

  @Test func isCompleteWithAllPicturesAndCards() throws {
    try inFolder { folder in
      #expect(!SampleCollection.isComplete(in: folder))
      try pretendDrawn(Picture.all, in: folder)
      #expect(!SampleCollection.isComplete(in: folder), "the cards are missing")
      try SampleCollection.draw(into: folder, encodeJPEG: plainJPEG) { _, _ in }
      #expect(SampleCollection.isComplete(in: folder))
      try FileManager.default.removeItem(at: url(of: Picture.all[3], in: folder))
      #expect(!SampleCollection.isComplete(in: folder))
    }
  }

  @Test func leavesNoUnfinishedFiles() throws {
    try inFolder { folder in
      try pretendDrawn(Picture.all.dropFirst(), in: folder)
      try SampleCollection.draw(into: folder, encodeJPEG: plainJPEG) { _, _ in }
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(!files.contains { $0.hasSuffix(".part") })
    }
  }

  @Test func saysWhichFolderCannotBeWritten() throws {
    try inFolder { folder in
      let file = folder.appending(path: "file")
      try Data("in the way".utf8).write(to: file)
      let problem = #expect(throws: SampleCollectionError.self) {
        try SampleCollection.draw(into: file, encodeJPEG: plainJPEG) { _, _ in }
      }
      #expect(problem?.errorDescription?.contains(file.path) == true)
    }
  }

  @Test func saysWhichPictureCannotBeEncoded() throws {
    try inFolder { folder in
      let missing = try #require(Picture.all.first)
      try pretendDrawn(Picture.all.dropFirst(), in: folder)
      let problem = #expect(throws: SampleCollectionError.self) {
        try SampleCollection.draw(into: folder) { _, _ in
          throw POSIXError(.ENOMEM)
        } progress: {
          _, _ in
        }
      }
      let file = url(of: missing, in: folder)
      #expect(problem?.errorDescription?.contains(file.path) == true)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  private static let pretended = Data("drawn before".utf8)

  /// A JPEG's first and last marker without a picture between them.
  private let plainJPEG: SampleCollection.JPEGEncoding = { _, _ in [0xFF, 0xD8, 0xFF, 0xD9] }

  private func pretendDrawn(_ pictures: some Sequence<Picture>, in folder: URL) throws {
    for picture in pictures {
      let url = url(of: picture, in: folder)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.pretended.write(to: url)
    }
  }

  private func url(of picture: Picture, in folder: URL) -> URL {
    folder.appending(path: "\(picture.folder)/\(picture.file)")
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
