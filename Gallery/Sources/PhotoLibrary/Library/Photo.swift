/// One photograph of the folder, with the properties that a listing needs.
public struct Photo: Sendable, Identifiable {
  /// The identifier in addresses.
  public let id: PhotoID
  /// The file.
  let file: FoundFile
  /// The cache entry for this version of the file.
  let entry: PictureCache.Entry
  /// The format of the file.
  let format: PictureFormat
  /// The picture in the file; nil if the whole file is the picture.
  let embedded: EmbeddedPicture?
  /// The size in pixels, upright.
  let size: PixelSize
  /// The lane in which it is made.
  var lane: Lane { Lane(pixels: size.pixels, bytes: file.stamp.size) }
  /// The date on which it was taken; nil if the file does not contain it.
  public let taken: TakenDate?
  /// The date of the file's last change. The order by date uses it if `taken` is nil.
  public let fileDate: TakenDate
  /// The state of its pictures.
  public internal(set) var making = Making.waiting

  /// The state of the pictures of a photograph.
  public enum Making: Sendable, Equatable {
    /// They are not made yet.
    case waiting
    /// They are made, with this average colour (0xRRGGBB). The pictures of an incomplete file are blank at the end.
    case made(average: UInt32, isIncomplete: Bool)
    /// They cannot be made, for this reason.
    case failed(String)
    /// They could not be made for now, for this reason. A request for one tries again.
    case delayed(String)
  }

  /// Pixels across, upright.
  public var width: Int { size.width }

  /// Pixels down, upright.
  public var height: Int { size.height }

  /// The sizes of its pictures.
  public var sizes: PictureSizes { PictureSizes(size, format) }

  /// The name of the file, for display.
  public var name: String { file.path.displayName }

  /// The folder that contains it, relative to the shown folder.
  public var album: PhotoPath { file.path.parent }

  /// A digest of everything that its pictures depend on.
  public var version: String { entry.version }
}

extension Photo {
  /// Reads the header of a file.
  /// - Throws: why it cannot be shown.
  init(
    _ file: FoundFile, in root: FolderRoot, _ cache: PictureCache,
    within limits: PictureLimits = .standard
  ) throws(PictureProblem) {
    let header = try PictureHeader(of: root.openPicture(file.location), within: limits)
    self.init(file, header, id: cache.id(of: file.path))
    making = Making(cache.record(of: entry))
  }

  /// Tries a photograph again that failed in an earlier run.
  mutating func forgetFailure(in cache: PictureCache) {
    guard case .failed = making else { return }
    cache.forget(entry)
    making = .waiting
  }

  private init(_ file: FoundFile, _ header: PictureHeader, id: PhotoID) {
    (self.id, self.file) = (id, file)
    entry = PictureCache.Entry(id, file.stamp)
    (format, embedded) = (header.format, header.embedded)
    size = PixelSize(header.width, header.height)
    taken = header.exif.taken
    fileDate = TakenDate(secondsSince1970: file.stamp.modified / 1_000_000_000)
  }
}

extension Photo.Making {
  init(_ record: PictureRecord?) {
    switch record {
    case .made(let average, let isIncomplete, _)?:
      self = .made(average: average, isIncomplete: isIncomplete)
    case .failed(let reason)?: self = .failed(reason)
    case nil: self = .waiting
    }
  }
}
