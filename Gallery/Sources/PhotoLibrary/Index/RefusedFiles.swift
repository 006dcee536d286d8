import Synchronization

/// The files of a folder that are no photographs, or broken ones, in this run or in an earlier one. They are not opened again.
final class RefusedFiles: Sendable {
  /// The changes since the last write to the index.
  struct Changes: Sendable {
    var files: [RefusedFile] = []
    /// The paths that are gone, or that have photographs now.
    var removed: [PhotoPath] = []
  }

  fileprivate struct State {
    var files: [PhotoPath: RefusedFile] = [:]
    var changed: Set<PhotoPath> = []
  }

  private let state = Mutex(State())

  /// Adds the files of earlier runs.
  func add(_ files: [RefusedFile]) {
    state.withLock { state in
      for file in files { state.files[file.path] = file }
    }
  }

  /// Returns the reason that each file was refused; nil if the file, the limits or the code have changed, or if it was not refused.
  func reasons(
    of files: some Collection<FoundFile>, within limits: PictureLimits
  ) -> [String?] {
    let refused = state.withLock { state in files.map { state.files[$0.path] } }
    return zip(files, refused).map { file, refused in
      refused.flatMap {
        $0.version == PhotoProperties.version && $0.limit == limits.pixels
          && $0.stamp.isIdentical(to: file.stamp) ? $0.reason : nil
      }
    }
  }

  /// Notes that a file was refused. Ignores a problem that the file may not have the next time.
  func note(_ problem: PictureProblem, of file: FoundFile, within limits: PictureLimits) {
    guard problem.cause == .file else { return }
    let refused = RefusedFile(
      path: file.path, stamp: file.stamp, reason: problem.description, limit: limits.pixels)
    state.withLock { $0.change(file.path, to: refused) }
  }

  /// Forgets files that are shown now.
  func forget(_ files: some Sequence<FoundFile>) {
    state.withLock { state in
      for file in files { state.change(file.path, to: nil) }
    }
  }

  /// Forgets all files but these.
  func keep(_ present: Set<PhotoPath>) {
    state.withLock { state in
      for path in state.files.keys where !present.contains(path) { state.change(path, to: nil) }
    }
  }

  /// Whether something has changed since `takeChanges()` was called last.
  var hasChanges: Bool { state.withLock { !$0.changed.isEmpty } }

  /// Returns the changes since the last call.
  func takeChanges() -> Changes {
    state.withLock { state in
      defer { state.changed = [] }
      return Changes(
        files: state.changed.compactMap { state.files[$0] },
        removed: state.changed.filter { state.files[$0] == nil })
    }
  }

  /// Returns changes that could not be written, so that `takeChanges()` has them again.
  func putBack(_ changes: Changes) {
    state.withLock { $0.changed.formUnion(changes.files.map(\.path) + changes.removed) }
  }
}

extension RefusedFiles.State {
  fileprivate mutating func change(_ path: PhotoPath, to file: RefusedFile?) {
    guard files[path] != file else { return }
    files[path] = file
    changed.insert(path)
  }
}
