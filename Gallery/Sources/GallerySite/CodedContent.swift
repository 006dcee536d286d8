import Foundation
import HTTPTypes
import Hummingbird
import PhotoLibrary

/// Content in one or several codings. A client receives it in the coding that it prefers.
struct CodedContent {
  /// The MIME type.
  let type: String
  /// A digest of the content.
  let tag: String
  /// The date of the last change; nil if it is not known.
  let changed: Date?
  /// The header fields except those of the coding.
  let headers: HTTPFields
  /// The codings.
  let codings: Set<ContentCoding>
  /// Returns the bytes in one of the codings.
  let bytes: (ContentCoding) -> [UInt8]

  /// Content that is at hand in all codings.
  init(type: String, tag: String, headers: HTTPFields, _ contents: [ContentCoding: [UInt8]]) {
    (self.type, self.tag, self.headers) = (type, tag, headers)
    changed = nil
    codings = Set(contents.keys)
    bytes = { contents[$0] ?? [] }
  }

  /// Text that was made for a request, with a digest as its tag. It is compressed when a client needs that.
  init(type: String, _ text: some Collection<UInt8>, changed: Date? = nil) {
    let text = Array(text)
    self.type = type
    self.changed = changed
    tag = Digest.sha256(text).prefix(8).map(hexadecimal).joined()
    headers = [.cacheControl: "no-cache"]
    codings = text.count < worthCompressing ? [.identity] : [.identity, .gzip]
    bytes = { $0 == .gzip ? compressed(text) : text }
  }

  /// Returns the response to a request.
  /// - Throws: 406 if the client refuses all codings, and 416 for a part that the content does not have.
  func response(to request: Request) throws(HTTPError) -> Response {
    let field = request.headers[values: .acceptEncoding].joined(separator: ",")
    guard let coding = AcceptedCodings(field).preferred(among: codings) else {
      let names = ContentCoding.allCases.filter(codings.contains).map(\.rawValue)
      throw HTTPError(
        .notAcceptable, headers: [.vary: "Accept-Encoding"],
        message: "This content is available only as \(names.joined(separator: ", ")).")
    }
    var all = headers
    all[.vary] = "Accept-Encoding"
    if coding != .identity { all[.contentEncoding] = coding.rawValue }
    let validators = Validators(
      tag: coding == .identity ? tag : "\(tag)-\(coding.rawValue)", changed: changed)
    let content = request.hasCurrent(validators) ? [] : bytes(coding)
    return try Representation(type: type, validators, content: content, headers: all)
      .response(to: request)
  }
}

// A smaller text fits into one packet of a network as it is.
private let worthCompressing = 1200
