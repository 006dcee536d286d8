import HTTPTypes
import Hummingbird
import NIOCore

/// Content with the header fields that describe it (RFC 9110, 8.1). A browser that has the content does not receive it again, and
/// a browser that has a part of it can ask for the rest.
struct Representation {
  let validators: Validators
  let content: ByteBuffer
  private let headers: HTTPFields

  /// Content with validators.
  /// - Parameter headers: all but type, tag and date. By default, browsers check content each time before they use it again
  ///   (`no-cache`), because its address does not change with it. Over loopback, a check takes less than a millisecond.
  init(
    type: String, _ validators: Validators, content: [UInt8],
    headers: HTTPFields = [.cacheControl: "no-cache"]
  ) {
    self.validators = validators
    self.content = ByteBuffer(bytes: content)
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
    switch ByteRange(range, of: content.readableBytes) {
    case .whole:
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: content))
    case .part(let range): return part(range)
    case .outside: throw outside
    }
  }

  private func part(_ range: Range<Int>) -> Response {
    var all = headers
    all[.contentRange] =
      "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.readableBytes)"
    let part = content.getSlice(at: content.readerIndex + range.lowerBound, length: range.count)
    return Response(
      status: .partialContent, headers: all, body: ResponseBody(byteBuffer: part ?? ByteBuffer()))
  }

  private var outside: HTTPError {
    HTTPError(
      .rangeNotSatisfiable, headers: [.contentRange: "bytes */\(content.readableBytes)"],
      message: "The content has \(content.readableBytes) bytes.")
  }
}

/// The caching of content whose address contains its version: one year, the longest time that caches know (RFC 9111,
/// 1.2.2), without a check.
let cachedForever = "max-age=31536000, immutable"
