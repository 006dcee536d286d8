import Foundation
import GalleryTestSupport
import Hummingbird
import Logging
import PhotoLibrary

@testable import GallerySite

/// A folder on a server with a free port, for one test.
struct ServedGallery {
  let folder = TemporaryFolder()
  private let store = TemporaryFolder()

  /// Serves the folder while `body` runs. Calls `body` with the port once the folder is read.
  func serve(
    title: String = "Test", host: String = "127.0.0.1",
    _ body: (Int) async throws -> Void
  ) async throws {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])),
      making: .init(executable: builtCommand), sorting: .name)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let site = GallerySite(Gallery(title: title, library: library), host: host, port: 0)
    let server = site.application(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) {
      port.yield($0)
    }
    let work = Task { await library.run() }
    let serving = Task { try await server.run() }
    defer {
      work.cancel()
      serving.cancel()
    }
    for await event in await library.events() {
      if case .changed(let revision) = event, revision > 0 { break }
    }
    for await port in ports { return try await body(port) }
  }
}
