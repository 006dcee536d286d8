import Synchronization

/// The file of a photograph, as it is offered.
public struct OriginalFile: Sendable {
  /// The name in its address, `original.jpg`. The name of the file itself may have any bytes.
  public let name: String
  /// The media type.
  public let type: String
  /// The number of bytes.
  public let size: Int
  /// Changes with the file.
  public let version: String
  private let file: OpenFile

  fileprivate init(_ photo: Photo, _ file: OpenFile, _ format: PictureFormat) throws(FileProblem) {
    let suffix = photo.file.path.fileExtension
    let isPlain = suffix.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    name = "original" + (isPlain && !suffix.isEmpty ? ".\(suffix)" : "")
    (type, size, version) = (format.mediaType, try file.size(), photo.version)
    self.file = file
  }

  /// Returns bytes from an offset on; fewer at the end of the file.
  public func read(at offset: Int, count: Int) throws(FileProblem) -> [UInt8] {
    try file.read(at: offset, count: count)
  }
}

/// The reason that a file is not offered.
public enum OriginalProblem: Error, Equatable {
  /// There is no such photograph.
  case unknown
  /// The file is not offered for this reason, in one clause.
  case withheld(String)
}

/// The files that were asked for last. Removing where a photograph was taken takes a moment, and the page asks before it offers a file.
final class OriginalFiles: Sendable {
  private typealias Entry = (
    id: PhotoID, version: String, result: Result<OriginalFile, OriginalProblem>
  )
  private let entries = Mutex<[Entry]>([])

  /// Returns the file of a photograph, or the reason that it is not offered.
  func result(
    of photo: Photo, in root: FolderRoot, keepsLocation: Bool
  ) -> Result<OriginalFile, OriginalProblem> {
    let known = entries.withLock { entries in
      entries.first { $0.id == photo.id && $0.version == photo.version }?.result
    }
    if let known { return known }
    let result = opened(photo, root, keepsLocation)
    entries.withLock { entries in
      entries.insert((photo.id, photo.version, result), at: 0)
      if entries.count > mostFiles { entries.removeLast() }
    }
    return result
  }

  private func opened(
    _ photo: Photo, _ root: FolderRoot, _ keepsLocation: Bool
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
      (try? OriginalFile(photo, offered, format)).map { .success($0) }
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

extension PictureFormat {
  fileprivate var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .webp: "image/webp"
    case .tiff: "image/tiff"
    case .gif: "image/gif"
    case .heif: "image/heic"
    case .avif: "image/avif"
    case .raw, .mp4, .webM: "application/octet-stream"
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
      originals.result(of: photo, in: root, keepsLocation: options.keepsLocation)
    }.get()
  }

  /// Reads a part of a file.
  nonisolated public func read(
    _ file: OriginalFile, at offset: Int, count: Int
  ) async throws(FileProblem) -> [UInt8] {
    try await requestThreads.run {
      Result { () throws(FileProblem) in try file.read(at: offset, count: count) }
    }.get()
  }
}

// Each is a descriptor, and may be a copy on the disk.
private let mostFiles = 8
