import Foundation
import HTTPTypes
import Hummingbird

/// The tag and the date of some content, which both change with it (RFC 9110, 8.8).
struct Validators {
  /// The tag in quotation marks.
  let tag: String
  /// The date of the last change; nil if it is not known.
  let date: HTTPDate?

  /// - Parameters:
  ///   - tag: without quotation marks.
  ///   - changed: the date of the last change. Content may change again within the same second, so a date counts only once
  ///     its second is over.
  init(tag: String, changed: Date? = nil) {
    self.tag = "\"\(tag)\""
    let now = HTTPDate(.now)
    date = changed.map(HTTPDate.init).flatMap { now.isAfter($0) ? $0 : nil }
  }

  /// The header fields.
  var fields: HTTPFields {
    var fields: HTTPFields = [.eTag: tag]
    fields[.lastModified] = date?.description
    return fields
  }
}

extension Request {
  /// Whether the client has the content with these validators. The tag decides if the request names one (RFC 9110, 13.2.2).
  func hasCurrent(_ content: Validators) -> Bool {
    let tags = headers[values: .ifNoneMatch]
    guard tags.isEmpty else { return tags.flatMap(members).contains { matches($0, content.tag) } }
    guard let date = content.date,
      let known = headers[.ifModifiedSince].flatMap({ HTTPDate($0) })
    else { return false }
    return !date.isAfter(known)
  }

  /// Whether the range that a request asks for is one of this content. `If-Range` names the content that the client has begun
  /// to receive (RFC 9110, 13.1.5).
  func asksForPart(of content: Validators) -> Bool {
    guard method == .get else { return false }
    return headers[.ifRange].map { $0 == content.tag || $0 == content.date?.description } ?? true
  }

  /// Compares weakly (RFC 9110, 13.1.2). `*` matches any tag.
  private func matches(_ name: Substring, _ tag: String) -> Bool {
    name == "*" || (name.hasPrefix("W/") ? name.dropFirst(2) : name) == tag
  }
}

/// Returns the members of a list, without spaces around them.
private func members(_ list: String) -> [Substring] {
  list.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map { member in
    var rest = member
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
