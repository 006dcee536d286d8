import Foundation
import GalleryTestSupport
import PhotoLibrary
import Testing

struct CacheTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func showsChecksAndClearsTheCache() async throws {
    #expect(try await cache("path") == (0, store["cache"] + "\n"))
    let missing =
      "There is no cache at \"\(store["cache"])\". Leave out --cache for the standard folder.\n"
    for word in ["size", "verify", "prune", "clear"] {
      #expect(try await cache(word) == (1, missing))
    }
    try folder.write(Canvas(width: 900, height: 600).jpeg(), to: "a.jpg")
    try await serve(nothingElse)
    #expect(try await cache("size").output.hasSuffix(" KB in 1 entry\n"))
    #expect(try await cache("verify") == (0, "1 entry checked, 0 damaged and removed\n"))
    #expect(try await cache("prune", "--cache-size", "1MB").output.hasPrefix("0 bytes removed, "))
    let id = try await id()
    #expect(try await cache("clear").output.hasSuffix(" KB removed, 0 bytes remain\n"))
    #expect(try await self.id() == id, "addresses stay the same")
  }

  @Test func removesWhatIsBeyondALimit() async throws {
    for number in 0..<3 {
      try folder.write(Canvas(noise: number, width: 1500, height: 1000).jpeg(), to: "\(number).jpg")
    }
    try await serve(nothingElse)
    let stored = try CacheFolder(store["cache"])
    let before = stored.size
    #expect(before.bytes > 1_000_000 && before.entries == 3)
    let removed = try await cache("prune", "--cache-size", "1MB").output
    #expect(!removed.hasPrefix("0 bytes removed") && removed.contains(" removed, "), "\(removed)")
    #expect(stored.size.bytes <= 1_000_000 && stored.verify() == (stored.size.entries, 0))
  }

  @Test func suggestsTheCommandThatWasMeant() async throws {
    let start = "There is no command vitrine cache"
    #expect(
      try await cache("siz") == (64, "\(start) \"siz\". Did you mean vitrine cache size?\n"))
    #expect(try await cache("photos") == (64, "\(start) \"photos\". See vitrine cache --help.\n"))
    let (status, help) = try await cache()
    #expect(status == 0 && help.contains("vitrine cache <subcommand>"))
    #expect(!help.contains("other"))
    #expect(try await cache("--what").output.contains("Usage: vitrine cache <subcommand>"))
  }

  @Test(arguments: ["size", "verify", "prune", "clear"])
  func leavesOtherFoldersAlone(word: String) async throws {
    try store.write([1], to: "cache/00/photo.jpg")
    let (status, output) = try await cache(word)
    #expect(status == 73 && output.contains("it is not a cache of vitrine"))
    #expect(FileManager.default.fileExists(atPath: store["cache/00/photo.jpg"]))
  }

  @Test func twoFirstStartsAtOnceGiveTheSameAddresses() async throws {
    try folder.write(Canvas(width: 90, height: 60).jpeg(), to: "a.jpg")
    let both = try [serving(), serving()]
    var ids: [String] = []
    for command in both { ids.append(try await id(command)) }
    #expect(ids[0] == ids[1])
    for command in both { #expect(await command.end(SIGTERM) == 0) }
  }

  @Test func servesWhileTheCacheIsDeleted() async throws {
    for name in ["a.jpg", "b.jpg"] {
      try folder.write(Canvas(width: 900, height: 600).jpeg(), to: name)
    }
    try await serve { command, id, port in
      try FileManager.default.removeItem(atPath: store["cache"])
      #expect(try await HTTPExchange("/p/\(id)/900.jpg", port: port).status == 200)
    }
    #expect(try await cache("size").output.hasSuffix(" in 1 entry\n"))
  }

  @Test(.enabled(if: SmallDisk.isAvailableForTest)) func servesFromAReadOnlyCache() async throws {
    let disk = try SmallDisk(bytes: 4 << 20)
    try folder.write(Canvas(width: 900, height: 600).jpeg(), to: "a.jpg")
    try await serve(cache: disk.path + "/cache", nothingElse)
    try folder.write(Canvas(width: 600, height: 900).jpeg(), to: "b.jpg")
    try disk.makeReadOnly()
    let command = try serving(cache: disk.path + "/cache")
    let port = try #require(await command.port())
    #expect(await command.says("Pictures cannot be saved: the disk is read-only."))
    for id in try await ids(port) {
      #expect(try await HTTPExchange("/p/\(id)/320.jpg", port: port).status == 200)
    }
    #expect(await command.end(SIGTERM) == 0)
  }

  @Test(.enabled(if: SmallDisk.isAvailableForTest)) func changesNoReadOnlyCache() async throws {
    let disk = try SmallDisk(bytes: 4 << 20)
    try folder.write(Canvas(width: 900, height: 600).jpeg(), to: "a.jpg")
    let path = disk.path + "/cache"
    try await serve(cache: path, nothingElse)
    try disk.makeReadOnly()
    for word in ["verify", "prune", "clear"] {
      let problem = "The cache \"\(path)\" cannot be changed: the disk is read-only.\n"
      #expect(try await cache(word, at: path) == (73, problem))
    }
    #expect(try await cache("size", at: path).output.hasSuffix(" in 1 entry\n"))
  }

  private func nothingElse(_ command: RunningCommand, _ id: String, _ port: Int) {}

  /// Serves the folder until all pictures are made and `body` returns.
  private func serve(
    cache: String? = nil, _ body: (RunningCommand, String, Int) async throws -> Void
  ) async throws {
    let command = try serving(cache: cache)
    let port = try #require(await command.port())
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    #expect(await command.says("Making pictures: \(count) of \(count)"))
    try await body(command, try #require(try await ids(port).first), port)
    #expect(await command.end(SIGTERM) == 0)
  }

  private func serving(cache: String? = nil) throws -> RunningCommand {
    try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", cache ?? store["cache"],
    ])
  }

  private func id() async throws -> String {
    let command = try serving()
    defer { command.kill() }
    return try await id(command)
  }

  private func id(_ command: RunningCommand) async throws -> String {
    let port = try #require(await command.port())
    #expect(await command.says("Making pictures: 1 of 1"))
    return try #require(try await ids(port).first)
  }

  private func cache(
    _ words: String..., at path: String? = nil
  ) async throws -> (status: Int32, output: String) {
    let command = try RunningCommand(["cache"] + words + ["--cache", path ?? store["cache"]])
    return (await command.exit(), await command.output())
  }
}
