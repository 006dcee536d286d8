public import ArgumentParser
import Foundation
import GallerySite
public import PhotoLibrary

/// `vitrine serve`: shows a folder in the browser until it is stopped.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves a folder of photographs to the browser.",
    discussion: """
      Sub-folders become albums. JPEG, PNG, WebP, TIFF, GIF, HEIC and AVIF are shown, and raw files by the \
      preview in them, each upright and as far as it can be read. What cannot be shown is named with the \
      reason. Ctrl-C stops.

      EXIT STATUS
        0   stopped as asked
        64  the command line makes no sense
        66  the folder is not there, is none, or cannot be read
        69  the port is in use, or the address is none of this machine
        73  the cache cannot be written to
      """)

  @Argument(
    help: "The folder to show. Without one, a collection that comes with the command.",
    completion: .directory)
  var folder: String?

  @Option(help: "The port to serve on; 0 takes any that is free.")
  var port = 8080

  @Option(
    help:
      "The name or address to serve on. Another than this machine's own opens it to the network.")
  var host = "127.0.0.1"

  @Option(
    help: "The folder pictures are kept in. By default vitrine/v1 in the user's cache folder.")
  var cache: String?

  @Flag(name: .customLong("no-open"), help: "Do not open the browser.")
  var noOpen = false

  @Flag(help: "Try again to show the files that could not be shown in an earlier run.")
  var retry = false

  @Option(
    help:
      "Millions of pixels up to which photographs are shown. Above 150 they are made one by one.")
  var maxMegapixels = PictureLimits.standard.pixels / 1_000_000

  @Option(help: "The order: newest first by date, or by name.")
  var sort = Sorting.date

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port is a number from 0 to 65535.")
    }
    guard (1...mostMegapixels).contains(maxMegapixels) else {
      throw ValidationError("--max-megapixels is a number from 1 to \(mostMegapixels).")
    }
    guard !host.isEmpty else { throw ValidationError("--host is a name or an address.") }
    guard folder?.isEmpty != true else { throw ValidationError("The folder's name is empty.") }
  }

  func run() async throws {
    let terminal = Terminal()
    do {
      try await serve(terminal)
    } catch let problem as ServeProblem {
      terminal.say(error: problem.description)
      throw ExitCode(problem.status)
    }
  }

  private func serve(_ terminal: Terminal) async throws {
    let store = try openCache(cache ?? CacheFolder.standardPath)
    let collection = try folder.map { try Collection(folder: $0) } ?? .samples(in: store, terminal)
    let library = PhotoLibrary(
      collection.root, try pictureCache(store),
      making: making, sorting: sort, report: { terminal.say(notice: $0) })
    let site = GallerySite(
      Gallery(title: collection.title, library: library), host: host, port: port)
    if !isLoopback(host) { terminal.say(error: openToTheNetwork(host)) }
    try await Serving(site: site, opensBrowser: !noOpen, terminal: terminal).run()
  }

  private var making: PhotoLibrary.Making {
    .init(
      executable: ownExecutable, retries: retry, limits: .init(pixels: maxMegapixels * 1_000_000))
  }

  private func openCache(_ path: String) throws(ServeProblem) -> CacheFolder {
    do throws(FileProblem) { return try CacheFolder(path) } catch {
      throw .cache(path, error.description)
    }
  }

  private func pictureCache(_ store: CacheFolder) throws(ServeProblem) -> PictureCache {
    do throws(FileProblem) { return try PictureCache(store) } catch {
      throw .cache(store.path, error.description)
    }
  }
}

// Both edges as long as JPEG allows.
private let mostMegapixels = 4290

extension Sorting: ExpressibleByArgument {}

/// The command itself, for starting workers: on Linux by the link that holds even when the file is replaced.
private var ownExecutable: String {
  #if os(Linux)
  "/proc/self/exe"
  #else
  Bundle.main.executablePath ?? CommandLine.arguments[0]
  #endif
}

private func isLoopback(_ host: String) -> Bool {
  host == "localhost" || host == "::1" || host.hasPrefix("127.")
}

private func openToTheNetwork(_ host: String) -> String {
  "Serving on \(host): whoever reaches this machine can look at these photographs. Without --host, only you can."
}
