/// The file of a photograph, as it is offered.
public struct OriginalFile: Sendable {
  /// The name in its address, `original.jpg`. The name of the file itself may have any bytes.
  public let name: String
  /// Its bytes.
  public let content: ServedFile

  fileprivate init(
    _ photo: Photo, _ file: OpenFile, _ format: PictureFormat, on threads: ReadingThreads
  ) throws(FileProblem) {
    let suffix = photo.file.path.fileExtension
    let isPlain = suffix.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    name = "original" + (isPlain && !suffix.isEmpty ? ".\(suffix)" : "")
    // A file that was cleaned has another size.
    let version = "\(photo.version)-\(try file.size())"
    content = try ServedFile(file, version: version, type: format.mediaType, on: threads)
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
  private let recent = RecentResults<Result<OriginalFile, OriginalProblem>>()

  /// Returns the file of a photograph, or the reason that it is not offered.
  func result(
    of photo: Photo, in root: FolderRoot, keepsLocation: Bool, on threads: ReadingThreads
  ) -> Result<OriginalFile, OriginalProblem> {
    recent.value(for: "\(photo.id)-\(photo.version)") {
      opened(photo, root, keepsLocation, threads)
    }
  }

  private func opened(
    _ photo: Photo, _ root: FolderRoot, _ keepsLocation: Bool, _ threads: ReadingThreads
  ) -> Result<OriginalFile, OriginalProblem> {
    guard let file = try? root.open(photo.file.location),
      let format = try? PictureFormat.sniff(FileBytes(file))
    else { return .failure(.withheld("it cannot be read")) }
    // It is on the page already, without its place.
    guard !format.isVideo else {
      return .failure(.withheld("a video is saved with the controls of its player"))
    }
    let offered = keepsLocation ? .success(file) : withoutPosition(file)
    return offered.flatMap { offered in
      (try? OriginalFile(photo, offered, format, on: threads)).map { .success($0) }
        ?? .failure(.withheld("it cannot be read"))
    }
  }

  /// Returns a file itself if it tells no place, or else a copy.
  private func withoutPosition(_ file: OpenFile) -> Result<OpenFile, OriginalProblem> {
    guard let tool = ExifTool() else {
      return .failure(
        .withheld("ExifTool, which removes where a photograph was taken, is not installed"))
    }
    switch tool.hasPosition(file) {
    case false: return .success(file)
    case nil: return .failure(.withheld("ExifTool cannot tell whether it contains a place"))
    case true:
      return tool.withoutPosition(file).map { .success($0) }
        ?? .failure(.withheld("ExifTool cannot remove where it was taken"))
    }
  }
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
