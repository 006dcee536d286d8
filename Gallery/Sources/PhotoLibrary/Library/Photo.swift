/// One photograph of the folder, with the properties that a listing needs.
public struct Photo: Sendable, Identifiable {
  /// The identifier in addresses.
  public let id: PhotoID
  /// The file.
  private(set) var file: FoundFile
  /// The cache entry for this version of the file.
  let entry: PictureCache.Entry
  private(set) var properties: PhotoProperties
  /// The lane in which it is made.
  var lane: Lane {
    // Only a frame of a video is decoded.
    Lane(format, pixels: size.pixels, bytes: isVideo ? 0 : file.stamp.size)
  }
  /// The date of the file's last change, by which photographs without a date of their own are sorted.
  public let fileDate: TakenDate
  /// The state of its pictures.
  public internal(set) var pictureState = PictureState.waiting

  /// The state of the pictures of a photograph.
  public enum PictureState: Sendable, Hashable {
    /// They are not made yet.
    case waiting
    /// They are made, with this average colour (0xRRGGBB). The pictures of an incomplete file are blank at the end.
    case made(average: UInt32, isIncomplete: Bool)
    /// They cannot be made, for this reason.
    case failed(String)
    /// They could not be made for now, for this reason. A request for one tries again.
    case delayed(String)

    /// Whether there are pictures.
    var isMade: Bool { if case .made = self { true } else { false } }
  }

  /// The format of the file.
  var format: PictureFormat { properties.format }

  /// The picture in the file; nil if the whole file is the picture.
  var embedded: EmbeddedPicture? { properties.embedded }

  /// The size in pixels, upright.
  var size: PixelSize { properties.size }

  /// The date on which it was taken; nil if it is not known.
  public var taken: TakenDate? { properties.taken }

  /// Whether it is a video.
  public var isVideo: Bool { format.isVideo }

  /// The ending of the address of a video: the second part of its type. It is nil for a picture.
  public var videoEnding: String? { isVideo ? format.ending : nil }

  /// The ending of the address of a picture that moves, such as an animated GIF; nil for all others.
  public var animationEnding: String? {
    properties.isAnimated && motion == nil ? format.ending : nil
  }

  /// The ending of the address of what moves: a video, the short one of a photograph, or the picture itself; nil without any.
  public var movingEnding: String? {
    videoEnding ?? (motion == nil ? animationEnding : PictureFormat.mp4.ending)
  }

  /// Changes with the bytes of the video, of the short video or of the picture that moves; nil without any.
  public var videoVersion: String? {
    guard movingEnding != nil else { return nil }
    // The film beside a photograph can be replaced without it.
    guard case .beside(let film)? = motion else { return version }
    let stamp = "\(film.stamp.size) \(film.stamp.modified) \(film.stamp.inode)"
    return version + "-" + Digest.sha256(Array(stamp.utf8)).prefix(4).map(hexadecimal).joined()
  }

  /// Whether a short video belongs to the photograph, beside it or in its file.
  public var hasMotion: Bool { motion != nil }

  /// The photograph without anything that moves.
  var withoutMotion: Photo {
    var photo = self
    (photo.file.motion, photo.properties.motionStart) = (nil, nil)
    photo.properties.isAnimated = false
    return photo
  }

  /// Where the short video of a photograph is; nil without one.
  var motion: Motion? {
    file.motion.map { .beside($0) } ?? properties.motionStart.map { .inside(from: $0) }
  }

  /// Where the short video of a photograph is.
  enum Motion {
    case beside(MotionFile)
    case inside(from: Int)
  }

  /// The duration of a video in seconds; nil for a picture, or if it is not known.
  public var seconds: Double? { properties.seconds }

  /// The reason that browsers do not play a video; nil if they may.
  public var unplayable: String? {
    properties.unplayable.map { "no browser plays its coding, \($0)" }
  }

  /// Pixels across, upright.
  public var width: Int { size.width }

  /// Pixels down, upright.
  public var height: Int { size.height }

  /// The sizes of its pictures.
  public var sizes: PictureSizes { PictureSizes(size, format) }

  /// The name of the file, for display.
  public var name: String { file.path.displayName }

  /// The title that somebody has given it; nil without one.
  public var title: String? { properties.sharedMetadata?.value.title }

  /// The folder that contains it, relative to the shown folder.
  public var album: PhotoPath { file.path.parent }

  /// A digest of everything that its pictures depend on.
  public var version: String { entry.version }
}

extension Photo {
  /// Reads the header of a file, unless it is known.
  /// - Parameter read: The photograph that was read from this file before; nil if there is none.
  /// - Throws: the reason that it cannot be shown.
  init(
    _ file: FoundFile, knownAs read: IndexedPhoto? = nil, in root: FolderRoot,
    _ cache: PictureCache, _ known: KnownPhotos, within limits: PictureLimits = .standard
  ) throws(PictureProblem) {
    if let read, limits.allow(read) {
      self.init(file, read)
    } else {
      let open = try root.openPicture(file.location)
      let bytes = try FileBytes(open)
      let properties = PhotoProperties(
        try PictureHeader(bytes, within: limits), bytes, of: file, in: root)
      let (photo, origin) = known.add(
        file, properties, digest: { ContentDigest.sha256(of: open) },
        newID: { cache.id(of: file.path, number: $0) })
      self.init(file, photo)
      // A copy has another date and another number than the file that is gone, and the same pictures.
      if let origin { cache.movePictures(from: .init(origin), to: self) }
    }
    pictureState = PictureState(cache.record(of: entry))
  }

  /// Tries a photograph again that an earlier run could not show, or only in part.
  mutating func forgetProblem(in cache: PictureCache) {
    guard pictureState.problem != nil else { return }
    cache.forget(entry)
    pictureState = .waiting
  }

  /// The photograph of a file that was read.
  init(_ file: FoundFile, _ read: IndexedPhoto) {
    (id, self.file, properties) = (read.id, file, read.properties)
    entry = PictureCache.Entry(read)
    fileDate = TakenDate(secondsSince1970: file.stamp.modified / 1_000_000_000)
  }
}

extension PictureLimits {
  /// Whether a photograph that was read with other limits is within these.
  fileprivate func allow(_ photo: IndexedPhoto) -> Bool {
    let (size, bytes) = (photo.properties.size, photo.stamp.size)
    return (try? check(width: size.width, height: size.height)) != nil
      && (photo.properties.format.isVideo || (try? check(bytes: bytes)) != nil)
  }
}

extension Photo.PictureState {
  init(_ record: PictureRecord?) {
    switch record {
    case .made(let average, let isIncomplete, _)?:
      self = .made(average: average, isIncomplete: isIncomplete)
    case .failed(let reason)?: self = .failed(reason)
    case nil: self = .waiting
    }
  }
}
