import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

struct FolderSnapshotTests {
  let folder = TemporaryFolder()
  private let threads = ReadingThreads()

  @Test func showsEveryFileAtFirstAndANewFileOnceItIsUnchanged() async throws {
    try folder.write([1], to: "a.jpg")
    let watched = try watched()
    let first = try await FolderSnapshot.first(of: watched)
    #expect(names(first) == ["a.jpg"])
    try folder.write([1], to: "b.jpg")
    let second = try #require(await first.next(of: watched))
    #expect(names(second) == ["a.jpg"])
    #expect(
      names(try #require(await second.next(of: watched))) == ["a.jpg", "b.jpg"])
  }

  @Test func aSnapshotHasAllChangesThatFollowTheFirstOneSoon() async throws {
    let (first, others) = (folder["a.jpg"], (0..<20).map { "album/\($0).jpg" })
    try folder.write([1], to: "a.jpg")
    for name in others { try folder.write([1], to: name) }
    let paths = others.map { folder[$0] }
    let clock = TestClock { for path in paths { try FileManager.default.removeItem(atPath: path) } }
    let watched = try watched(clock: clock)
    let before = try await FolderSnapshot.first(of: watched)
    try FileManager.default.removeItem(atPath: first)
    let after = try #require(await before.next(of: watched))
    #expect(names(after) == [])
    #expect(clock.sleeps.count == 1 && clock.sleeps.allSatisfy { $0 >= .milliseconds(300) })
  }

  @Test func showsTheOldVersionOfAFileUntilItIsUnchanged() async throws {
    try folder.write([1], to: "a.jpg")
    let watched = try watched()
    let first = try await FolderSnapshot.first(of: watched)
    try folder.write([1, 2], to: "a.jpg")
    let second = try #require(await first.next(of: watched))
    #expect(second.content == first.content)
    #expect(
      try #require(await second.next(of: watched)).inOrder.map(\.stamp.size) == [2]
    )
  }

  #if canImport(Glibc)
  /// As on a network drive that does not keep the time of a file's last change.
  @Test func aTimeThatNeverStaysTheSameIsNoChange() async throws {
    try folder.write([1], to: "a.jpg")
    let time = Mutex(0)
    let step = Mutex(1)
    let watched = try WatchedFolder(FolderRoot(folder.path), on: threads, clock: TestClock()) {
      folder, name throws(FileProblem) in
      var status = try folder.status(of: name)
      let more = step.withLock(\.self)
      status.st_ctim.tv_sec += time.withLock { time in
        time += more
        return time
      }
      return status
    }
    let first = try await FolderSnapshot.first(of: watched)
    watched.watch.noteChange()
    var snapshot = first
    for _ in 0..<3 {
      snapshot = try #require(await snapshot.next(of: watched))
      #expect(snapshot.content == first.content)
    }
    // Once it stays the same, somebody has changed the file, or its rights.
    step.withLock { $0 = 0 }
    snapshot = try #require(await snapshot.next(of: watched))
    #expect(snapshot.content != first.content && names(snapshot) == ["a.jpg"])
  }
  #endif

  @Test func onlyAFolderThatIsWatchedWholeIsNotReadAllTheTime() async throws {
    try folder.write([1], to: "album/a.jpg")
    // One of both folders is watched.
    for (watch, isWatched) in [(FolderWatch(), true), (FolderWatch(limit: 1), false)] {
      let watched = try watched(watch)
      let snapshot = try await FolderSnapshot.first(of: watched)
      if case .change(let longest) = snapshot.wait(for: watch) {
        #expect(isWatched && longest >= .seconds(60))
      }
      if case .pause(let pause) = snapshot.wait(for: watch) {
        #expect(!isWatched && pause >= .seconds(2))
      }
      guard case .pause = snapshot.wait(for: watch, hasUnreadable: true) else {
        Issue.record("a file that cannot be read has to be tried again soon")
        return
      }
    }
  }

  @Test func findsNewFilesInAFolderThatIsNotWatched() async throws {
    let watched = try watched(FolderWatch(limit: 0))
    var snapshot = try await FolderSnapshot.first(of: watched)
    try folder.write([1], to: "a.jpg")
    for _ in 0..<2 { snapshot = try #require(await snapshot.next(of: watched)) }
    #expect(names(snapshot) == ["a.jpg"])
  }

  @Test(arguments: [EIO, ESTALE, EMFILE]) func keepsWhatCannotBeReadForNow(code: Int32) async throws
  {
    for name in ["a.jpg", "b.jpg", "album/c.jpg", "album/inner/d.jpg"] {
      try folder.write([1], to: name)
    }
    let failures = Mutex<[String: Int32]>([:])
    let watched = try WatchedFolder(FolderRoot(folder.path), on: threads, clock: TestClock()) {
      folder, name throws(FileProblem) in
      let code = failures.withLock { $0[String(decoding: name, as: UTF8.self)] }
      if let code { throw FileProblem(code: code) }
      return try folder.status(of: name)
    }
    let first = try await FolderSnapshot.first(of: watched)
    failures.withLock { $0 = ["album": code, "b.jpg": code] }
    watched.watch.noteChange()
    let second = try #require(await first.next(of: watched))
    #expect(names(second) == ["a.jpg", "album/c.jpg", "album/inner/d.jpg", "b.jpg"])
    let reason = "it cannot be read for now (\(FileProblem(code: code)))"
    #expect(
      second.content.skipped == Set(["album", "b.jpg"].map { Skipped(name: $0, reason: reason) }))

    // Such a folder is gone, or it is kept from being shown.
    failures.withLock { $0 = ["album": EACCES, "b.jpg": ENOENT] }
    let third = try #require(await second.next(of: watched))
    #expect(names(third) == ["a.jpg"])
    #expect(third.content.skipped == [Skipped(name: "album", reason: "no permission to read it")])

    failures.withLock { $0 = [:] }
    watched.watch.noteChange()
    let fourth = try #require(await third.next(of: watched))
    let fifth = try #require(await fourth.next(of: watched))
    #expect(names(fifth) == names(first) && fifth.content.skipped == [])
  }

  @Test func noticesASidecarThatChangesAlone() async throws {
    try folder.write([1], to: "a.jpg")
    try folder.write([1], to: "a.json")
    let watched = try watched()
    var snapshots = [try await FolderSnapshot.first(of: watched)]
    for change in [[1, 2], nil, [3]] as [[UInt8]?] {
      if let change {
        try folder.write(change, to: "a.json")
      } else {
        try FileManager.default.removeItem(atPath: folder["a.json"])
      }
      let before = snapshots[snapshots.count - 1]
      snapshots.append(try #require(await before.next(of: watched)))
    }
    #expect(Set(snapshots.map(\.content.sidecars)).count == snapshots.count)
    #expect(snapshots.allSatisfy { names($0) == ["a.jpg"] })
  }

  @Test func endsWithItsTask() async throws {
    let watched = try watched()
    let snapshot = try await FolderSnapshot.first(of: watched)
    let waiting = Task { await snapshot.next(of: watched) == nil }
    waiting.cancel()
    #expect(await waiting.value)
  }

  private func watched(
    _ watch: FolderWatch = FolderWatch(), clock: TestClock = TestClock()
  ) throws -> WatchedFolder {
    WatchedFolder(try FolderRoot(folder.path), watch, on: threads, clock: clock)
  }
}

/// Returns the paths of all files in a snapshot.
func names(_ snapshot: FolderSnapshot) -> [String] {
  snapshot.content.files.map(\.path.display).sorted()
}
