import Foundation

/// The files that a walk has found, skipped and left out.
extension FolderWalk {
  /// Adds a file.
  /// - Parameter beside: the files of its folder that may have dates of photographs.
  mutating func add(_ status: stat, as entry: FolderEntry, beside: inout DateFiles) {
    let stamp = FileStamp(status)
    let file = FoundFile(path: entry.path, location: entry.location, stamp: stamp)
    switch FileKind(entry.path) {
    case .picture: files.append(file)
    case .otherPicture(let format): skip(entry.path, "\(format) files are not shown")
    case .otherVideo: videos += 1
    // Many folders have one for each photograph, so that a list would be long.
    case .sidecar:
      sidecars ^= file.hashValue
      beside.add(DateFile(location: entry.location, stamp: stamp))
    case .other: return
    }
  }

  /// Gives the pictures of a folder the files that may have their dates.
  mutating func noteDateFiles(of folder: VisitedFolder, from start: Int) {
    guard !folder.dateFiles.isEmpty else { return }
    for index in start..<files.count where files[index].path.isEntry(of: folder.entry.path) {
      files[index].dateFiles = folder.dateFiles.files(of: files[index].path.displayName)
      if !folder.entry.isLinked {
        dateFiles[files[index].location] = files[index].dateFiles
      }
    }
  }

  /// Gives the picture that was added last the files that may have its date: those beside the link, or else those beside its target.
  mutating func noteDateFiles(of link: Link, to target: PhotoPath, from start: Int) {
    guard start < files.count else { return }
    let own = link.dateFiles.files(of: link.entry.path.displayName)
    files[start].dateFiles = own.isEmpty ? dateFiles[target] ?? [] : own
  }

  mutating func skip(_ path: PhotoPath, _ problem: FileProblem, isFolder: Bool = false) {
    guard problem.isTemporary else { return skip(path, problem.description, isFolder: isFolder) }
    unread.append(path)
    skip(path, "it cannot be read for now (\(problem))", isFolder: isFolder)
  }

  mutating func skip(_ path: PhotoPath, _ reason: String, isFolder: Bool = false) {
    let name = path == .root ? root.name : path.display
    skipped.append(Skipped(name: name, reason: reason, isFolder: isFolder))
  }

  /// Leaves out a file or folder. Names only folders and pictures.
  mutating func leaveOut(_ path: PhotoPath, _ reason: String, isFolder: Bool) {
    guard isFolder || FileKind(path).isPicture else { return }
    leftOut.append(Skipped(name: path.display, reason: reason, isFolder: isFolder))
  }
}
