/// Files that belong to one photograph: one of them is shown.
extension FolderWalk {
  /// Leaves out the raw file beside a picture of the same name, and the original beside a copy that a telephone has edited. A short
  /// video beside a picture of the same name belongs to it.
  ///
  /// ```
  ///   DSC_0042.JPG   shown        DSC_0042.NEF   left out
  ///   IMG_E0042.HEIC shown        IMG_0042.HEIC  left out
  ///                               IMG_0042.MOV   plays in the viewer, unless there is IMG_E0042.MOV
  ///   IMG_0043.HEIC  shown        IMG_0043.MOV   plays in the viewer
  /// ```
  /// - Parameter start: the index of the first file that the folder, or a folder in it, has.
  mutating func leaveOutCompanions(of folder: FolderEntry, from start: Int) {
    // Most folders have no such files, and names are slow to compare.
    let mayHave = files[start...].contains {
      FileKind.isRaw($0.path) || FileKind.isVideo($0.path)
        || $0.path.nameSlice.starts(with: "IMG_E".utf8)
    }
    guard mayHave else { return }
    let entries = files[start...].filter { $0.path.isEntry(of: folder.path) }
    let pictures = entries.map(\.path).filter { !FileKind.isRaw($0) && !FileKind.isVideo($0) }
    let stems = Set(pictures.map(stem))
    var reasons: [PhotoPath: String] = [:]
    var motions: [String: FoundFile] = [:]
    var companions: Set<PhotoPath> = []
    for file in entries {
      let stem = stem(of: file.path)
      if FileKind.isVideo(file.path) {
        guard FileKind.isMotion(file.path), stems.contains(stem), file.stamp.size <= longestMotion
        else { continue }
        motions[stem] = file
        companions.insert(file.path)
      } else if FileKind.isRaw(file.path), stems.contains(stem) {
        reasons[file.path] = "the picture of the same name is shown"
      } else if let copy = editedCopy(of: stem), stems.contains(copy) {
        reasons[file.path] = "the edited copy of the same number is shown"
      }
    }
    for (stem, motion) in motions {
      guard let copy = editedCopy(of: stem), stems.contains(copy) else { continue }
      // A telephone edits the picture, and mostly not its video.
      if motions[copy] == nil {
        motions[copy] = motion
      } else {
        reasons[motion.path] = "the edited copy of the same number is shown"
      }
    }
    for (path, reason) in reasons { leaveOut(path, reason, isFolder: false) }
    files[start...].removeAll { reasons[$0.path] != nil || companions.contains($0.path) }
    guard !motions.isEmpty else { return }
    for index in files[start...].indices where files[index].path.isEntry(of: folder.path) {
      guard let motion = motions[stem(of: files[index].path)] else { continue }
      files[index].motion = MotionFile(location: motion.location, stamp: motion.stamp)
    }
  }

  /// Returns the stem of the copy that a telephone makes when it edits a photograph; nil for other names.
  private func editedCopy(of stem: String) -> String? {
    stem.hasPrefix("img_") ? "img_e" + stem.dropFirst(4) : nil
  }

  private func stem(of path: PhotoPath) -> String { path.withoutExtension.displayName.lowercased() }
}

// A telephone records three seconds: at most 10 MB. A camera that numbers photographs and videos together writes as much each second.
private let longestMotion = 20_000_000
