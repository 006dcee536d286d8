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
    } catch let problem as any CommandProblem {
      throw terminal.exit(for: problem)
    }
  }

  private func serve(_ terminal: Terminal) async throws {
    let shown = try folder.map { try Collection(folder: $0) }
    let store = try options.openCache(besides: shown)
    let collection = try shown ?? .samples(beside: .ownExecutable, in: store, terminal)
    let library = try options.library(of: collection, store) { terminal.say(notice: $0) }
    let addresses = ServedAddresses(host)
    let access = Access(
      hosts: addresses.admitted(allowHost),
      token: try accessToken(of: collection, store, addresses))
    let site = GallerySite(
      Gallery(title: collection.title, library: library, tap: options.tap), host: host, port: port,
      access: access)
    try await Serving(
      site: site, addresses: addresses, opensBrowser: !noOpen, terminal: terminal
    ).run()
  }

  /// Returns the token of the collection, which the cache keeps; nil if browsers need none.
  private func accessToken(
    of collection: Collection, _ store: CacheFolder, _ addresses: ServedAddresses
  ) throws(StartProblem) -> AccessToken? {
    let isNeeded = needsToken || needsNewToken || !needsNoToken && addresses.isOpenToTheNetwork
    guard isNeeded else { return nil }
    do throws(FileProblem) {
      let text = try store.secret(
        of: collection.root, orElse: AccessToken().description, isReplacing: needsNewToken
      ) { AccessToken($0) != nil }
      return AccessToken(text)
    } catch {
      throw .cache(store.path, error)
    }
  }
}
