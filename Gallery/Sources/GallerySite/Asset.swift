import Foundation
import HTTPTypes
import Hummingbird

/// A file of the page, embedded in the command as it is and compressed.
///
/// Its address contains a version, which changes with the content of any file. So browsers keep files for good, and fetch
/// them again when another version of the command serves the page.
struct Asset: Sendable {
  let name: String
  /// The MIME type.
  let type: String
  /// A digest of the content.
  let tag: String
  private let contents: [ContentCoding: [UInt8]]

  /// Creates a file from texts in Base64. A compressed form is missing if it is not smaller.
  init(
    name: String, type: String, tag: String, identity: String, brotli: String? = nil,
    gzip: String? = nil
  ) {
    (self.name, self.type, self.tag) = (name, type, tag)
    let texts: [ContentCoding: String?] = [.identity: identity, .brotli: brotli, .gzip: gzip]
    contents = texts.compactMapValues { $0.flatMap { Data(base64Encoded: $0) }.map(Array.init) }
  }

  /// The content as it is.
  var content: [UInt8] { contents[.identity] ?? [] }

  /// The template of the page.
  static let page = all[pageName]

  /// The files with an address of their own.
  static let files = embeddedAssets.filter { $0.name != pageName }

  /// The folder in the addresses of this version's files, relative to the page.
  static let folder = "assets/\(embeddedVersion)"

  /// Returns the file at an address; nil if this version has no such file.
  static func at(version: String, name: String) -> Asset? {
    version == embeddedVersion && name != pageName ? all[name] : nil
  }

  private static let pageName = "index.html"

  private static let all = Dictionary(uniqueKeysWithValues: embeddedAssets.map { ($0.name, $0) })
}

extension Asset {
  /// Returns the response to a request, in the coding that the client prefers.
  func response(to request: Request) throws(HTTPError) -> Response {
    try CodedContent(type: type, tag: tag, headers: [.cacheControl: cachedForever], contents)
      .response(to: request)
  }
}
