import Foundation
import GallerySite
import Logging
import NIOCore
import PhotoLibrary
import ServiceLifecycle
import UnixSignals

/// A site being served: the library at work, the server, and the terminal that shows both.
struct Serving {
  let site: GallerySite
  let opensBrowser: Bool
  let terminal: Terminal

  /// Serves until Ctrl-C or SIGTERM.
  func run() async throws {
    let server = site.application(logger: quiet) { port in announce(port) }
    let services = ServiceGroup(
      configuration: .init(
        services: [LibraryService(library: site.gallery.library, terminal: terminal), server],
        gracefulShutdownSignals: [.sigint, .sigterm], logger: quiet))
    do {
      try await services.run()
    } catch let error as IOError {
      throw problem(error)
    }
  }

  private func announce(_ port: Int) {
    let address = "http://\(site.host.contains(":") ? "[\(site.host)]" : site.host):\(port)/"
    terminal.say(address)
    if opensBrowser { openBrowser(address) }
  }

  private func problem(_ error: IOError) -> ServeProblem {
    switch error.errnoCode {
    case EADDRINUSE: .portInUse(site.port)
    case EACCES: .address(site.host, "port \(site.port) takes more rights; try one above 1023")
    default: .address(site.host, FileProblem(code: error.errnoCode).description)
    }
  }
}

/// The library's work as a service, told on the terminal.
private struct LibraryService: Service {
  let library: PhotoLibrary
  let terminal: Terminal

  func run() async throws {
    await cancelWhenGracefulShutdown {
      async let telling: Void = tell()
      await library.run()
      await telling
    }
  }

  private func tell() async {
    for await event in await library.events() {
      guard case .progress(let progress) = event, progress.total > 0 else { continue }
      terminal.show(
        .init(doing: "Making pictures", done: progress.done, total: progress.total))
      if progress.done == progress.total { terminal.endProgress() }
    }
  }
}

/// What the server's parts note about themselves is not for the person at the terminal.
private let quiet = Logger(label: "vitrine") { _ in SwiftLogNoOpLogHandler() }
