/// One photograph of the folder, as far as a list of thousands needs to know it.
public struct Photo: Sendable, Identifiable {
  /// Its name in addresses.
  public let id: PhotoID
  /// Its file.
  let file: FoundFile
  /// Which version of the file this describes.
  let entry: PictureCache.Entry
  /// The format of the file.
  let format: PictureFormat
  /// The picture in the file, where that is not the whole file.
  let embedded: EmbeddedPicture?
  /// Pixels across, upright.
  public let width: Int
  /// Pixels down, upright.
  public let height: Int
  /// Where it is made.
  var lane: Lane { Lane(pixels: width * height, bytes: file.stamp.size) }
  /// When it was taken; nil when the camera did not say.
  public let taken: TakenDate?
  /// When its file last changed: what it is ordered by without `taken`.
  public let fileDate: TakenDate
  /// How far its pictures are.
  public internal(set) var making = Making.waiting

  /// How far the pictures of a photograph are.
  public enum Making: Sendable, Equatable {
    /// Yet to be made.
    case waiting
    /// There, with this average colour (0xRRGGBB); a file that broke off is shown as far as it goes.
    case made(average: UInt32, isIncomplete: Bool)
    /// They cannot be made, for this reason.
    case failed(String)
    /// They could not be made for now, for this reason; asking for one tries again.
    case delayed(String)
  }

  /// Its file's name, for people to read.
  public var name: String { file.path.displayName }

  /// The folder it is in, below the one being shown.
  public var album: PhotoPath { file.path.parent }

  /// Whatever its pictures depend on, in one word.
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

  /// Lets a photograph that failed in an earlier run be tried once more.
  mutating func forgetFailure(in cache: PictureCache) {
    guard case .failed = making else { return }
    cache.forget(entry)
    making = .waiting
  }

  private init(_ file: FoundFile, _ header: PictureHeader, id: PhotoID) {
    (self.id, self.file) = (id, file)
    entry = PictureCache.Entry(id, file.stamp)
    (format, embedded) = (header.format, header.embedded)
    (width, height) = (header.width, header.height)
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
