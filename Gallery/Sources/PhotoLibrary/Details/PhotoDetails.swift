/// The details of one photograph, from its sidecar and its EXIF data.
///
/// Unknown details are nil.
public struct PhotoDetails: Sendable, Encodable {
  /// The title, from the sidecar or the metadata.
  public let title: String?
  /// The caption in the metadata.
  public let caption: String?
  /// The keywords in the metadata.
  public let keywords: [String]
  /// The file's name.
  public let name: String
  /// The folder that contains the file, relative to the shown folder. Empty for that folder itself.
  public let folder: String
  /// The number of bytes of the file.
  public let bytes: Int
  /// Changes with the file.
  public let version: String
  /// Pixels across, upright.
  public private(set) var width: Int
  /// Pixels down, upright.
  public private(set) var height: Int
  /// The widths of its pictures, narrowest first.
  public private(set) var widths: [Int]
  /// The date on which it was taken, in ISO 8601.
  public let taken: String?
  /// Where `taken` was found, such as "EXIF" or "file name".
  public let takenFrom: String?
  /// The date of the file's last change, in ISO 8601; only if `taken` is nil.
  public let fileDate: String?
  /// Maker and model.
  public let camera: String?
  /// The lens.
  public let lens: String?
  /// The exposure, such as `1/125 s, f/2.8, ISO 200, 35 mm`.
  public let exposure: String?
  /// Where it was taken; nil unless the options keep that.
  public internal(set) var position: Position?
  /// The name of the file in its address; nil if it is not offered.
  public internal(set) var original: String?
  /// The reason that the file is not offered; nil if it is, or if no files are.
  public internal(set) var withheld: String?
  /// The sidecar's lines.
  public let details: [String]
  /// The identifier of the photograph that an open card shows instead of this one.
  public private(set) var still: String?
  let links: [Sidecar.Link]
  /// The reason that it cannot be shown, or only in part.
  public private(set) var problem: String?

  init(_ photo: Photo, _ metadata: PhotoMetadata, _ sidecar: Sidecar, still: PhotoID?) {
    (title, caption, keywords) = (
      metadata.title, sidecar.details.isEmpty ? metadata.caption : nil, metadata.keywords
    )
    (name, folder, bytes) = (photo.name, photo.album.display, photo.file.stamp.size)
    version = photo.version
    (width, height) = (photo.width, photo.height)
    widths = photo.sizes.all.map(\.width)
    taken = photo.taken?.iso8601
    takenFrom = photo.properties.takenFrom?.rawValue
    fileDate = photo.taken == nil ? photo.fileDate.iso8601 : nil
    (camera, lens, exposure) = (
      metadata.camera, metadata.lens, metadata.exposure
    )
    details = sidecar.details
    self.still = still?.description
    links = sidecar.links
    problem = photo.pictureState.problem
  }
}

extension PhotoDetails {
  /// Returns the details for a site that has pictures of other sizes, and perhaps not the still.
  public func published(
    sizes: [PixelSize], problem: String?, has: (PhotoID) -> Bool
  ) -> PhotoDetails {
    var published = self
    published.widths = sizes.map(\.width)
    if let largest = sizes.last {
      (published.width, published.height) = (largest.width, largest.height)
    }
    published.problem = problem
    published.still = still.flatMap { PhotoID($0) }.flatMap { has($0) ? $0.description : nil }
    return published
  }
}

extension PhotoLibrary {
  /// Reads the details of a photograph; nil if the library does not have it. Names its sidecar if that, or a part of it, is ignored.
  nonisolated public func details(of id: PhotoID) async -> PhotoDetails? {
    guard let photo = await photo(id) else { return nil }
    var (metadata, position, file): (PhotoMetadata, Position?, SidecarFile?) =
      await requestThreads.run {
        let file = SidecarFile(of: photo.file, in: root)
        guard let bytes = try? FileBytes(root.openPicture(photo.file.location)),
          let header = try? PictureHeader(bytes, within: options.limits)
        else { return (PhotoMetadata(title: file?.sidecar.title), nil, file) }
        let metadata = PhotoMetadata(header, bytes, of: photo.file, in: root, file?.sidecar)
        guard options.keepsLocation else { return (metadata, nil, file) }
        let written = WrittenDescriptions(header, bytes, of: photo.file, in: root)
        return (metadata, header.exif.position ?? written.position, file)
      }
    var still: PhotoID?
    if let name = file?.sidecar.still {
      still = await self.id(at: photo.album.appending(Array(name.utf8)))
      if still == nil, await listing.isComplete { file?.noteMissingStill() }
    }
    await note(file, of: id)
    var details = PhotoDetails(photo, metadata, file?.sidecar ?? Sidecar(), still: still)
    details.position = position
    guard offersOriginals else { return details }
    do throws(OriginalProblem) {
      details.original = try await original(of: id).name
    } catch .withheld(let reason) {
      details.withheld = reason
    } catch {}
    return details
  }

  /// Names the sidecar of a photograph if it has a problem that is not named yet.
  private func note(_ file: SidecarFile?, of id: PhotoID) {
    guard namedSidecars[id] != file else { return }
    namedSidecars[id] = file?.problem == nil ? nil : file
    if let file, let problem = file.problem { report(.sidecar(file.path.display, problem)) }
  }

  private func id(at path: PhotoPath) -> PhotoID? { listing.photo(at: path)?.id }
}
