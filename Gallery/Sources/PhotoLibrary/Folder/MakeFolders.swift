import Foundation

/// Makes a folder and the folders that contain it, if they are missing.
/// - Parameter mode: the rights to a new folder, less those that the process withholds (`umask`).
func makeFolders(_ path: String, mode: mode_t) throws(FileProblem) {
  guard mkdir(path, mode) != 0, errno != EEXIST else { return }
  let problem = FileProblem(code: errno)
  guard problem.code == ENOENT, let slash = path.lastIndex(of: "/") else { throw problem }
  try makeFolders(String(path[..<slash]), mode: mode)
  guard mkdir(path, mode) == 0 || errno == EEXIST else { throw FileProblem(code: errno) }
}
