import Foundation
import GalleryTestSupport
import Testing

/// Rows 42, 44, 45 and 47 of the table of bad input: what happens to the whole folder or to the disk.
struct FaultInput {
  private let folder = TemporaryFolder()
  private let store = TemporaryFolder()

  /// The outcomes, by their rows.
  static func outcomes() async throws -> [(row: Int, text: String)] {
    try await FaultInput().changesDuringReading() + FaultInput().removedFolder() + fullDisk
      + FaultInput().manyFiles()
  }

  /// Row 42: files are replaced, deleted and truncated while they are decoded.
  private func changesDuringReading() async throws -> [(row: Int, text: String)] {
    let jpeg = try Canvas(noise: 42, width: 1200, height: 900).jpeg()
    let names = ["42/replaced.jpg", "42/deleted.jpg", "42/truncated.jpg"]
    for name in names { try folder.write(jpeg, to: name) }
    let (command, port) = try await serve()
    for round in 1...200 {
      // `write` replaces the file; the others change it in place.
      try folder.write(jpeg, to: "42/replaced.jpg")
      try folder.write(jpeg, to: "42/deleted.jpg")
      try Data(jpeg).write(to: URL(filePath: folder["42/truncated.jpg"]), options: [])
      unlink(folder["42/deleted.jpg"])
      truncate(folder["42/truncated.jpg"], round.isMultiple(of: 2) ? jpeg.count / 2 : 0)
    }
    let expected: [BadInput.Outcome] = [.shown, .ignored, .shownInPart("it is damaged")]
    let outcomes = try await Outcomes.first(port) { outcomes in
      zip(names, expected).allSatisfy { outcomes[$0].meets($1) }
    }
    #expect(await command.end(SIGTERM) == 0)
    return names.map { (42, "\($0.debugDescription): \(outcomes[$0])") }
  }

  /// Row 44: the folder is deleted while it is served.
  private func removedFolder() async throws -> [(row: Int, text: String)] {
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
    return [(44, "\(after.photographs.count) photographs and their pictures stay")]
  }

  /// Row 47: a folder of many files. `make bench` shows one of 100 000.
  private func manyFiles() async throws -> [(row: Int, text: String)] {
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
    return [(47, "\(outcomes.total) files in one folder: shown")]
  }

  /// Row 45.
  private static var fullDisk: [(row: Int, text: String)] {
    let reason = "skipped: this machine mounts no disks for tests"
    return [
      (45, SmallDisk.isAvailable ? "shown by CacheTests.servesWhenTheDiskIsFull" : reason)
    ]
  }

  private func serve() async throws -> (RunningCommand, Int) {
    let command = try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", store["cache"],
    ])
    return (command, try #require(await command.port()))
  }
}
