/// A form in which content is sent (RFC 9110, 8.4.1). The case that comes first is usually the smallest.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip
  /// The content as it is.
  case identity
}
