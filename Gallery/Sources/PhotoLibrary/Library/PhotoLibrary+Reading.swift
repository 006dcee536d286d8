extension PhotoLibrary {
  func readFolder() async {
    let scan = FolderScan(root: root, cache: cache)
    do throws(FileProblem) {
      let walk = try FolderWalk(root)
      await read(walk.files, scan, skipped: walk.skipped)
    } catch {
      show(.init(skipped: [Skipped(name: root.name, reason: error.description)]))
    }
  }

  /// Shows the first photographs soon and the others in ever larger parts, because each part is sorted in anew.
  private func read(_ files: [FoundFile], _ scan: FolderScan, skipped: [Skipped]) async {
    for problem in skipped { report(.skipped(problem)) }
    var found = FolderScan.Found(skipped: skipped)
    var start = 0
    repeat {
      let end = min(files.count, max(firstPart, start * 2))
      let part = await scan.read(Array(files[start..<end]))
      found.photos += part.photos
      found.skipped += part.skipped
      for problem in part.skipped { report(.skipped(problem)) }
      show(found)
      start = end
    } while start < files.count && !Task.isCancelled
  }

  private func show(_ found: FolderScan.Found) {
    // What was made since the first part is known here and not there.
    let photos = found.photos.map { listing.photo($0.id) ?? $0 }.sorted(by: sorting.places)
    listing.show(photos, Album.albums(of: photos, cache), found.skipped)
    progress = Progress(photos)
    queue.line(up: photos.filter { $0.making == .waiting }.map(\.id))
    bells.forEach { $0.yield() }
    announcer.announce(.changed(revision: listing.revision))
    announcer.announce(.progress(progress))
  }
}

// Their headers are read in a tenth of a second, and they fill many screens.
private let firstPart = 2000
