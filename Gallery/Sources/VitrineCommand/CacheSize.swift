import ArgumentParser
import PhotoLibrary

/// The option that limits the size of the cache.
struct CacheSize: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest size of the cache. By default, a tenth of the disk, at most 20GB.",
      valueName: "size"), transform: ByteSize.option)
  var cacheSize: ByteSize?

  /// Returns the limit for a cache in a folder.
  func limit(at folder: String) -> CacheLimit {
    .standard(at: folder, bytes: cacheSize?.bytes)
  }
}
