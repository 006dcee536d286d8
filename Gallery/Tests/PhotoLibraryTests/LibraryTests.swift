import Foundation
import GRDB
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

/// Tests that run a library of a folder, with its cache in another folder.
protocol LibraryTests {
  /// The shown folder.
  var folder: TemporaryFolder { get }
  /// The folder for the cache and for other files of a test.
  var store: TemporaryFolder { get }
}

extension LibraryTests {
  /// Runs a library of the folder for as long as `body` takes.
  func running(
    options: PhotoLibrary.Options = .init(executable: builtCommand), sorting: Sorting = .date,
    report: @escaping @Sendable (PhotoLibrary.Notice) -> Void = { _ in },
    _ body: (PhotoLibrary) async throws -> Void
  ) async throws {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])), options: options,
      sorting: sorting, report: report)
    let work = Task { await library.run() }
    var problem: (any Error)?
    do { try await body(library) } catch { problem = error }
    work.cancel()
    await work.value
    if let problem { throw problem }
  }

  /// Returns a worker that ends by a signal during decoding if the command `condition` succeeds.
  func worker(endingBy signal: String, when condition: String = "true") throws -> String {
    try FakeWorker.write(
      to: store, ready: WorkerReply.ready.framed,
      """
      if \(condition); then ready; head -c 1 > /dev/null; kill -\(signal) $$; fi
      exec '\(builtCommand)' "$@"
      """)
  }

  /// Runs a library until all pictures are made. Returns its listing and its notices.
  func finished(
    executable: String = builtCommand, sorting: Sorting = .date, retries: Bool = false,
    limits: PictureLimits = .standard
  ) async throws -> (listing: Listing, notices: [String]) {
    let notices = Mutex<[String]>([])
    var listing = Listing()
    try await running(
      options: .init(executable: executable, retries: retries, limits: limits), sorting: sorting,
      report: { notice in notices.withLock { $0.append(text(notice)) } },
      { listing = await made($0) })
    return (listing, notices.withLock { $0 })
  }

  /// Waits until the folder is read and the listing meets a condition. Returns the listing.
  func listed(
    _ library: PhotoLibrary, where isThere: (Listing) -> Bool = { _ in true }
  ) async -> Listing {
    for await state in await library.states() where state.revision > 0 {
      let listing = await library.listing
      if isThere(listing) { return listing }
    }
    return await library.listing
  }

  /// Waits until every picture is made. Returns the listing.
  ///
  /// Records an issue if the decoder does not start: the library then makes only pictures for which somebody asks, and the wait
  /// would not end.
  func made(_ library: PhotoLibrary) async -> Listing {
    _ = await listed(library)
    for await state in await library.states() {
      if state.progress.done == state.progress.total { break }
      guard await library.waitsForRequests else { continue }
      Issue.record("The decoder does not start, so the other pictures are made only on request.")
      break
    }
    return await library.listing
  }

  /// Returns all properties of a folder that a program could change.
  func state(of folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { name in
      var status = stat()
      lstat(folder[name], &status)
      return "\(name) \(FileStamp(status)) \(status.st_mode)"
    }
  }
}

extension PhotoLibrary {
  /// Whether the decoder does not start, and nothing is made until somebody asks.
  fileprivate var waitsForRequests: Bool { isDecoderFailing && inProgress.isEmpty }
}

/// Returns a notice as one line.
func text(_ notice: PhotoLibrary.Notice) -> String {
  switch notice {
  case .skipped(let file): "skipped \(file.name): \(file.reason)"
  case .leftOut(let files): "left out \(files.map(\.name))"
  case .damaged(let file): "damaged \(file.name): \(file.reason)"
  case .videos(let count): "videos \(count)"
  case .sidecar(let name, let problem): problem.message(about: name)
  case .indexFailing(let reason): "index \(reason)"
  case .cacheFailing(let reason): "cache \(reason)"
  case .cacheFull(let shortage): "full \(shortage)"
  case .decoderFailing(let reason): "decoder \(reason)"
  }
}

/// Waits for other connections: a pool that was closed may still be writing its journal back.
var patient: Configuration {
  var configuration = Configuration()
  configuration.allowsUnsafeTransactions = true
  configuration.busyMode = .timeout(10)
  return configuration
}
