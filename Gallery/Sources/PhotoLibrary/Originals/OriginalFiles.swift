/// The file of a photograph, as it is offered.
public struct OriginalFile: Sendable {
  /// The name in its address, `original.jpg`. The name of the file itself may have any bytes.
  public let name: String
  /// Its bytes.
  public let content: ServedFile

  fileprivate init(
    _ photo: Photo, _ file: OpenFile, _ stamp: FileStamp, _ format: PictureFormat,
    on threads: ReadingThreads
  ) {
    let suffix = photo.file.path.fileExtension
    let isPlain = suffix.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    name = "original" + (isPlain && !suffix.isEmpty ? ".\(suffix)" : "")
    // A file that was cleaned has another size.
    let version = "\(photo.version)-\(stamp.size)"
    content = ServedFile(file, stamp, version: version, type: format.mediaType, on: threads)
  }
}

/// The reason that a file is not offered.
public enum OriginalProblem: Error, Equatable {
  /// There is no such photograph.
  case unknown
  /// The file is not offered for this reason, in one clause.
  case withheld(String)
}

/// Opens the files of photographs. Removing where a photograph was taken takes a moment, and the page asks before it offers a file.
struct OriginalFiles: Sendable {
  private let recent = RecentResults<OriginalFile>()
  /// Stops ExifTool.
  let interruption = Interruption()

  /// Returns the file of a photograph, or the reason that it is not offered.
  func result(
    of photo: Photo, in root: FolderRoot, keepsLocation: Bool, on threads: ReadingThreads
  ) -> Result<OriginalFile, OriginalProblem> {
    let key = "\(photo.id)-\(photo.version)"
    return Result { () throws(OriginalProblem) in
      try recent.value(for: key, where: \.content.isUnchanged) { () throws(OriginalProblem) in
        try opened(photo, root, keepsLocation, threads)
      }
    }
  }

  private func opened(
    _ photo: Photo, _ root: FolderRoot, _ keepsLocation: Bool, _ threads: ReadingThreads
  ) throws(OriginalProblem) -> OriginalFile {
    guard let file = try? root.open(photo.file.location), let stamp = file.stamp,
      let format = try? PictureFormat.sniff(FileBytes(file))
    else { throw .withheld("it cannot be read") }
    guard stamp == photo.file.stamp else { throw .withheld("it has changed") }
    // It is on the page already, without its place.
    guard !format.isVideo else {
      throw .withheld("a video is saved with the controls of its player")
    }
    // The stamp of the file itself is older than ExifTool's answer. So a change since then is found, too.
    guard !keepsLocation, let copy = try withoutPosition(file) else {
      return OriginalFile(photo, file, stamp, format, on: threads)
    }
    guard let copied = copy.stamp else { throw .withheld("it cannot be read") }
    return OriginalFile(photo, copy, copied, format, on: threads)
  }

  /// Returns a copy of a file that tells no place; nil if the file itself tells none.
  private func withoutPosition(_ file: OpenFile) throws(OriginalProblem) -> OpenFile? {
    guard let tool = ExifTool(stoppedBy: interruption) else {
      throw .withheld("ExifTool, which removes where a photograph was taken, is not installed")
    }
    switch tool.hasPosition(file) {
    case false: return nil
    case nil: throw .withheld("ExifTool cannot tell whether it contains a place")
    case true:
      guard let copy = tool.withoutPosition(file) else {
        throw .withheld("ExifTool cannot remove where it was taken")
      }
      return copy
    }
  }
}

extension OpenFile {
  /// The stamp of the file; nil if the system does not tell it.
  fileprivate var stamp: FileStamp? { try? FileStamp(status()) }
}

extension PhotoLibrary {
  /// Whether the files themselves are offered.
  nonisolated public var offersOriginals: Bool { options.offersOriginals }

  /// Whether positions can be removed from files: ExifTool is installed.
  public static var canRemovePositions: Bool { ExifTool() != nil }

  /// Returns the file of a photograph, without where it was taken unless the options keep that.
  nonisolated public func original(of id: PhotoID) async throws(OriginalProblem) -> OriginalFile {
    guard offersOriginals, let photo = await photo(id) else { throw .unknown }
    return try await requestThreads.run {
      originals.result(
        of: photo, in: root, keepsLocation: options.keepsLocation, on: requestThreads)
    }.get()
  }
}
