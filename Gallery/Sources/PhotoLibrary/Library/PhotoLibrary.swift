/// The photographs of a folder and the pictures made of them.
///
/// ```swift
/// let library = PhotoLibrary(
///   try FolderRoot("/home/ann/Pictures"), try PictureCache(CacheFolder(CacheFolder.standardPath)),
///   making: .init(executable: "/usr/local/bin/vitrine"))
/// async let _ = library.run()
/// ```
///
/// `run` reads the folder, shows the first photographs as soon as it knows them, and makes the pictures of
/// all of them in worker processes. What comes into the folder, changes or goes is shown a few seconds
/// later. A picture asked for is made before all others, and once, however many
/// ask for it. Nothing in the folder is ever changed.
public actor PhotoLibrary {
  /// What there is to show now.
  public internal(set) var listing = Listing()
  /// How far the pictures are.
  public internal(set) var progress = Progress()

  let root: FolderRoot
  let cache: PictureCache
  let sorting: Sorting
  let names = NameOrder()
  let options: Making
  let report: @Sendable (Notice) -> Void

  var found = FolderScan.Found()
  var queues: [Lane: WorkQueue] = [:]
  var bells: [AsyncStream<Void>.Continuation] = []
  var inHand: Set<PhotoID> = []
  var waiting: [PhotoID: [CheckedContinuation<Void, Never>]] = [:]
  var unkept = UnkeptPictures()
  var isCacheFailing = false
  var isDecoderFailing = false
  var strikes = Strikes()
  var hasUntoldProblems = false
  var announcer = Announcer()

  /// How pictures are made.
  public struct Making: Sendable {
    /// The command that decodes, run as `EXECUTABLE worker`.
    public let executable: String
    /// Worker processes at once.
    public let workers: Int
    /// Whether photographs that failed in an earlier run are tried again.
    public let retries: Bool
    /// What a file may ask of this machine. Photographs of more than 150 megapixels are made one after the other.
    public let limits: PictureLimits

    /// - Parameters:
    ///   - executable: the command that decodes.
    ///   - workers: two halve the time of one; libvips itself gains nothing from more threads.
    ///   - retries: whether photographs that failed in an earlier run are tried again.
    ///   - limits: what a file may ask of this machine.
    public init(
      executable: String, workers: Int = 2, retries: Bool = false, limits: PictureLimits = .standard
    ) {
      (self.executable, self.workers) = (executable, workers)
      (self.retries, self.limits) = (retries, limits)
    }

    /// One lane for each worker, and the slow one, whose worker is started for the first photograph that needs it.
    var lanes: [Lane] {
      workers == 0 ? [] : Array(repeating: .ordinary, count: workers) + [.slow]
    }
  }

  /// What a person at the terminal is told, a line each.
  public enum Notice: Sendable, Equatable {
    /// A file or folder is not shown.
    case skipped(Skipped)
    /// The number of videos in the folder.
    case videos(Int)
    /// A photograph is not, or not wholly, shown.
    case damaged(Skipped)
    /// Pictures cannot be kept for the next run, for this reason.
    case cacheFailing(String)
    /// No pictures can be made, for this reason.
    case decoderFailing(String)
  }

  /// A library that shows nothing before it is run.
  /// - Parameter report: told of every problem, from any thread.
  public init(
    _ root: FolderRoot, _ cache: PictureCache, making: Making, sorting: Sorting = .date,
    report: @escaping @Sendable (Notice) -> Void = { _ in }
  ) {
    (self.root, self.cache, self.sorting) = (root, cache, sorting)
    (self.options, self.report) = (making, report)
  }

  /// Reads the folder and makes pictures, until the task is cancelled.
  public func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.readFolder() }
      for lane in options.lanes { group.addTask { await self.work(lane) } }
    }
    announcer.end()
    for id in Array(waiting.keys) { endWaiting(for: id) }
  }

  /// Tells what happens from now on, beginning with how things stand.
  public func events() -> AsyncStream<LibraryEvent> {
    announcer.listen([.changed(revision: listing.revision), .progress(progress)]) { number in
      Task { await self.forget(listener: number) }
    }
  }

  private func forget(listener: Int) { announcer.forget(listener) }
}
