import Foundation
import Synchronization

/// The photographs of a folder that were read before, in this run or in an earlier one.
///
/// A file that is known is not opened again. An identifier belongs to a path, and stays when the content changes. It moves
/// along when the path has vanished and the same content appears at a path that is new, or that had vanished, too.
final class KnownPhotos: Sendable {
  /// The changes since the last write to the index.
  struct Changes: Sendable {
    var photos: [IndexedPhoto] = []
    /// Those among them whose texts may have changed.
    var described: [IndexedPhoto] = []
    /// The paths whose photographs have moved.
    var moved: [PhotoPath] = []
  }

  struct State {
    var photos = PhotosByPath()
    /// The paths that had vanished and are back.
    var returned: Set<PhotoPath> = []
    var changed: Set<PhotoPath> = []
    var described: Set<PhotoPath> = []
    var moved: Set<PhotoPath> = []
    /// Photographs whose files were replaced in this run by others of the same size, which may be copies.
    var replaced: [PhotoPath: IndexedPhoto] = [:]
  }

  let state = Mutex(State())

  /// Adds the photographs of earlier runs.
  func add(_ photos: [IndexedPhoto]) {
    state.withLock { state in
      for photo in photos { state.photos.insert(photo) }
    }
  }

  /// Records which paths exist now.
  func note(present: Set<PhotoPath>, at time: Date = .now) {
    state.withLock { state in
      state.returned = []
      for photo in state.photos.all where present.contains(photo.path) == photo.hasVanished {
        if photo.hasVanished { state.returned.insert(photo.path) }
        var noted = photo
        noted.vanished = photo.hasVanished ? nil : Int(time.timeIntervalSince1970)
        state.change(noted)
      }
    }
  }

  /// Returns the known photograph of a file; nil if the file has changed, or if it was never read.
  func photo(of file: FoundFile) -> IndexedPhoto? { photos(of: [file])[0] }

  /// Returns the known photograph of each file. Several threads read a folder, and one question for each file would make them wait.
  func photos(of files: some Collection<FoundFile>) -> [IndexedPhoto?] {
    let photos = state.withLock { state in files.map { state.photos[$0.path] } }
    return zip(files, photos).map { file, photo in
      photo.flatMap {
        $0.version == PhotoProperties.version && $0.stamp.isIdentical(to: file.stamp)
          && $0.dateFiles == file.dateFiles.number ? $0 : nil
      }
    }
  }

  /// Adds a file that was read, and returns it. Its identifier is that of its path, that of the path from which it was moved, or a new
  /// one. If it was moved, also returns the photograph at its path before.
  ///
  /// - Parameters:
  ///   - digest: reads the digest of the file's content. It is only called if the photograph may have moved.
  ///   - newID: returns identifiers for the path, different for each number.
  func add(
    _ file: FoundFile, _ properties: PhotoProperties, digest: () -> [UInt8]?,
    newID: (Int) -> PhotoID
  ) -> (photo: IndexedPhoto, origin: IndexedPhoto?) {
    let content = needsContent(of: file) ? digest() : nil
    return state.withLock { state in
      let before = state.photos[file.path]
      // Another thread may add an equal file at the same time. Each vanished path gives its identifier to one of them.
      let origin = state.origin(of: file, content)
      if let origin { state.move(from: origin.path) }
      var photo = IndexedPhoto(
        path: file.path, stamp: file.stamp,
        id: (origin ?? before)?.id ?? state.photos.unusedID(newID), properties: properties,
        dateFiles: file.dateFiles.number)
      if let origin {
        photo.follow(origin, isMoved: true)
      } else if let before {
        photo.follow(before, isMoved: false)
        let mayBeCopy = before.stamp != file.stamp && before.stamp.size == file.stamp.size
        state.replaced[file.path] = mayBeCopy && before.content != nil ? before : nil
      }
      state.change(photo)
      state.described.insert(photo.path)
      return (photo, origin)
    }
  }

  /// Whether only the content of a file can tell if it has moved.
  private func needsContent(of file: FoundFile) -> Bool {
    state.withLock { state in
      guard state.mayTakeIdentifier(file) else { return false }
      let candidates = state.photos.vanished(bytes: file.stamp.size)
      return !candidates.contains { $0.stamp == file.stamp }
        && candidates.contains { $0.content != nil }
    }
  }

  /// Whether something has changed since `takeChanges()` was called last.
  var hasChanges: Bool { state.withLock { !$0.changed.isEmpty || !$0.moved.isEmpty } }

  /// Returns the changes since the last call.
  func takeChanges() -> Changes {
    state.withLock { state in
      defer { (state.changed, state.described, state.moved) = ([], [], []) }
      return Changes(
        photos: state.changed.compactMap { state.photos[$0] },
        described: state.described.compactMap { state.photos[$0] }, moved: Array(state.moved))
    }
  }

  /// Returns changes that could not be written, so that `takeChanges()` has them again.
  func putBack(_ changes: Changes) {
    state.withLock { state in
      // Meanwhile a photograph may have left its path, or another one may have come there.
      state.changed.formUnion(changes.photos.map(\.path).filter { state.photos[$0] != nil })
      state.described.formUnion(
        changes.described.map(\.path).filter { state.photos[$0] != nil })
      state.moved.formUnion(changes.moved.filter { state.photos[$0] == nil })
    }
  }
}

extension IndexedPhoto {
  /// Copies the digest and the edition of an earlier photograph, if the file may still have the same content.
  /// - Parameter isMoved: whether its file had another path. Renaming a file changes the same time as writing into it does.
  fileprivate mutating func follow(_ before: IndexedPhoto, isMoved: Bool) {
    guard stamp == before.stamp else {
      // Only equal content tells that a file has moved.
      if isMoved { content = before.content }
      return
    }
    (content, edition, isUnconfirmed) = (before.content, before.edition, before.isUnconfirmed)
    guard stamp.changedNanoseconds != before.stamp.changedNanoseconds else { return }
    // A tool may have written into the file and kept its date. Another may have changed the rights of the file.
    isUnconfirmed = content != nil
    if content == nil, !isMoved { edition = stamp.changedNanoseconds }
  }
}
