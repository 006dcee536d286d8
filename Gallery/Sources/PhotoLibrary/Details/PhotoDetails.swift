/// What is told about one photograph when somebody asks: the sidecar's words and the camera's notes.
///
/// What is not known is missing. Where it was taken is never told.
public struct PhotoDetails: Sendable, Encodable {
  /// The sidecar's title.
  public let title: String?
  /// The file's name.
  public let name: String
  /// Pixels across, upright.
  public let width: Int
  /// Pixels down, upright.
  public let height: Int
  /// When it was taken, in ISO 8601.
  public let taken: String?
  /// When its file last changed, in ISO 8601; only where `taken` is not known.
  public let fileDate: String?
  /// Maker and model.
  public let camera: String?
  /// The lens.
  public let lens: String?
  /// Such as `1/125 s, f/2.8, ISO 200, 35 mm`.
  public let exposure: String?
  /// The sidecar's lines.
  public let details: [String]
  /// The photograph to show in place of this one when it is looked at closely.
  public let still: String?
  let links: [Sidecar.Link]
  /// Why it is not, or not wholly, shown.
  public let problem: String?

  init(_ photo: Photo, _ exif: ExifRecord, _ sidecar: Sidecar, still: PhotoID?) {
    title = sidecar.title
    name = photo.name
    (width, height) = (photo.width, photo.height)
    taken = photo.taken?.iso8601
    fileDate = photo.taken == nil ? photo.fileDate.iso8601 : nil
    (camera, lens, exposure) = (exif.camera, exif.lens, exif.exposure)
    details = sidecar.details
    self.still = still?.description
    links = sidecar.links
    problem = photo.making.problem
  }
}

extension PhotoLibrary {
  /// Reads what there is to tell about a photograph; nil when there is none of that name.
  nonisolated public func details(of id: PhotoID) async -> PhotoDetails? {
    let listing = await listing
    guard let photo = listing.photo(id) else { return nil }
    let header = try? PictureHeader(
      of: root.openPicture(photo.file.location), within: options.limits)
    let sidecar = Sidecar(beside: photo.file.path, in: root)
    let still = sidecar.still.flatMap {
      listing.photo(at: photo.album.appending(Array($0.utf8)))
    }
    return PhotoDetails(photo, header?.exif ?? ExifRecord(), sidecar, still: still?.id)
  }
}
