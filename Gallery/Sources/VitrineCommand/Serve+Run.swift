import ArgumentParser
import CProcess
import GallerySite
import PhotoLibrary

/// What the command opens before it serves: the cache, the collection and the addresses.
extension Serve {
  func run() async throws {
    vitrine_use_one_arena()
    let terminal = Terminal()
    do {
      try await serve(terminal)
    } catch let problem as ServeProblem {
      terminal.say(error: problem.description)
      throw ExitCode(problem.status)
    }
  }

  private func serve(_ terminal: Terminal) async throws {
    let shown = try folder.map { try Collection(folder: $0) }
    let store = try openCache(besides: shown)
    let collection = try shown ?? .samples(beside: .ownExecutable, in: store, terminal)
    let library = PhotoLibrary(
      collection.root, try pictureCache(store),
      making: making, sorting: sort, report: { terminal.say(notice: $0) })
    let addresses = ServedAddresses(host)
    let access = Access(hosts: addresses.admitted(allowHost), token: accessToken(addresses))
    let site = GallerySite(
      Gallery(title: collection.title, library: library), host: host, port: port, access: access)
    try await Serving(
      site: site, addresses: addresses, opensBrowser: !noOpen, terminal: terminal
    ).run()
  }

  private var making: PhotoLibrary.Making {
    .init(
      executable: ownExecutable, retries: retry, limits: .init(pixels: maxMegapixels * 1_000_000))
  }

  private func accessToken(_ addresses: ServedAddresses) -> AccessToken? {
    needsToken || !needsNoToken && addresses.isOpenToTheNetwork ? AccessToken() : nil
  }

  /// Opens the cache. Refuses one in the shown folder, except for the user's own, which a home folder contains.
  private func openCache(besides shown: Collection?) throws(ServeProblem) -> CacheFolder {
    let path = cache ?? CacheFolder.standardPath
    if let shown, path != CacheFolder.standardPath, shown.root.contains(path) {
      throw .cache(
        quoted(path), "it is inside the folder of photographs, where vitrine writes nothing")
    }
    do throws(FileProblem) { return try CacheFolder(path) } catch { throw .cache(path, error) }
  }

  private func pictureCache(_ store: CacheFolder) throws(ServeProblem) -> PictureCache {
    let limit = CacheLimit.standard(at: store.path, bytes: cacheSize?.bytes)
    do throws(FileProblem) { return try PictureCache(store, limit: limit) } catch {
      throw .cache(store.path, error)
    }
  }
}
