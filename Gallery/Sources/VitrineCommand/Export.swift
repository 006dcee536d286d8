import ArgumentParser

/// `vitrine export`: publishes a folder as a website.
struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Publishes a folder of photographs as a website.",
    discussion: """
      Writes the page that serve shows into a folder, with pictures that fill a screen. Any web server can serve that \
      folder; .vitrine in it need not be copied to the server. The page shows the names of files and folders, the date, \
      the camera, the lens and the exposure of a photograph, and its sidecar, but not where it was taken, unless \
      --keep-location says so. The pictures contain no such data.

      Hidden files and folders, recycle bins, snapshots, folders with a file .nomedia, and what --exclude or a file \
      .vitrineignore describes are left out. The command names them.

      A later export into the same folder writes the changes, and removes files that the site no longer needs. It never \
      touches files that vitrine has not written. The page is replaced last, so Ctrl-C leaves it as it was. To continue, \
      run the same command again.

      EXIT STATUS
        0   the site is complete
        1   the site is published without files or folders that cannot be read or shown; the command names them \
      (those that are left out do not count)
        64  an option or an argument is not valid
        66  the folder does not exist, is not a folder, cannot be read, or has no photographs
        73  the site or the cache cannot be written
        75  a photograph cannot be shown for now; the page stays as it was
      """)

  @Argument(help: "The folder of photographs.", completion: .directory)
  var folder: String

  @Argument(
    help:
      "The folder for the website: a new or empty one (hidden files do not count), or that of an earlier export.",
    completion: .directory)
  var output: String

  @Option(help: "The title of the page. By default, the name of the folder.")
  var title: String?

  @Flag(
    help:
      "Also publish pictures as large as the photographs, up to 50 megapixels, so that they are sharp when magnified."
  )
  var originals = false

  @OptionGroup var options: LibraryOptions

  func validate() throws {
    try checkNotEmpty(folder)
    try checkNotEmpty(output)
    guard title?.isEmpty != true else { throw ValidationError("--title must not be empty.") }
  }
}
