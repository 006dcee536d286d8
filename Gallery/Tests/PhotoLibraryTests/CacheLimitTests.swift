import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The limits on a cache that nobody has set.
struct CacheLimitTests {
  @Test(arguments: [
    (0, 0, 0), (10_000_000_000, 1_000_000_000, 500_000_000),
    (100_000_000_000, 10_000_000_000, 1_000_000_000),
    (200_000_000_000, 20_000_000_000, 1_000_000_000),
    (4_000_000_000_000, 20_000_000_000, 1_000_000_000),
    (.max, 20_000_000_000, 1_000_000_000),
  ])
  func isATenthOfTheDiskAndAtMost20GB(total: Int, bytes: Int, free: Int) {
    let limit = CacheLimit.standard(on: DiskSpace(total: total, free: 0))
    #expect(limit == CacheLimit(bytes: bytes, free: free))
  }

  @Test func aChosenSizeLeavesAsMuchOfTheDiskFree() {
    let disk = DiskSpace(total: 100_000_000_000, free: 0)
    let limit = CacheLimit.standard(on: disk, bytes: 5_000_000)
    #expect(limit == CacheLimit(bytes: 5_000_000, free: 1_000_000_000))
  }

  @Test func isThatOfTheDiskWithTheFolder() {
    let folder = TemporaryFolder()
    let disk = DiskSpace(at: folder.path)
    #expect(disk.total > 0 && disk.total < .max)
    #expect(CacheLimit.standard(at: folder.path) == .standard(on: disk))
  }
}
