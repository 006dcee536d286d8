import Foundation
import GalleryTestSupport
import PhotoLibrary
import Testing

/// Kills of the server or of its workers, at any moment. A later run must show the same as a run that was never killed.
struct KillTests {
  let store = TemporaryFolder()
  let folder = TemporaryFolder()
  /// A folder with the same names and other photographs. A cache of one folder is out of date for the other.
  let changed = TemporaryFolder()

  // A server that stops working would keep the test waiting.
  @Test(.timeLimit(.minutes(kills))) func leaveNothingBehindAndHarmNothing() async throws {
    for number in 0..<photographs {
      // The last one equals the first one, so that they share their pictures.
      let noise = number % (photographs - 1)
      for (folder, seed) in [(folder, noise), (changed, 100 + noise)] {
        let canvas = Canvas(noise: seed, width: 1000, height: 750)
        try folder.write(canvas.jpeg(), to: "album \(number % 2)/\(number).jpg")
      }
    }
    for folder in [folder, changed] {
      try folder.write([], to: "album 0/empty.jpg")
      try folder.write(Array("no picture".utf8), to: "album 1/text.jpg")
    }
    let before = try (folder.fingerprint(), changed.fingerprint())
    let first = try await run(folder, cache: "complete")
    try copyKey(to: "other")
    let second = try await run(changed, cache: "other")
    #expect(first.content.pictures.count == 3 * photographs && first.content != second.content)
    var random = SeededRandom(seed: 14)
    var killedWorkers: [Kill.Work: Int] = [:]
    for number in 0..<kills {
      let kill = Kill(number, starting: first.starting, making: first.making, using: &random)
      let cache = "\(number)"
      if kill.work == .firstIndexing {
        try copyKey(to: cache)
      } else {
        try FileManager.default.copyItem(atPath: store["complete"], toPath: store[cache])
      }
      let size = try size(of: cache)
      killedWorkers[kill.work, default: 0] += try await perform(kill, cache: cache)
      if kill.work == .eviction {
        // The complete cache was made without this limit.
        #expect(try self.size(of: cache) <= max(size, smallCache), "\(kill)")
      }
      // Few kills come while a file is written.
      try store.write([1], to: cache + "/tmp-left")
      let content = try await run(folder(shownDuring: kill.work), cache: cache).content
      #expect(content == (kill.work == .firstIndexing ? first : second).content, "\(kill)")
      let rows = try index(of: "complete").union(
        kill.work == .firstIndexing ? [] : index(of: "other"))
      #expect(try index(of: cache) == rows, "\(kill)")
      #expect(try temporaryFiles(in: store[cache]) == [], "\(kill)")
      #expect(!FileManager.default.fileExists(atPath: store[cache + "/index-damaged.sqlite"]))
      try FileManager.default.removeItem(atPath: store[cache])
    }
    #expect(try (folder.fingerprint(), changed.fingerprint()) == before)
    #expect(Kill.Work.allCases.allSatisfy { killedWorkers[$0, default: 0] > 0 }, "\(killedWorkers)")
  }

  /// Returns the bytes of all entries of a cache.
  private func size(of cache: String) throws -> Int { try CacheFolder(store[cache]).size.bytes }

  /// Lets a new cache give the same identifiers as the complete one.
  private func copyKey(to cache: String) throws {
    try store.makeFolder(cache)
    try FileManager.default.copyItem(atPath: store["complete/key"], toPath: store[cache + "/key"])
  }

  private func folder(shownDuring work: Kill.Work) -> TemporaryFolder {
    work == .firstIndexing ? folder : changed
  }

  /// Runs a server until it has made all pictures. Returns the served content, the time of the start, and the time of the making.
  private func run(
    _ folder: TemporaryFolder, cache: String
  ) async throws -> (content: ServedContent, starting: Duration, making: Duration) {
    let start = ContinuousClock.now
    let command = try serve(folder, cache)
    let port = try #require(await command.port())
    let started = ContinuousClock.now
    #expect(await command.says(finished))
    let made = ContinuousClock.now
    let content = try await ServedContent(port)
    try await waitForContent(of: photographs, in: store[cache])
    #expect(await command.end(SIGTERM) == 0)
    return (content, started - start, made - started)
  }

  /// Starts a server, and kills it or its workers first. Returns the number of killed workers.
  private func perform(_ kill: Kill, cache: String) async throws -> Int {
    let limit = kill.work == .eviction ? ["--cache-size", "\(smallCache / 1_000_000)MB"] : []
    let command = try serve(folder(shownDuring: kill.work), cache, limit)
    let port = kill.isAfterStart ? await command.port() : nil
    let visitor = Task { if let port, kill.work == .eviction { await visit(port) } }
    try await Task.sleep(for: kill.moment)
    let workers = kill.victim == .workers ? try await command.children() : []
    for worker in workers { Foundation.kill(worker, SIGKILL) }
    if kill.victim == .workers {
      if kill.work != .eviction { #expect(await command.says(finished), "\(kill)") }
    }
    command.kill()
    #expect(await command.exit() == -SIGKILL)
    await visitor.value
    return workers.count
  }

  /// Asks a server for all pictures until it ends. Its cache has no room for all of them.
  private func visit(_ port: Int) async {
    while (try? await ServedContent(port)) != nil {}
  }

  private func serve(
    _ folder: TemporaryFolder, _ cache: String, _ options: [String] = []
  ) throws -> RunningCommand {
    try RunningCommand(
      ["serve", folder.path, "--port", "0", "--no-open", "--cache", store[cache]] + options)
  }
}

private let photographs = 10
/// The limit on a cache during eviction, in bytes. It has no room for all pictures.
private let smallCache = 5_000_000
private let finished = "Making pictures: \(photographs) of \(photographs)"
private let kills = ProcessInfo.processInfo.environment["DEEP"] == "1" ? 200 : 20
