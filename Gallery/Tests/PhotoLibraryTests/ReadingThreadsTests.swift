import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// A folder that answers no reads must delay nothing else. Here, tasks that wait for a semaphore are such reads.
struct ReadingThreadsTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aFolderThatDoesNotAnswerDelaysNoRequest() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try await running { library in
      let photo = try #require(await made(library).photos.first)
      let scan = BlockedReads(on: library.scanThreads)
      try folder.write(Canvas(width: 50, height: 30).jpeg(), to: "b.jpg")
      #expect(try await library.picture(photo.id, width: 320).jpeg.isEmpty == false)
      #expect(await library.details(of: photo.id)?.name == "a.jpg")

      let requests = BlockedReads(on: library.requestThreads)
      #expect(try await library.picture(photo.id, width: 320).jpeg.isEmpty == false)
      async let details = library.details(of: photo.id)
      #expect(await library.listing.photos.count == 1)
      #expect(await scan.end())
      #expect(await listed(library) { $0.photos.count == 2 }.photos.count == 2)
      #expect(await requests.end())
      #expect(await details?.name == "a.jpg")
    }
  }
}

/// Reads that block until the test ends them. They are more than the threads of either kind.
private struct BlockedReads {
  private let gate = DispatchSemaphore(value: 0)
  private let tasks: [Task<Bool, Never>]

  init(on threads: ReadingThreads) {
    tasks = (0..<ProcessInfo.processInfo.activeProcessorCount + 8).map { [gate] _ in
      Task { await threads.run { gate.wait(timeout: .now() + patience) == .success } }
    }
  }

  /// Ends them. Returns whether none has given up before. They give up if they share threads with the test.
  func end() async -> Bool {
    for _ in tasks { gate.signal() }
    var haveEnded = true
    for task in tasks { haveEnded = await task.value && haveEnded }
    return haveEnded
  }
}

// In seconds. The rest of the test takes milliseconds, and a folder is read every two seconds.
private let patience = 20.0
