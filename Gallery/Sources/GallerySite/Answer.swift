import HTTPTypes
import Hummingbird
import NIOCore
import PhotoLibrary

/// Content with a tag that changes with it. A browser that has the content does not receive it again.
struct Answer {
  let tag: String
  let content: ByteBuffer
  private let headers: HTTPFields

  /// Content with a given tag.
  /// - Parameter headers: all but type and tag. By default, browsers check content each time before they use it again
  ///   (`no-cache`), because its address never changes. Over loopback, a check takes less than a millisecond.
  init(
    type: String, tag: String, content: [UInt8], headers: HTTPFields = [.cacheControl: "no-cache"]
  ) {
    self.tag = "\"\(tag)\""
    self.content = ByteBuffer(bytes: content)
    var all = headers
    (all[.contentType], all[.eTag]) = (type, self.tag)
    self.headers = all
  }

  /// Content with a digest as its tag.
  init(type: String, _ content: some Collection<UInt8>) {
    let bytes = Array(content)
    let digest = Digest.sha256(bytes).prefix(8).map { String($0, radix: 16) }.joined(
      separator: "-")
    self.init(type: type, tag: digest, content: bytes)
  }

  /// Returns the response to a request, without the content if the browser has it.
  func response(to request: Request) -> Response {
    guard !request.hasCurrent(tag) else { return Response(status: .notModified, headers: headers) }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: content))
  }
}

extension Request {
  /// Whether `If-None-Match` contains a tag (RFC 9110, 13.1.2: weak comparison; `*` matches any tag).
  func hasCurrent(_ tag: String) -> Bool {
    headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }.contains { named in
      let name = named.drop { $0 == " " }.trimmingSuffix { $0 == " " }
      return name == "*" || (name.hasPrefix("W/") ? name.dropFirst(2) : name) == tag
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, predicate(last) { rest.removeLast() }
    return rest
  }
}
