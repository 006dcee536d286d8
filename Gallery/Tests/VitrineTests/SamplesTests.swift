import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary
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
    #expect(output.contains(" cannot be written: a part of its path is a file. "), "\(output)")
  }

  /// `Scripts/tested-command` has drawn the collection beside the command that it has built.
  @Test func theDrawnCollectionIsSmallAndSharpAndHasCaptions() throws {
    let build = URL(filePath: builtCommand).deletingLastPathComponent()
    let samples = build.appending(path: SampleCollection.folderName)
    try #require(SampleCollection.isComplete(in: samples), "run Scripts/tested-command first")
    var (bytes, years, shapes) = (0, Set<Int>(), [Double]())
    for name in try FileManager.default.subpathsOfDirectory(atPath: samples.path) {
      let path = samples.appending(path: name).path
      let isFile = try FileManager.default.attributesOfItem(atPath: path)[.type]
      guard isFile as? FileAttributeType == .typeRegular else { continue }
      let file = try OpenFile(path, flags: O_RDONLY)
      bytes += try file.size()
      guard name.hasSuffix(".jpg") else { continue }
      let header = try PictureHeader(of: file)
      #expect(max(header.width, header.height) >= 2400, "\(name)")
      let taken = try #require(header.exif.taken, "\(name)")
      years.insert(try #require(Int(taken.iso8601.prefix(4))))
      shapes.append(Double(header.width) / Double(header.height))
    }
    #expect(shapes.count == Picture.all.count)
    #expect(bytes <= 15_000_000)
    #expect(try #require(years.max()) - #require(years.min()) >= 3)
    #expect(try #require(shapes.max()) >= 3)
    for picture in Picture.all {
      let url = samples.appending(path: "\(picture.folder)/\(picture.file)")
      let beginning = try Data(contentsOf: url).prefix(1000)
      #expect(!picture.caption.isEmpty)
      #expect(beginning.firstRange(of: Data(picture.caption.utf8)) != nil, "\(picture.file)")
    }
  }

  private func samplesOfCommand(at path: String) throws -> VitrineCommand.Collection {
    try .samples(
      beside: URL(filePath: folder[path]), in: CacheFolder(store["cache"]), Terminal())
  }

  /// Writes small files instead of the pictures, because drawing them takes long.
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
