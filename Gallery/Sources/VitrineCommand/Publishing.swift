import GallerySite
import PhotoLibrary

/// Writes a gallery as a site, and shows how many photographs are done.
struct Publishing {
  let gallery: Gallery
  let pictures: PublishedPictures
  let site: SiteFolder
  let terminal: Terminal

  private var library: PhotoLibrary { gallery.library }

  /// What a site has, and lacks.
  struct Result {
    /// The number of its photographs.
    let photographs: Int
    /// The number of files and folders that cannot be read or shown. Each has been named.
    let missing: Int
  }

  /// Writes the site. The page comes last.
  /// - Parameter name: the name of the folder of photographs, for messages.
  /// - Throws: ``ExportProblem`` and ``SiteProblem``.
  func run(of name: String) async throws -> Result {
    let work = Task { await library.run() }
    do {
      let result = try await write(name)
      await end(work)
      return result
    } catch {
      await end(work)
      throw error
    }
  }

  private func end(_ work: Task<Void, Never>) async {
    work.cancel()
    await work.value
  }

  private func write(_ name: String) async throws -> Result {
    let all = await listed()
    let outcomes = try await writePictures(of: all.photos)
    let latest = await library.listing
    let missing = try nameMissing(
      all.photos.filter { latest.photo($0.id) != nil }, outcomes, latest)
    let listing = latest.keeping { outcomes[$0.id]?.version == $0.version }
      .withoutMotion { outcomes[$0.id]?.motionProblem != nil }
    guard !listing.photos.isEmpty else { throw ExportProblem.noPhotographs(quoted(name)) }
    let content = try await PublishedSite(gallery, listing, pictures).content()
    let files = PublishedSite.assets + content.data + content.pages
    for file in files { try await site.write(file.content, to: file.path) }
    for (id, path) in content.originals { try await writeOriginal(of: id, at: path) }
    let others = files.map(\.path) + content.originals.map(\.path) + content.picturePaths
    try await site.finish(
      with: content.page.content, at: content.page.path, keeping: Set(others))
    return Result(photographs: content.photographs, missing: missing + all.skipped.count)
  }

  private func writeOriginal(of id: PhotoID, at path: String) async throws {
    guard let file = try? await library.original(of: id) else {
      throw ExportProblem.temporary(quoted(path), changed)
    }
    do { try await site.write(file.content, to: path) } catch is FileProblem {
      throw ExportProblem.temporary(quoted(path), changed)
    }
  }

  /// Waits until the library has read the folder, and returns its listing.
  private func listed() async -> Listing {
    for await _ in await library.states() where await library.listing.isComplete { break }
    return await library.listing
  }

  /// Names the photographs that are not written, unless the library has named them. Returns their number.
  /// - Throws: ``ExportProblem`` if one of them may be shown later. It must not disappear from the site meanwhile.
  private func nameMissing(
    _ photos: [Photo], _ outcomes: [PhotoID: Outcome], _ latest: Listing
  ) throws(ExportProblem) -> Int {
    var missing = 0
    for photo in photos {
      if let reason = outcomes[photo.id]?.motionProblem {
        missing += 1
        terminal.say(error: "left out the short video of \(quoted(photo.name)): \(reason)")
      }
      guard case .failed(let reason)? = outcomes[photo.id] else { continue }
      missing += 1
      switch latest.photo(photo.id)?.pictureState {
      case .failed: break
      case .delayed(let reason): throw .temporary(quoted(photo.name), reason)
      default: terminal.say(error: "left out \(quoted(photo.name)): \(reason)")
      }
    }
    return missing
  }
}

// MARK: Pictures

extension Publishing {
  /// What became of the pictures of a photograph.
  private enum Outcome: Equatable {
    /// They are in the folder of the site, as the version of the file has them. Its short video is missing for the reason
    /// `withoutMotion`; nil if it is there, or if there is none.
    case written(version: String, withoutMotion: String? = nil)
    /// There are none, for this reason.
    case failed(String)

    /// The version of the pictures in the folder; nil without any.
    var version: String? { if case .written(let version, _) = self { version } else { nil } }

    /// The reason that the short video is missing; nil if it is not.
    var motionProblem: String? {
      if case .written(_, let reason) = self { reason } else { nil }
    }
  }

  /// Writes the pictures of photographs, of several at the same time.
  private func writePictures(
    of photos: some Swift.Collection<Photo> & Sendable
  ) async throws -> [PhotoID: Outcome] {
    var outcomes: [PhotoID: Outcome] = [:]
    var rest = photos.makeIterator()
    try await withThrowingTaskGroup(of: (PhotoID, Outcome).self) { group in
      func addNext() {
        guard let photo = rest.next() else { return }
        group.addTask { (photo.id, try await writePictures(of: photo)) }
      }
      for _ in 0..<photosAtATime { addNext() }
      while let (id, outcome) = try await group.next() {
        outcomes[id] = outcome
        terminal.show(
          .init(doing: "Publishing photographs", done: outcomes.count, total: photos.count))
        addNext()
      }
    }
    terminal.endProgress()
    return outcomes
  }

  /// Makes all pictures of a photograph, and then writes them.
  private func writePictures(of photo: Photo) async throws -> Outcome {
    guard let photo = await library.confirmed(photo.id) else { return .failed(changed) }
    var files: [SiteFile] = []
    do throws(PictureRequestProblem) {
      for size in pictures.sizes(of: photo) {
        let picture = try await library.picture(photo.id, width: size.width)
        guard picture.version == photo.version else { return .failed(changed) }
        let path = PublishedSite.path(of: photo.id, width: size.width)
        files.append(SiteFile(path: path, content: picture.jpeg))
      }
    } catch .unknown {
      return .failed(changed)
    } catch .cannotBeShown(let reason) {
      return .failed(reason)
    }
    for file in files { try await site.write(file.content, to: file.path) }
    if let path = PublishedSite.videoPath(of: photo) {
      let video: ServedFile
      do throws(PictureRequestProblem) { video = try await library.video(photo.id) } catch .unknown
      {
        return .failed(changed)
      } catch .cannotBeShown(let reason) {
        // The photograph can be shown without what moves beside it.
        guard photo.hasMotion else { return .failed(reason) }
        return .written(version: photo.version, withoutMotion: reason)
      }
      guard video.version == photo.videoVersion else { return .failed(changed) }
      do { try await site.write(video, to: path) } catch is FileProblem {
        return .failed(changed)
      }
    }
    return .written(version: photo.version)
  }
}

private let changed = "it has changed during the export; export it again"

// More than there are workers, so that no worker waits for a disk.
private let photosAtATime = 8
