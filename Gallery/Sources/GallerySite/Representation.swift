import HTTPTypes
import Hummingbird
import NIOCore
import PhotoLibrary

/// Content with the header fields that describe it (RFC 9110, 8.1). A browser that has the content does not receive it again, and
/// a browser that has a part of it can ask for the rest.
struct Representation {
  private let validators: Validators
  private let headers: HTTPFields
  /// The number of bytes.
  private let count: Int
  /// Returns a part as the body of a response.
  private let body: (Range<Int>) -> ResponseBody

  /// Content with validators.
  /// - Parameter headers: all but type, tag and date. By default, browsers check content each time before they use it again
  ///   (`no-cache`), because its address does not change with it. Over loopback, a check takes less than a millisecond.
  init(
    type: String, _ validators: Validators, content: [UInt8],
    headers: HTTPFields = [.cacheControl: "no-cache"]
  ) {
    let content = ByteBuffer(bytes: content)
    self.init(type, validators, count: content.readableBytes, headers) { range in
      let part = content.getSlice(at: content.readerIndex + range.lowerBound, length: range.count)
      return ResponseBody(byteBuffer: part ?? ByteBuffer())
    }
  }

  /// The content of a file, of which a quarter of a megabyte at a time is in memory. A file that becomes shorter while it is sent ends the
  /// connection, so that no client takes its beginning for the whole.
  init(_ file: ServedFile, headers: HTTPFields = [:]) {
    var all = headers
    all[.cacheControl] = "private, no-cache"
    self.init(file.type, Validators(tag: file.version), count: file.count, all) { range in
      ResponseBody(contentLength: range.count) { writer in
        for start in stride(from: range.lowerBound, to: range.upperBound, by: partBytes) {
          let part = start..<min(range.upperBound, start + partBytes)
          try await writer.write(ByteBuffer(bytes: try await file.bytes(in: part)))
        }
        try await writer.finish(nil)
      }
    }
  }

  private init(
    _ type: String, _ validators: Validators, count: Int, _ headers: HTTPFields,
    body: @escaping (Range<Int>) -> ResponseBody
  ) {
    (self.validators, self.count, self.body) = (validators, count, body)
    var all = headers
    (all[.contentType], all[.acceptRanges]) = (type, "bytes")
    all.append(contentsOf: validators.fields)
    self.headers = all
  }

  /// Returns the response to a request: the content, the part that the client asks for, or nothing if the browser has it.
  /// - Throws: 416 if the content has no such part.
  func response(to request: Request) throws(HTTPError) -> Response {
    guard !request.hasCurrent(validators) else {
      return Response(status: .notModified, headers: headers)
    }
    let range = request.asksForPart(of: validators) ? request.headers[.range] : nil
    switch ByteRange(range, of: count) {
    case .whole: return Response(status: .ok, headers: headers, body: body(0..<count))
    case .part(let range):
      var all = headers
      all[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"
      return Response(status: .partialContent, headers: all, body: body(range))
    case .outside:
      throw HTTPError(
        .rangeNotSatisfiable, headers: [.contentRange: "bytes */\(count)"],
        message: "The content has \(count) bytes.")
    }
  }
}

private let partBytes = 1 << 18

/// The caching of content whose address contains its version: one year, the longest time that caches know (RFC 9111,
/// 1.2.2), without a check.
let cachedForever = "max-age=31536000, immutable"
