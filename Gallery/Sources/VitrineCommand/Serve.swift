public import ArgumentParser
public import PhotoLibrary

/// `vitrine serve`: shows a folder in the browser until it is stopped.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves a folder of photographs to the browser.",
    discussion: """
      Sub-folders become albums. The page shows JPEG, PNG, WebP, TIFF, GIF, HEIC and AVIF files, and the \
      previews in raw files. The command prints the name of each file that it cannot show, with the \
      reason. Ctrl-C stops it.

      EXIT STATUS
        0   Ctrl-C or SIGTERM stopped it
        64  an option or an argument is not valid
        66  the folder does not exist, is not a folder, or cannot be read
        69  the port is in use, or this machine does not have the address
        73  the cache cannot be written
      """)

  @Argument(
    help: "The folder to show. By default, the sample collection, which vitrine draws itself.",
    completion: .directory)
  var folder: String?

  /// Further arguments, which are mistakes.
  @Argument(help: .hidden)
  var others: [String] = []

  @Option(parsing: .unconditional, help: "The port to serve on; 0 chooses a free one.")
  var port = 8080

  @Option(
    help:
      "The name or address to serve on. With 0.0.0.0, other devices on the network can connect, such as a phone."
  )
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "Another name that the gallery answers to, for instance that of a reverse proxy.",
      valueName: "name"))
  var allowHost: [String] = []

  @Flag(
    name: .customLong("token"),
    help:
      "A browser needs the token in the printed address. This is the default if --host lets other devices connect."
  )
  var needsToken = false

  @Flag(name: .customLong("no-token"), help: "A browser needs no token.")
  var needsNoToken = false

  @Option(
    help: "The folder for the pictures it makes. By default, vitrine/v1 in the user's cache folder."
  )
  var cache: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest size of the cache. By default, a tenth of the disk, at most 20GB.",
      valueName: "size"), transform: ByteSize.option)
  var cacheSize: ByteSize?

  @Flag(
    name: .customLong("no-open"), help: "Do not open the browser. It is never opened with a token.")
  var noOpen = false

  @Flag(help: "Try again to show the files that an earlier run could not show, or only in part.")
  var retry = false

  @Option(
    parsing: .unconditional,
    help:
      "The largest photograph to show, in millions of pixels. Those above 150 are decoded one at a time."
  )
  var maxMegapixels = PictureLimits.standard.pixels / 1_000_000

  @Option(help: "The order of the photographs: by date, newest first, or by name.")
  var sort = Sorting.date

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535.")
    }
    guard (1...mostMegapixels).contains(maxMegapixels) else {
      throw ValidationError("--max-megapixels must be a number from 1 to \(mostMegapixels).")
    }
    guard !host.isEmpty else { throw ValidationError("--host must be a name or an address.") }
    for name in allowHost
    where name.isEmpty || name.contains(where: { $0 == "/" || $0.isWhitespace }) {
      throw ValidationError(
        "--allow-host must be a name or an address, such as photos.example.org.")
    }
    guard !needsToken || !needsNoToken else {
      throw ValidationError("--token and --no-token exclude each other. Leave one out.")
    }
    try checkNotEmpty(cache, of: "--cache")
    try checkNotEmpty(folder)
    try checkSingle(folder, others)
  }
}

/// Refuses a second folder, as a shell passes it when a name with spaces is not quoted.
private func checkSingle(_ folder: String?, _ others: [String]) throws {
  guard let folder, let other = others.first else { return }
  let suggestion = suggestion(for: folder)
  let remedy = suggestion.isEmpty ? " Write a name with spaces in quotes." : suggestion
  throw ValidationError(
    "vitrine shows one folder, and these are more: \(quoted(folder)), \(quoted(other)).\(remedy)")
}

// The pixels of the largest JPEG, 65 500 along each edge.
private let mostMegapixels = 4290

extension Sorting: ExpressibleByArgument {}
