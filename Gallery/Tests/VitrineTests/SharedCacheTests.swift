import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Two running commands that use one cache at once.
struct SharedCacheTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func twoCommandsThatEvictAtOnceKeepTheCacheSoundAndWithinItsSize() async throws {
    for number in 0..<photographs {
      let canvas = Canvas(noise: number, width: 300, height: 200)
      try folder.write(canvas.jpeg(), to: "\(100 + number).jpg")
    }
    let commands = try [serving(), serving()]
    var ports: [Int] = []
    for command in commands { ports.append(try #require(await command.port())) }
    let ids = try await listed(ports)
    for round in 0..<rounds {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, port) in ports.enumerated() {
          group.addTask { try await show(ids, port, seed: 2 * round + number) }
        }
        try await group.waitForAll()
      }
    }
    for command in commands { #expect(await command.end(SIGTERM) == 0) }
    let cache = try #require(try CacheFolder(existing: store["cache"]))
    #expect(cache.size.entries < photographs, "some are evicted")
    #expect(cache.verify() == (cache.size.entries, 0))
    #expect(try temporaryFiles(in: store["cache"]) == [])
  }

  /// Asks one server for all pictures in some order.
  private func show(_ ids: [String], _ port: Int, seed: Int) async throws {
    var random = SeededRandom(seed: UInt64(seed))
    let cache = try #require(try CacheFolder(existing: store["cache"]))
    for id in ids.shuffled(using: &random) {
      let picture = try await HTTPExchange("/p/\(id)/300.jpg", port: port)
      #expect(picture.status == 200 && Canvas(jpeg: picture.body)?.width == 300)
      // Neither server removes or adds an entry meanwhile.
      let bytes = try UsedBytes(cache).change { _ throws(FileProblem) in cache.size.bytes }
      #expect(bytes <= cacheBytes)
    }
  }

  /// Waits until both servers list all photographs. Returns their identifiers, which are the same for both.
  private func listed(_ ports: [Int]) async throws -> [String] {
    var lists: [[String]] = []
    for port in ports {
      var found: [String] = []
      while found.count < photographs { found = try await ids(port) }
      lists.append(found)
    }
    #expect(Set(lists[0]) == Set(lists[1]))
    return lists[0]
  }

  private func serving() throws -> RunningCommand {
    try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", store["cache"], "--cache-size",
      "\(cacheBytes)",
    ])
  }
}

/// Returns the names of the temporary files in a cache.
func temporaryFiles(in cache: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasPrefix("tmp-") }
}

// Together the pictures have about three times as many bytes as the cache.
private let photographs = 60
private let cacheBytes = 1_000_000
private let rounds = 2
