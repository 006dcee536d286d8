import Foundation
import GalleryTestSupport
import Synchronization

@testable import PhotoLibrary

/// Tests that run a library of a folder, whose pictures are kept in another.
protocol LibraryTests {
  /// The folder being shown.
  var folder: TemporaryFolder { get }
  /// Where pictures are kept, and whatever else a test needs.
  var store: TemporaryFolder { get }
}

extension LibraryTests {
  /// Runs a library of the folder for as long as `body` takes.
  func running(
    making: PhotoLibrary.Making = .init(executable: builtCommand), sorting: Sorting = .date,
    report: @escaping @Sendable (PhotoLibrary.Notice) -> Void = { _ in },
    _ body: (PhotoLibrary) async throws -> Void
  ) async throws {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])), making: making,
      sorting: sorting, report: report)
    let work = Task { await library.run() }
    defer { work.cancel() }
    try await body(library)
  }

  /// A worker that is ended by a signal while it decodes, when a command succeeds.
  func worker(endingBy signal: String, when condition: String = "true") throws -> String {
    try FakeWorker.write(
      to: store, ready: WorkerReply.ready.framed,
      """
      if \(condition); then ready; head -c 1 > /dev/null; kill -\(signal) $$; fi
      exec '\(builtCommand)' "$@"
      """)
  }

  /// The photographs and reports of a library once all pictures are made.
  func finished(
    executable: String = builtCommand, sorting: Sorting = .date, retries: Bool = false,
    limits: PictureLimits = .standard
  ) async throws -> (listing: Listing, notices: [String]) {
    let notices = Mutex<[String]>([])
    var listing = Listing()
    try await running(
      making: .init(executable: executable, retries: retries, limits: limits), sorting: sorting,
      report: { notice in notices.withLock { $0.append(text(notice)) } },
      { listing = await made($0) })
    return (listing, notices.withLock { $0 })
  }

  /// Waits until the folder is read and a condition holds, and returns the listing then.
  func listed(
    _ library: PhotoLibrary, where isThere: (Listing) -> Bool = { _ in true }
  ) async -> Listing {
    for await event in await library.events() {
      let listing = await library.listing
      if case .changed(let revision) = event, revision > 0, isThere(listing) { return listing }
    }
    return await library.listing
  }

  /// The listing once every picture is made.
  func made(_ library: PhotoLibrary) async -> Listing {
    _ = await listed(library)
    for await event in await library.events() {
      if case .progress(let progress) = event, progress.done == progress.total { break }
    }
    return await library.listing
  }

  /// Everything about a folder that a program could change.
  func state(of folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { name in
      var status = stat()
      lstat(folder[name], &status)
      return "\(name) \(FileStamp(status)) \(status.st_mode)"
    }
  }
}

/// A notice in one line.
func text(_ notice: PhotoLibrary.Notice) -> String {
  switch notice {
  case .skipped(let file): "skipped \(file.name): \(file.reason)"
  case .damaged(let file): "damaged \(file.name): \(file.reason)"
  case .videos(let count): "videos \(count)"
  case .cacheFailing(let reason): "cache \(reason)"
  case .decoderFailing(let reason): "decoder \(reason)"
  }
}
