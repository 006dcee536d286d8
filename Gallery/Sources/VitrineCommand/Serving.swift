import Foundation
import GallerySite
import Logging
import NIOCore
import PhotoLibrary
import ServiceLifecycle
import UnixSignals

/// Serves a site: runs the library and the server, and shows both on the terminal.
struct Serving {
  let site: GallerySite
  let addresses: ServedAddresses
  let opensBrowser: Bool
  let terminal: Terminal

  /// Serves until Ctrl-C or SIGTERM.
  func run() async throws {
    // Messages about the folder follow the address, or the reason that it cannot be served.
    let (start, starter) = AsyncStream.makeStream(of: Void.self)
    let server = site.application(logger: quiet) { port in
      announce(port)
      starter.finish()
    }
    let library = LibraryService(library: site.gallery.library, start: start, terminal: terminal)
    var configuration = ServiceGroupConfiguration(
      services: [library, server],
      gracefulShutdownSignals: [.sigint, .sigterm], logger: quiet)
    // A client that reads slowly, or not at all, does not delay the end.
    configuration.maximumGracefulShutdownDuration = .seconds(2)
    let services = ServiceGroup(configuration: configuration)
    defer { terminal.end() }
    do {
      try await services.run()
    } catch let error as IOError {
      throw problem(error)
    } catch is SocketAddressError.UnknownHost {
      throw StartProblem.address(site.host, "no machine has that name; choose another with --host")
    }
  }

  private func announce(_ port: Int) {
    let token = site.access.token
    if addresses.isOpenToTheNetwork {
      terminal.say(error: token == nil ? openToEverybody : openWithToken)
    }
    let printed = addresses.printed(port, token)
    for address in printed { terminal.say(address) }
    if addresses.isOpenToTheNetwork, let address = printed.first { terminal.show(QRCode(address)) }
    // Everybody on this machine can read the arguments of a process, so an address with a token is printed only.
    if opensBrowser, token == nil { openBrowser(addresses.local(port, nil)) }
  }

  private func problem(_ error: IOError) -> StartProblem {
    switch error.errnoCode {
    case EADDRINUSE: .portInUse(site.port)
    case EACCES:
      .address(
        site.host,
        "you have no permission to use port \(site.port); choose one above 1023 with --port"
      )
    case EADDRNOTAVAIL:
      .address(site.host, "this machine does not have that address; choose another with --host")
    case EINVAL:
      .address(site.host, "the system does not accept that address; choose another with --host")
    case let code:
      .address(site.host, "\(FileProblem(code: code)); choose another with --host")
    }
  }
}

/// Runs the library as a service and shows its progress on the terminal.
private struct LibraryService: Service {
  let library: PhotoLibrary
  /// Ends when the library may start.
  let start: AsyncStream<Void>
  let terminal: Terminal

  func run() async throws {
    await cancelWhenGracefulShutdown {
      for await _ in start {}
      guard !Task.isCancelled else { return }
      async let progress: Void = showProgress()
      await library.run()
      await progress
    }
  }

  private func showProgress() async {
    var shown: LibraryState?
    for await state in await library.states() where state.progress != shown?.progress {
      shown = state
      let progress = state.progress
      guard progress.total > 0 else { continue }
      terminal.show(
        .init(doing: "Making pictures", done: progress.done, total: progress.total))
      if progress.done == progress.total { terminal.endProgress() }
    }
  }
}

/// Discards the server's log messages: the terminal shows only messages of this command.
private let quiet = Logger(label: "vitrine") { _ in SwiftLogNoOpLogHandler() }

private let openToEverybody =
  "Everybody in this machine's network can see these photographs. Without --no-token, a browser needs the printed address."

private let openWithToken =
  "Other devices in this network can open these addresses. Anyone with the token can see the photographs."
