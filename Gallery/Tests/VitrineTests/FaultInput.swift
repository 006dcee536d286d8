import Foundation
import GalleryTestSupport
import PhotoLibrary
import Testing

/// Rows 41 to 47 of the table of bad input, whose files change while they are shown or need a server of their own.
struct FaultInput {
  private let folder = TemporaryFolder()
  private let store = TemporaryFolder()

  /// The lines of these rows.
  static func lines() async throws -> [TableLine] {
    try await FaultInput().unreadableFile() + FaultInput().changesDuringReading()
      + FaultInput().thousandNames() + FaultInput().removedFolder() + FaultInput().fullDisk()
      + FaultInput().changedDates() + FaultInput().manyFiles()
  }

  /// Row 41: a file that nobody may read.
  private func unreadableFile() async throws -> [TableLine] {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "secret.jpg")
    chmod(folder["secret.jpg"], 0)
    var launcher: [String] = []
    if getuid() == 0 {
      // The superuser reads every file, unless a process gives that right up.
      launcher = ["/usr/bin/setpriv", "--bounding-set", "-dac_override,-dac_read_search"]
      guard FileManager.default.isExecutableFile(atPath: launcher[0]) else {
        return [.input(41, "secret.jpg", "skipped: the superuser reads every file")]
      }
    }
    let (command, port) = try await serve(launcher: launcher)
    let outcomes = try await Outcomes.first(port) {
      $0["secret.jpg"].meets(.named("no permission to read it"))
    }
    #expect(await command.end(SIGTERM) == 0)
    return [.input(41, "secret.jpg", "\(outcomes["secret.jpg"])")]
  }

  /// Row 42: files are replaced, deleted and truncated while they are decoded.
  private func changesDuringReading() async throws -> [TableLine] {
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
    return names.map { .input(42, $0, "\(outcomes[$0])") }
  }

  /// Row 44: the folder is deleted while it is served.
  private func removedFolder() async throws -> [TableLine] {
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

  /// Row 47: a folder of many files. `make bench` shows one of 100 000.
  private func manyFiles() async throws -> [TableLine] {
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

  /// Row 43: a photograph with a thousand names.
  private func thousandNames() async throws -> [TableLine] {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "0.jpg")
    for number in 1..<1000 { Foundation.link(folder["0.jpg"], folder["\(number).jpg"]) }
    let (command, port) = try await serve()
    #expect(await command.says("Making pictures: 1000 of 1000"))
    let content = try await ServedContent(port)
    let entries = try CacheFolder(store["cache"]).size.entries
    #expect(content.photographs.count == 1000 && Set(content.pictures.values).count == 2)
    #expect(await command.end(SIGTERM) == 0)
    let shown = "\(content.photographs.count) photographs shown, entries of the cache: \(entries)"
    return [.input(43, "0.jpg to 999.jpg", shown)]
  }

  /// Row 45: the disk of the cache is full before a picture is stored.
  private func fullDisk() async throws -> [TableLine] {
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

  /// Row 46: dates before 1970 and after today. A change counts in both directions.
  private func changedDates() async throws -> [TableLine] {
    let dates = [("46/1970.jpg", 0.0, 4_070_908_800), ("46/2099.jpg", 4_070_908_800, 0.0)]
    for (name, date, _) in dates {
      try folder.write(Canvas(width: 40, height: 30).jpeg(), to: name)
      try folder.setDate(date, of: name)
    }
    let (command, port) = try await serve()
    _ = try await Outcomes.first(port) { outcomes in
      dates.allSatisfy { outcomes.size($0.0) == [40, 30] }
    }
    for (name, _, date) in dates {
      try folder.write(Canvas(width: 30, height: 40).jpeg(), to: name)
      try folder.setDate(date, of: name)
    }
    let outcomes = try await Outcomes.first(port) { outcomes in
      dates.allSatisfy { outcomes.size($0.0) == [30, 40] }
    }
    #expect(await command.end(SIGTERM) == 0)
    return dates.map { .input(46, $0.0, "\(outcomes[$0.0]), also the file that took its place") }
  }

  private func serve(
    cache: String? = nil, launcher: [String] = []
  ) async throws -> (RunningCommand, Int) {
    let command = try RunningCommand(
      ["serve", folder.path, "--port", "0", "--no-open", "--cache", cache ?? store["cache"]],
      launcher: launcher)
    return (command, try #require(await command.port()))
  }
}
