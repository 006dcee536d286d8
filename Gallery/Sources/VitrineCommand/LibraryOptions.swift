public import ArgumentParser
public import GallerySite
public import PhotoLibrary

/// The options about the photographs and their pictures, which `serve` and `export` share.
struct LibraryOptions: ParsableArguments {
  @Option(
    help:
      "The folder of the cache, which keeps the pictures it makes. By default, vitrine/v1 in the user's cache folder."
  )
  var cache: String?

  @OptionGroup var cacheSize: CacheSize

  @Flag(help: "Try again to show the files that an earlier run could not show, or only in part.")
  var retry = false

  @Option(
    parsing: .unconditional,
    help:
      "The largest photograph to show, in millions of pixels. Those above 150 are decoded one at a time."
  )
  var maxMegapixels = PictureLimits.standard.pixels / 1_000_000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of photographs to decode at the same time.", valueName: "number"))
  var jobs = 2

  @Option(help: "The order of the photographs: by date, newest first, or by name.")
  var sort = Sorting.date

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Leave out files and folders that match a pattern of git's .gitignore, such as drafts/ or '*.png'. Repeat it for more.",
      valueName: "pattern"))
  var exclude: [String] = []

  @Flag(help: "Offer the files themselves for download, without where they were taken.")
  var downloads = false

  @Flag(
    help: "Keep where photographs were taken, in their details and in the files of --downloads.")
  var keepLocation = false

  @Option(
    help:
      "The effect of a tap on an open photograph: close closes it, controls shows and hides its caption and buttons. Whoever looks at the page can choose another one."
  )
  var tap = Gallery.Tap.close

  func validate() throws {
    guard !downloads || keepLocation || PhotoLibrary.canRemovePositions else {
      throw ValidationError(
        "--downloads needs ExifTool, which removes where photographs were taken. Install it, or add --keep-location."
      )
    }
    guard (1...mostMegapixels).contains(maxMegapixels) else {
      throw ValidationError("--max-megapixels must be a number from 1 to \(mostMegapixels).")
    }
    guard (1...mostJobs).contains(jobs) else {
      throw ValidationError("--jobs must be a number from 1 to \(mostJobs).")
    }
    for text in exclude where ExclusionPattern(text) == nil {
      throw ValidationError(
        "--exclude must be a pattern of git's .gitignore, such as drafts/ or '*.png', and not \(quoted(text))."
      )
    }
    try checkNotEmpty(cache, of: "--cache")
  }
}

extension LibraryOptions {
  /// Opens the library of a collection.
  /// - Parameter report: receives every notice, on any thread.
  func library(
    of collection: Collection, _ store: CacheFolder,
    report: @escaping @Sendable (PhotoLibrary.Notice) -> Void
  ) throws(StartProblem) -> PhotoLibrary {
    let options = PhotoLibrary.Options(
      executable: ownExecutable, workers: jobs, retries: retry,
      exclusions: exclude.compactMap { ExclusionPattern($0) },
      keepsLocation: keepLocation, offersOriginals: downloads,
      limits: .init(pixels: maxMegapixels * 1_000_000))
    return PhotoLibrary(
      collection.root, try pictureCache(store), options: options, sorting: sort, report: report)
  }

  /// Opens the cache. Refuses one in the shown folder, except for the user's own, which a home folder contains.
  func openCache(besides shown: Collection?) throws(StartProblem) -> CacheFolder {
    let path = cache ?? CacheFolder.standardPath
    if let shown, path != CacheFolder.standardPath, shown.root.contains(path) {
      throw .cache(
        quoted(path), "it is inside the folder of photographs, where vitrine writes nothing")
    }
    do throws(FileProblem) { return try CacheFolder(path) } catch { throw .cache(path, error) }
  }

  private func pictureCache(_ store: CacheFolder) throws(StartProblem) -> PictureCache {
    do throws(FileProblem) {
      return try PictureCache(store, limit: cacheSize.limit(at: store.path))
    } catch {
      throw .cache(store.path, error)
    }
  }
}

extension Sorting: ExpressibleByArgument {}

extension Gallery.Tap: ExpressibleByArgument {}

// The pixels of the largest JPEG, 65 500 along each edge.
private let mostMegapixels = 4290

// Each of them may need a gigabyte.
private let mostJobs = 64
