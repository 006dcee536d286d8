import Foundation
import GalleryTestSupport
import PhotoLibrary
import Testing

/// Rows 43 to 45 and 47: whole folders, and the disk of the cache.
extension FaultInput {
  /// Row 43: a photograph with a thousand names.
  func thousandNames() async throws -> [TableLine] {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "0.jpg")
    for number in 1..<1000 { Foundation.link(folder["0.jpg"], folder["\(number).jpg"]) }
    let (command, port) = try await serve()
    #expect(await command.says("Making pictures: 1000 of 1000"))
    let content = try await ServedContent(port)
    let entries = try CacheFolder(store["cache"]).size.entries
    #expect(content.photographs.count == 1000 && Set(content.pictures.values).count == 2)
    #expect(entries == 1)
    #expect(await command.end(SIGTERM) == 0)
    let shown = "\(content.photographs.count) photographs shown, entries of the cache: \(entries)"
    return [.input(43, "0.jpg to 999.jpg", shown)]
  }

  /// Row 44: the folder is deleted while it is served.
  func removedFolder() async throws -> [TableLine] {
    for number in 1...2 {
      try folder.write(Canvas(noise: number, width: 400, height: 300).jpeg(), to: "\(number).jpg")
    }
    let (command, port) = try await serve()
    #expect(await command.says("Making pictures: 2 of 2"))
    let before = try await ServedContent(port)
    try FileManager.default.removeItem(atPath: folder.path)
    // The server has noticed it.
    _ = try await Outcomes.first(port) { $0[folder.path].meets(.named("it has been deleted")) }
    let after = try await ServedContent(port)
    #expect(after == before)
    #expect(await command.end(SIGTERM) == 0)
    return [
      .input(
        44, "the whole folder", "\(after.photographs.count) photographs and their pictures stay")
    ]
  }

  /// Row 45: the disk of the cache is full before a picture is stored.
  func fullDisk() async throws -> [TableLine] {
    guard SmallDisk.isAvailable else {
      return [.input(45, "a.jpg", "skipped: this machine mounts no disks for tests")]
    }
    let disk = try SmallDisk(bytes: 4 << 20)
    let cache = disk.path + "/cache"
    try folder.write(Canvas(width: 900, height: 600).jpeg(), to: "a.jpg")
    let (command, port) = try await serve(cache: cache)
    #expect(await command.says("Making pictures: 1 of 1"))
    disk.fill()
    try folder.write(Canvas(noise: 1, width: 900, height: 600).jpeg(), to: "b.jpg")
    #expect(await command.says("The disk with the cache is nearly full."))
    for id in try await ids(port) {
      #expect(try await HTTPExchange("/p/\(id)/900.jpg", port: port).status == 200)
    }
    let sentence = "Pictures cannot be saved: the disk is full."
    #expect(await command.says(sentence))
    #expect(await command.end(SIGTERM) == 0)
    disk.empty()
    let left = try FileManager.default.subpathsOfDirectory(atPath: cache)
    #expect(!left.contains { $0.hasPrefix("tmp-") })
    #expect(try CacheFolder(cache).verify().damaged == 0)
    return [.input(45, "b.jpg", "shown, not stored: \(sentence)")]
  }

  /// Row 47: a folder of many files. `make bench` shows one of 100 000.
  func manyFiles() async throws -> [TableLine] {
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    try folder.makeFolder("47")
    for number in 0..<3000 {
      let file = open(folder["47/\(number).jpg"], O_WRONLY | O_CREAT, 0o600)
      _ = jpeg.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      close(file)
    }
    let (command, port) = try await serve()
    let outcomes = try await Outcomes.first(port) { $0.total == 3000 }
    #expect(await command.end(SIGTERM) == 0)
    return [.input(47, "\(outcomes.total) files in one folder", "shown")]
  }
}
