extension PhotoLibrary {
  /// Reads the folder, and then whatever changes in it.
  func readFolder() async {
    let scan = FolderScan(
      root: root, cache: cache, limits: options.limits, retries: options.retries)
    var look = FolderLook()
    do throws(FileProblem) {
      look = try await FolderLook(at: root)
      await read(look, scan)
    } catch {
      show(.init(), .init(skipped: [Skipped(name: root.name, reason: error.description)]))
    }
    while let next = await look.next(at: root) {
      let isWorthReading = next.shows != look.shows || !found.unreadable.isEmpty
      if isWorthReading { await read(next, scan, after: look) }
      look = next
    }
  }

  /// Shows the first photographs soon and the others in ever larger parts, because each part is sorted in anew.
  private func read(_ look: FolderLook, _ scan: FolderScan, after before: FolderLook? = nil) async {
    let known = before?.shows.files ?? []
    let (told, unreadable) = (found.others, found.unreadable)
    let files = look.inOrder.filter { !known.contains($0) || unreadable.contains($0) }
    for problem in look.shows.skipped.subtracting(before?.shows.skipped ?? []) {
      report(.skipped(problem))
    }
    let videos = look.shows.videos
    if videos > 0, videos != before?.shows.videos { report(.videos(videos)) }
    found = found.among(look.shows.files)
    found.forgetUnreadable()
    var start = 0
    repeat {
      let end = min(files.count, max(firstPart, start * 2))
      let part = await scan.read(Array(files[start..<end]))
      found.add(part)
      for (file, problem) in part.others where told[file] != problem { report(.skipped(problem)) }
      if look.shows != before?.shows || found.others != told { show(found, look.shows) }
      start = end
    } while start < files.count && !Task.isCancelled
  }

  private func show(_ found: FolderScan.Found, _ folder: FolderLook.Shown) {
    // What was made since the first part is known here and not there.
    let photos = found.photos.map { known($0) ?? $0 }
      .sorted { sorting.places($0, before: $1, by: names) }
    let unshown = folder.skipped.union(found.others.values)
      .sorted { names.places($0.path, before: $1.path) }
    let waiting = photos.filter { $0.making == .waiting }
    for lane in Lane.allCases {
      queues[lane, default: WorkQueue()].renew(photos.filter { known($0) == nil }.map(\.id))
      queues[lane, default: WorkQueue()].line(up: waiting.filter { $0.lane == lane }.map(\.id))
    }
    listing.show(photos, Album.albums(of: photos, by: names, cache), unshown, videos: folder.videos)
    progress = Progress(photos)
    bells.forEach { $0.yield() }
    announcer.announce(.changed(revision: listing.revision))
    announcer.announce(.progress(progress))
  }

  /// The photograph as it is shown now; nil when it is not, or its file has changed since.
  private func known(_ photo: Photo) -> Photo? {
    listing.photo(photo.id).flatMap { $0.version == photo.version ? $0 : nil }
  }
}

// Their headers are read in a tenth of a second, and they fill many screens.
private let firstPart = 2000

extension Skipped {
  fileprivate var path: PhotoPath { PhotoPath(Array(name.utf8)) }
}
