import Foundation
import GalleryTestSupport
import Hummingbird
import Logging
import PhotoLibrary
import ServiceLifecycle

@testable import GallerySite

/// A folder on a server with a free port, for one test.
struct ServedGallery {
  let folder = TemporaryFolder()
  private let store = TemporaryFolder()

  /// Serves the folder while `body` runs. Calls `body` with the port once the folder is read.
  func serve(
    title: String = "Test", host: String = "127.0.0.1", access: Access = Access(),
    idleLimit: Duration? = nil, _ body: (Int) async throws -> Void
  ) async throws {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])),
      options: .init(executable: builtCommand), sorting: .name)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let gallery = Gallery(title: title, library: library)
    let site =
      if let idleLimit {
        GallerySite(gallery, host: host, port: 0, access: access, idleLimit: idleLimit)
      } else {
        GallerySite(gallery, host: host, port: 0, access: access)
      }
    let server = site.application(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) {
      port.yield($0)
    }
    let services = ServiceGroup(
      services: [server], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let work = Task { await library.run() }
    let serving = Task { try await services.run() }
    for await state in await library.states() {
      if state.revision > 0 { break }
    }
    let result = await result(ports, body)
    work.cancel()
    await services.triggerGracefulShutdown()
    try await serving.value
    try result.get()
  }

  private func result(
    _ ports: AsyncStream<Int>, _ body: (Int) async throws -> Void
  ) async -> Result<Void, any Error> {
    do {
      for await port in ports { return .success(try await body(port)) }
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}
