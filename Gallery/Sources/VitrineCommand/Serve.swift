import ArgumentParser
import PhotoLibrary

/// `vitrine serve`: shows a folder in the browser until it is stopped.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves a folder of photographs to the browser.",
    discussion: """
      Sub-folders become albums. The page shows JPEG, PNG, WebP, TIFF, GIF, HEIC and AVIF files, and the \
      previews in raw files. The command prints the name of each file that it cannot show, with the \
      reason. Ctrl-C stops it.

      Hidden files and folders, recycle bins, snapshots, folders with a file .nomedia, and what --exclude or a file \
      .vitrineignore describes are left out. The command names them.

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

  @Flag(
    name: .customLong("new-token"),
    help:
      "Replace the token of the folder, which the cache keeps. Addresses with the earlier one stop working."
  )
  var needsNewToken = false

  @Flag(
    name: .customLong("no-open"), help: "Do not open the browser. It is never opened with a token.")
  var noOpen = false

  @OptionGroup var options: LibraryOptions

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535.")
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
    guard !needsNewToken || !needsNoToken else {
      throw ValidationError("--new-token and --no-token exclude each other. Leave one out.")
    }
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
    "vitrine shows one folder, not several: \(quoted(folder)), \(quoted(other)).\(remedy)")
}
