import Foundation
import GalleryTestSupport
import PhotoLibrary
import Testing

@testable import SampleCollection
@testable import VitrineCommand

struct SamplesTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func serveShowsTheCollectionBesideTheCommand() throws {
    let samples = folder["bin/\(SampleCollection.folderName)"]
    try completeCollection(in: URL(filePath: samples))
    let collection = try samplesOfCommand(at: "bin/vitrine")
    #expect(collection.title == "Samples")
    #expect(collection.root.name == samples)
    #expect(!FileManager.default.fileExists(atPath: store[SampleCollection.folderName]))
  }

  @Test func samplesDrawsIntoAFolderAndSaysWhereItCannot() async throws {
    try folder.write([1], to: "file")
    let command = try RunningCommand(["samples", folder["file"]])
    let output = await command.output()
    #expect(await command.exit() == 73)
    #expect(output.contains(folder["file"]), "\(output)")
  }

  private func samplesOfCommand(at path: String) throws -> VitrineCommand.Collection {
    try .samples(
      beside: URL(filePath: folder[path]), in: CacheFolder(store["cache"]), Terminal())
  }

  /// Writes small files instead of the pictures, since to draw them takes long.
  private func completeCollection(in target: URL) throws {
    for picture in Picture.all {
      let url = target.appending(path: "\(picture.folder)/\(picture.file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data([0]).write(to: url)
    }
    try SampleCollection.draw(into: target, Terminal())
  }
}
