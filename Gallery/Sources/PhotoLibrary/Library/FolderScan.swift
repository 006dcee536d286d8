/// Reads the headers of files that a walk has found, several at a time.
struct FolderScan: Sendable {
  let root: FolderRoot
  let cache: PictureCache
  let known: KnownPhotos
  let refusedFiles: RefusedFiles
  let threads: ReadingThreads
  let limits: PictureLimits
  /// Whether photographs that an earlier run could not show, or only in part, are tried again.
  let retries: Bool

  /// The photographs among some files, and the reasons that the others are not shown.
  struct Found: Sendable {
    var photos: [Photo] = []
    var refused = Refused()
  }

  /// The files that are not shown.
  struct Refused: Sendable {
    private(set) var reasons: [FoundFile: String] = [:]
    /// The files that the file system could not read; they are tried again.
    private(set) var unreadable: Set<FoundFile> = []

    /// Adds a file.
    mutating func add(_ file: FoundFile, _ problem: PictureProblem) {
      if case .unreadable = problem { unreadable.insert(file) }
      add(file, reason: problem.description)
    }

    /// Adds a file that is known to be refused for a reason.
    mutating func add(_ file: FoundFile, reason: String) {
      reasons[file] = reason
    }

    /// Adds the files of another part.
    mutating func add(_ more: Refused) {
      reasons.merge(more.reasons) { $1 }
      unreadable.formUnion(more.unreadable)
    }

    /// Forgets the files that are gone, and those that could not be read, so that they are read again.
    mutating func keep(among files: Set<FoundFile>) {
      reasons = reasons.filter { files.contains($0.key) && !unreadable.contains($0.key) }
      unreadable = []
    }
  }

  /// Reads all files, in parts, so that other tasks can run in between.
  func read(_ files: [FoundFile]) async -> Found {
    await withTaskGroup(of: Found.self) { group in
      for start in stride(from: 0, to: files.count, by: partSize) {
        let part = files[start..<min(start + partSize, files.count)]
        group.addTask { await threads.run { readPart(part) } }
      }
      return await group.reduce(into: Found()) {
        $0.photos += $1.photos
        $0.refused.add($1.refused)
      }
    }
  }

  private func readPart(_ files: ArraySlice<FoundFile>) -> Found {
    var found = Found()
    let reasons = refusedFiles.reasons(of: files, within: limits)
    for ((file, read), reason) in zip(zip(files, known.photos(of: files)), reasons) {
      if !retries, let reason {
        found.refused.add(file, reason: reason)
      } else {
        self.read(file, knownAs: read, into: &found)
      }
    }
    refusedFiles.forget(found.photos.lazy.map(\.file))
    return found
  }

  private func read(_ file: FoundFile, knownAs read: IndexedPhoto?, into found: inout Found) {
    do throws(PictureProblem) {
      var photo = try Photo(file, knownAs: read, in: root, cache, known, within: limits)
      if retries { photo.forgetProblem(in: cache) }
      found.photos.append(photo)
    } catch {
      found.refused.add(file, error)
      refusedFiles.note(error, of: file, within: limits)
    }
  }
}

private let partSize = 64
