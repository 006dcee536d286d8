import Foundation
import HTTPTypes
import Hummingbird
import PhotoLibrary

/// The addresses of a gallery: the page, its files, the listing, details, pictures, events.
struct GalleryRoutes {
  typealias Context = GalleryContext

  let gallery: Gallery

  /// Returns a router that keeps to the rules of access.
  func router(_ access: Access) -> Router<Context> {
    let router = Router(context: Context.self, options: .autoGenerateHeadEndpoints)
    router.middlewares.add(SecurityHeaders())
    router.middlewares.add(MethodCheck())
    router.middlewares.add(HostCheck(hosts: access.hosts))
    router.middlewares.add(BodyCheck())
    if let token = access.token { router.middlewares.add(TokenCheck(token: token)) }
    router.get("/") { request, _ in try await page(request) }
    router.get("/gallery.json") { request, _ in try await listing(request) }
    router.get("/albums.json") { request, _ in try await albums(request) }
    router.get("/details/:file") { request, context in try await details(request, context) }
    router.get("/p/:id/:file") { request, context in try await picture(request, context) }
    router.get("/o/:id/:file") { request, context in try await original(request, context) }
    router.get("/v/:file") { request, context in try await video(request, context) }
    router.get("/events") { request, _ in EventStream(gallery.library).response(to: request) }
    router.get("/assets/:version/:name") { request, context in try asset(request, context) }
    return router
  }

  private func page(_ request: Request) async throws -> Response {
    var page = GalleryPage(
      title: gallery.title, listing: await gallery.library.listing, source: .server,
      tap: gallery.tap, data: nil)
    // The form and the links of a browser without scripts.
    let parameters = request.uri.queryParameters
    if let words = parameters["search"].map({ $0.replacing("+", with: " ") }),
      !words.allSatisfy(\.isWhitespace)
    {
      let (all, found) = try await found(words)
      page.listing = all.keeping(found)
      page.query = String(words)
    } else if let id = parameters["album"].flatMap({ PhotoID(String($0)) }),
      let album = page.listing.album(id)
    {
      page.album = album
    }
    let (html, listing) = (page.html, page.listing)
    let type = "text/html; charset=utf-8"
    return try CodedContent(type: type, html.utf8, changed: listing.changed).response(to: request)
  }

  private func listing(_ request: Request) async throws -> Response {
    let query = request.uri.queryParameters
    let page = query["page"].map { Int($0) } ?? 0
    guard let page, (0...maximumPage).contains(page) else {
      throw HTTPError(.badRequest, message: "page must be a number from 0 to \(maximumPage).")
    }
    if let query = query["search"] {
      let (listing, found) = try await found(query)
      let answer = GalleryListing(gallery, listing, page: page, found: found)
      return try content(answer, changed: listing.changed).response(to: request)
    }
    let listing = await gallery.library.listing
    let answer = GalleryListing(
      gallery, listing, page: page, album: try album(of: request, in: listing))
    return try content(answer, changed: listing.changed).response(to: request)
  }

  private func album(of request: Request, in listing: Listing) throws(HTTPError) -> Album? {
    guard let id = request.uri.queryParameters["album"] else { return nil }
    guard let album = PhotoID(String(id)).flatMap({ listing.album($0) }) else {
      throw HTTPError(.notFound, message: "There is no such album.")
    }
    return album
  }

  private func found(_ query: Substring) async throws -> (Listing, [Int]) {
    do throws(SearchProblem) {
      // Forms write blanks as pluses. A plus itself is no part of a word.
      let words = query.replacing("+", with: " ")
      return try await gallery.library.search(SearchQuery(String(words)))
    } catch {
      throw HTTPError(.serviceUnavailable, message: "Nobody can search: \(error.reason).")
    }
  }

  private func albums(_ request: Request) async throws -> Response {
    let listing = await gallery.library.listing
    let album = try album(of: request, in: listing)
    let albums = AlbumListing(listing, in: album, .server)
    return try CodedContent(type: "application/json", albums.json, changed: listing.changed)
      .response(to: request)
  }

  private func details(_ request: Request, _ context: Context) async throws -> Response {
    let (id, type) = context.parameters.get("file").map(split) ?? ("", "")
    guard type == "json", let id = PhotoID(id), let details = await gallery.library.details(of: id)
    else {
      throw HTTPError(.notFound, message: "There is no such photograph.")
    }
    return try content(details).response(to: request)
  }

  private func content(_ value: some Encodable, changed: Date? = nil) throws -> CodedContent {
    CodedContent(type: "application/json", try json(value), changed: changed)
  }

  private func asset(_ request: Request, _ context: Context) throws -> Response {
    guard let version = context.parameters.get("version"),
      let asset = context.parameters.get("name").flatMap({ Asset.at(version: version, name: $0) })
    else { throw HTTPError(.notFound, message: "This version of the page has no such file.") }
    return try asset.response(to: request)
  }
}

extension GalleryRoutes {
  private func picture(_ request: Request, _ context: Context) async throws -> Response {
    let (name, type) = context.parameters.get("file").map(split) ?? ("", "")
    guard type == "jpg", let id = context.parameters.get("id").flatMap({ PhotoID($0) }) else {
      throw HTTPError(.notFound)
    }
    let picture = try await picture(id, name) { request.hasCurrent(Validators($0)) }
    let isKept = name != "preview" && request.uri.queryParameters["v"] ?? "" == picture.version
    return try Representation(
      type: "image/jpeg", Validators(picture), content: picture.jpeg,
      headers: [.cacheControl: isKept ? "private, \(cachedForever)" : "no-cache"]
    ).response(to: request)
  }

  private func video(_ request: Request, _ context: Context) async throws -> Response {
    let (name, type) = context.parameters.get("file").map(split) ?? ("", "")
    guard let id = PhotoID(name) else { throw HTTPError(.notFound) }
    let video: ServedFile
    do throws(PictureRequestProblem) { video = try await gallery.library.video(id) } catch {
      throw HTTPError(error)
    }
    guard video.type.hasSuffix("/" + type) else { throw HTTPError(.notFound) }
    return try Representation(video).response(to: request)
  }

  private func picture(
    _ id: PhotoID, _ name: String, unless isKnown: (ServedPicture) -> Bool
  ) async throws -> ServedPicture {
    do throws(PictureRequestProblem) {
      return if name == "preview" {
        try await gallery.library.preview(id, unless: isKnown)
      } else if let region = PhotoRegion(name) {
        try await gallery.library.picture(id, region, unless: isKnown)
      } else {
        try await gallery.library.picture(id, width: Int(name) ?? 0, unless: isKnown)
      }
    } catch {
      throw HTTPError(error)
    }
  }
}

extension HTTPError {
  fileprivate init(_ problem: PictureRequestProblem) {
    switch problem {
    case .unknown: self.init(.notFound, message: "There is no such photograph.")
    case .cannotBeShown(let reason):
      self.init(.unprocessableContent, message: "This file cannot be shown: \(reason).")
    }
  }
}

extension GalleryRoutes {
  private func original(_ request: Request, _ context: Context) async throws -> Response {
    guard let id = context.parameters.get("id").flatMap({ PhotoID($0) }) else {
      throw HTTPError(.notFound)
    }
    let file: OriginalFile
    do throws(OriginalProblem) {
      file = try await gallery.library.original(of: id)
    } catch .unknown {
      throw HTTPError(.notFound, message: "There is no such file.")
    } catch .withheld(let reason) {
      throw HTTPError(.unprocessableContent, message: "This file is not offered: \(reason).")
    }
    guard context.parameters.get("file") == file.name else { throw HTTPError(.notFound) }
    return try Representation(file.content, headers: [.contentDisposition: "attachment"])
      .response(to: request)
  }
}

extension Validators {
  fileprivate init(_ picture: ServedPicture) {
    self.init(tag: picture.tag, changed: picture.changed)
  }
}

/// Splits `name.type` at its last dot.
private func split(_ file: String) -> (name: String, type: String) {
  guard let dot = file.lastIndex(of: ".") else { return (file, "") }
  return (String(file[..<dot]), String(file[file.index(after: dot)...]))
}

// At a thousand photographs a page, this is the number of files at which the walk of a folder stops.
private let maximumPage = 1000
