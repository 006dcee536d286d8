extension PhotoLibrary {
  /// Reads the folder, and then every change in it.
  func readFolder() async {
    await openIndex()
    let scan = FolderScan(
      root: root, cache: cache, known: knownPhotos, refusedFiles: refusedFiles,
      threads: scanThreads,
      limits: options.limits, retries: options.retries)
    let folder = WatchedFolder(root, on: scanThreads, excluding: options.exclusions)
    var snapshot = FolderSnapshot()
    do throws(FileProblem) {
      snapshot = try await FolderSnapshot.first(of: folder)
      await read(snapshot, scan)
      await cleanIndex()
    } catch {
      show(
        [], .init(skipped: [Skipped(name: root.name, reason: error.description, isFolder: true)]),
        isComplete: true)
    }
    while let next = await snapshot.next(
      of: folder, hasUnreadable: !refused.unreadable.isEmpty)
    {
      let isWorthReading = next.content != snapshot.content || !refused.unreadable.isEmpty
      if isWorthReading { await read(next, scan, after: snapshot) }
      snapshot = next
    }
  }

  /// Reads headers and lists the photographs. An empty list fills in parts. The first part is small, to show photographs soon. The
  /// parts grow, because each one sorts the whole list again. If photographs are shown, all changes become visible at once.
  private func read(
    _ snapshot: FolderSnapshot, _ scan: FolderScan, after before: FolderSnapshot? = nil
  ) async {
    let known = before?.content.files ?? []
    let (reported, unreadable) = (refused.reasons, refused.unreadable)
    let files = snapshot.inOrder.filter { !known.contains($0) || unreadable.contains($0) }
    report(snapshot.content.skipped.subtracting(before?.content.skipped ?? []))
    let leftOut = snapshot.content.leftOut.subtracting(before?.content.leftOut ?? [])
    if !leftOut.isEmpty { report(.leftOut(sorted(leftOut))) }
    let videos = snapshot.content.videos
    if videos > 0, videos != before?.content.videos { report(.videos(videos)) }
    refused.keep(among: snapshot.content.files)
    let present = Set(snapshot.content.files.map(\.path))
    knownPhotos.note(present: present)
    refusedFiles.keep(present)
    let isFilling = listing.photos.isEmpty
    var (start, new) = (0, [Photo]())
    repeat {
      let end = min(files.count, max(firstPart, start * 2))
      let part = await scan.read(Array(files[start..<end]))
      new += part.photos
      refused.add(part.refused)
      let news = part.refused.reasons.filter { file, reason in reported[file] != reason }
      report(news.map { Skipped($0, refusedFor: $1) })
      part.photos.forEach(reportProblem)
      let isLast = end == files.count
      let isChange =
        !new.isEmpty || snapshot.content != before?.content || refused.reasons != reported
      if isFilling || isLast, isChange {
        show(new, snapshot.content, isComplete: isLast || !isFilling)
        new = []
      }
      await saveIndex()
      start = end
    } while start < files.count && !Task.isCancelled
  }

  /// Names files and folders that are not shown.
  private func report(_ skipped: some Sequence<Skipped>) {
    for problem in sorted(skipped) { report(.skipped(problem)) }
  }

  private func sorted(_ skipped: some Sequence<Skipped>) -> [Skipped] {
    skipped.sorted { names.sorts($0.path, before: $1.path) }
  }

  /// Shows the photographs that are still in the folder, and new ones.
  private func show(_ new: [Photo], _ folder: FolderSnapshot.Content, isComplete: Bool) {
    // With 100 000 photographs, each copy of all of them takes 30 MB. So the listing gives its own away.
    var photos = listing.takePhotos()
    photos.removeAll { !folder.files.contains($0.file) }
    photos.reserveCapacity(photos.count + new.count)
    photos += new
    photos.sort { sorting.sorts($0, before: $1, by: names) }
    let skipped = sorted(folder.skipped.union(refused.reasons.map { Skipped($0, refusedFor: $1) }))
    let waiting = photos.lazy.filter { $0.pictureState == .waiting }
    for lane in Lane.allCases {
      queues[lane, default: WorkQueue()].allowAgain(new.map { PictureJob($0.id) })
      queues[lane, default: WorkQueue()].setOrder(
        Array(waiting.filter { self.lane(of: $0) == lane }.map { PictureJob($0.id) }))
    }
    undigested = photos.filter { $0.pictureState.isMade && knownPhotos.needsDigest(of: $0.file) }
    listing.show(
      photos, Album.albums(of: photos, id: { cache.id(of: $0) }), skipped, videos: folder.videos,
      isComplete: isComplete)
    progress = Progress(photos)
    queueSignals.forEach { $0.yield() }
    announcer.announce(state)
  }
}

// Reading this number of headers takes a tenth of a second, and the photographs fill many screens.
private let firstPart = 2000

extension Skipped {
  /// A file whose header was refused. A file or folder that is not shown is skipped, for whatever reason.
  fileprivate init(_ file: FoundFile, refusedFor reason: String) {
    self.init(name: file.path.display, reason: reason)
  }

  fileprivate var path: PhotoPath { PhotoPath(Array(name.utf8)) }
}
