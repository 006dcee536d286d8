import Foundation

/// Links, which a walk follows after everything else.
extension FolderWalk {
  struct Link {
    let path: PhotoPath
    let location: PhotoPath
  }

  mutating func follow(_ link: Link) {
    do throws(FileProblem) {
      guard let target = try root.target(ofLinkAt: link.location) else {
        return skip(link.path, "a link that leaves the folder")
      }
      guard !link.location.isInside(target) else {
        return skip(link.path, "a link to a folder that contains it")
      }
      try show(target, as: link.path)
    } catch  where error.code == ENOENT {
      skip(link.path, "a link that leads nowhere")
    } catch {
      skip(link.path, error)
    }
  }

  private mutating func show(_ target: PhotoPath, as path: PhotoPath) throws(FileProblem) {
    let folder = try root.openFolder(target.parent)
    let status = target == .root ? try folder.status() : try folder.status(of: target.name)
    guard !visited.contains(FileIdentity(status)) else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: try enter(root.openFolder(target), as: path, at: target)
    case S_IFREG: add(status, as: path, at: target)
    default: if FileKind(path).isPicture { skip(path, "neither a file nor a folder") }
    }
  }
}
