/// Reads the headers of files that a walk has found, several at a time.
struct FolderScan: Sendable {
  let root: FolderRoot
  let cache: PictureCache
  let known: KnownPhotos
  let threads: ReadingThreads
  let limits: PictureLimits
  /// Whether photographs that failed in an earlier run are tried again.
  let retries: Bool

  /// The photographs among some files, and the reasons that the others are not shown.
  struct Found: Sendable {
    var photos: [Photo] = []
    var others: [FoundFile: Skipped] = [:]
    /// The files among `others` that the file system could not read; they are tried again.
    var unreadable: Set<FoundFile> = []

    /// Adds the results of another part.
    mutating func add(_ more: Found) {
      photos += more.photos
      others.merge(more.others) { $1 }
      unreadable.formUnion(more.unreadable)
    }

    /// Returns the results for some of the files.
    func among(_ files: Set<FoundFile>) -> Found {
      Found(
        photos: photos.filter { files.contains($0.file) },
        others: others.filter { files.contains($0.key) },
        unreadable: unreadable.intersection(files))
    }

    /// Forgets the files that could not be read, so that they are read again.
    mutating func forgetUnreadable() {
      for file in unreadable { others[file] = nil }
      unreadable = []
    }
  }

  /// Reads all files, in parts, so that other tasks can run in between.
  func read(_ files: [FoundFile]) async -> Found {
    await withTaskGroup(of: Found.self) { group in
      for start in stride(from: 0, to: files.count, by: partSize) {
        let part = files[start..<min(start + partSize, files.count)]
        group.addTask { await threads.run { part.reduce(into: Found()) { read($1, into: &$0) } } }
      }
      return await group.reduce(into: Found()) { $0.add($1) }
    }
  }

  private func read(_ file: FoundFile, into found: inout Found) {
    do throws(PictureProblem) {
      var photo = try Photo(file, in: root, cache, known, within: limits)
      if retries { photo.forgetFailure(in: cache) }
      found.photos.append(photo)
    } catch {
      if case .unreadable = error { found.unreadable.insert(file) }
      found.others[file] = Skipped(name: file.path.display, reason: error.description)
    }
  }
}

private let partSize = 64
