import GallerySite
import PhotoLibrary

/// What a site has, and lacks.
struct Published {
  /// The number of its photographs.
  let photographs: Int
  /// The number of files and folders that cannot be read or shown.
  let missing: Int
}

/// Writes a gallery as a site, and shows how many photographs are done.
struct Publishing {
  let gallery: Gallery
  let pictures: PublishedPictures
  let folder: SiteFolder
  let terminal: Terminal

  private var library: PhotoLibrary { gallery.library }

  /// Writes the site. The page comes last.
  /// - Parameter name: the name of the folder of photographs, for messages.
  /// - Throws: ``ExportProblem`` and ``SiteProblem``.
  func run(of name: String) async throws -> Published {
    let work = Task { await library.run() }
    do {
      let published = try await write(name)
      await end(work)
      return published
    } catch {
      await end(work)
      throw error
    }
  }

  private func end(_ work: Task<Void, Never>) async {
    work.cancel()
    await work.value
  }

  private func write(_ name: String) async throws -> Published {
    let all = await listed()
    let versions = try await writePictures(of: all.photos)
    let listing = await library.listing.keeping { versions[$0.id] == $0.version }
    guard !listing.photos.isEmpty else { throw ExportProblem.noPhotographs(quoted(name)) }
    for file in PublishedSite.assets { try await folder.write(file.content, to: file.path) }
    var files = try await PublishedSite(gallery, listing, pictures).files()
    let page = files.removeLast()
    for file in files { try await folder.write(file.content, to: file.path) }
    try await folder.finish(with: page.content, at: page.path)
    let count = listing.photos.count
    return Published(
      photographs: count, missing: all.photos.count - count + all.skipped.count)
  }

  /// Waits until the folder is read, and returns what it has.
  private func listed() async -> Listing {
    for await _ in await library.states() where await library.listing.isComplete { break }
    return await library.listing
  }

  /// Writes the pictures of photographs, of several at the same time. Returns the version of each one that can be shown; the library
  /// names the others.
  private func writePictures(
    of photos: some Swift.Collection<Photo> & Sendable
  ) async throws -> [PhotoID: String] {
    var versions: [PhotoID: String] = [:]
    var rest = photos.makeIterator()
    try await withThrowingTaskGroup(of: (PhotoID, String?).self) { group in
      func addNext() {
        guard let photo = rest.next() else { return }
        group.addTask { (photo.id, try await writePictures(of: photo)) }
      }
      for _ in 0..<photosAtATime { addNext() }
      var done = 0
      while let (id, version) = try await group.next() {
        versions[id] = version
        done += 1
        terminal.show(.init(doing: "Publishing photographs", done: done, total: photos.count))
        addNext()
      }
    }
    terminal.endProgress()
    return versions
  }

  /// Writes the pictures of a photograph. Returns its version; nil if it cannot be shown, or has changed meanwhile.
  private func writePictures(of photo: Photo) async throws -> String? {
    for size in pictures.sizes(of: photo) {
      guard let picture = try? await library.picture(photo.id, width: size.width),
        picture.version == photo.version
      else { return nil }
      try await folder.write(
        picture.jpeg, to: PublishedSite.path(of: photo.id, width: size.width))
    }
    return photo.version
  }
}

// More than there are workers, so that no worker waits for a disk.
private let photosAtATime = 8
