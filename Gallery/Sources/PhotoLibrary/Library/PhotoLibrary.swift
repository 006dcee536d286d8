/// The photographs of a folder and the pictures made of them.
///
/// ```swift
/// let library = PhotoLibrary(
///   try FolderRoot("/home/ann/Pictures"), try PictureCache(CacheFolder(CacheFolder.standardPath)),
///   options: .init(executable: "/usr/local/bin/vitrine"))
/// async let _ = library.run()
/// ```
///
/// `run` reads the folder and lists the first photographs as soon as their headers are read. Worker processes make
/// the pictures of all of them. A file that is added, changed or removed appears in the listing a few seconds later.
/// A requested picture is made before all others, and once for any number of requests. The library never writes into
/// the folder.
public actor PhotoLibrary {
  /// The photographs to show now.
  public internal(set) var listing: Listing
  /// The number of photographs that are done.
  public internal(set) var progress = Progress()

  let root: FolderRoot
  let cache: PictureCache
  let sorting: Sorting
  let names = NameOrder()
  let options: Options
  let report: @Sendable (Notice) -> Void

  /// The threads that list the folder. They are separate, so that requests do not wait for them.
  nonisolated let scanThreads = ReadingThreads()
  /// The threads that read the files that requests need.
  nonisolated let requestThreads = ReadingThreads()
  nonisolated let originals = OriginalFiles()
  /// The parts of videos that clients do not receive.
  nonisolated let hiddenBytes = RecentResults<HiddenBytes>()
  nonisolated let knownPhotos = KnownPhotos()
  nonisolated let refusedFiles = RefusedFiles()
  var index: PhotoIndex?
  /// The reason that the last change of the index could not be written.
  var indexProblem: IndexProblem?
  /// Photographs whose pictures an earlier run has made, but whose content it has not read to the end.
  var undigested: [Photo] = []
  var refused = FolderScan.Refused()
  var queues: [Lane: WorkQueue<PictureJob>] = [:]
  var queueSignals: [AsyncStream<Void>.Continuation] = []
  var inProgress: Set<PictureJob> = []
  /// The jobs in progress that wait for the pictures of another one.
  var sharing: Set<PictureJob> = []
  var waiting: [PictureJob: [CheckedContinuation<FinishedJob?, Never>]] = [:]
  var uncached = UncachedPictures()
  var isCacheFailing = false
  var isCacheFull = false
  var reportedShortage: CacheShortage?
  var isDecoderFailing = false
  var retryPolicy = RetryPolicy()
  var hasUnannouncedProblems = false
  var announcer = Announcer()
  /// The sidecars whose problems have been named, by the photographs that they describe.
  var namedSidecars: [PhotoID: SidecarFile] = [:]

  /// The options of a library.
  public struct Options: Sendable {
    /// The command that decodes, run as `EXECUTABLE worker`.
    public let executable: String
    /// The number of worker processes.
    public let workers: Int
    /// Whether photographs that an earlier run could not show, or only in part, are tried again.
    public let retries: Bool
    /// Patterns of files and folders that are left out, besides those in the folder's own files.
    public let exclusions: [ExclusionPattern]
    /// Whether details tell where a photograph was taken, and its file keeps that.
    public let keepsLocation: Bool
    /// Whether the files themselves are offered.
    public let offersOriginals: Bool
    /// The limits on a file. Photographs of more than 150 megapixels are made one after the other.
    public let limits: PictureLimits

    /// - Parameters:
    ///   - executable: the command that decodes.
    ///   - workers: the number of worker processes. Two take half the time of one.
    ///   - retries: whether photographs that an earlier run could not show, or only in part, are tried again.
    ///   - exclusions: patterns of files and folders that are left out.
    ///   - keepsLocation: whether details and files tell where a photograph was taken.
    ///   - offersOriginals: whether the files themselves are offered.
    ///   - limits: the limits on a file.
    public init(
      executable: String, workers: Int = 2, retries: Bool = false,
      exclusions: [ExclusionPattern] = [], keepsLocation: Bool = false,
      offersOriginals: Bool = false, limits: PictureLimits = .standard
    ) {
      (self.keepsLocation, self.offersOriginals) = (keepsLocation, offersOriginals)
      (self.executable, self.workers, self.exclusions) = (executable, workers, exclusions)
      (self.retries, self.limits) = (retries, limits)
    }

    /// One lane for each worker, and the slow lane. A worker starts with the first photograph of its lane.
    var lanes: [Lane] {
      workers == 0 ? [] : Array(repeating: .ordinary, count: workers) + [.slow]
    }
  }

  /// A message for the terminal.
  public enum Notice: Sendable, Equatable {
    /// A file or folder is not shown.
    case skipped(Skipped)
    /// Files and folders are not to be shown.
    case leftOut([Skipped])
    /// The number of videos in the folder in formats that are not shown.
    case videos(Int)
    /// A photograph cannot be shown, or only a part of it.
    case damaged(Skipped)
    /// The sidecar with this name is ignored, or a part of it.
    case sidecar(String, SidecarProblem)
    /// The index cannot be used, for this reason. Without it, each start reads all photographs again.
    case indexFailing(String)
    /// Pictures cannot be written to the cache, for this reason.
    case cacheFailing(String)
    /// The cache has no room. The remaining pictures are made when somebody opens them.
    case cacheFull(CacheShortage)
    /// No pictures can be made, for this reason.
    case decoderFailing(String)
  }

  /// Creates a library, which is empty until `run` is called.
  /// - Parameter report: receives every notice, on any thread.
  public init(
    _ root: FolderRoot, _ cache: PictureCache, options: Options, sorting: Sorting = .date,
    report: @escaping @Sendable (Notice) -> Void = { _ in }
  ) {
    (self.root, self.cache, self.sorting) = (root, cache, sorting)
    (self.options, self.report) = (options, report)
    listing = Listing(sortedBy: sorting, names)
  }

  /// Reads the folder and makes pictures, until the task is cancelled.
  public func run() async {
    await withTaskCancellationHandler {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await self.readFolder() }
        for lane in options.lanes { group.addTask { await self.work(lane) } }
      }
    } onCancel: {
      // Nobody waits for a file that is being cleaned.
      originals.interruption.interrupt()
    }
    announcer.end()
    for job in Array(waiting.keys) { endWaiting(for: job) }
  }

  /// Returns the present state, followed by all later states.
  public func states() -> AsyncStream<LibraryState> {
    announcer.listen(state) { number in Task { await self.forget(listener: number) } }
  }

  /// The present state.
  var state: LibraryState { LibraryState(revision: listing.revision, progress: progress) }

  private func forget(listener: Int) { announcer.forget(listener) }
}
