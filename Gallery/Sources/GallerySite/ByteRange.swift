/// The part of some content that a client asks for with the field `Range` (RFC 9110, 14.2).
enum ByteRange: Equatable {
  /// Everything: the field is missing, is not valid, or asks for several parts.
  case whole
  /// These bytes.
  case part(Range<Int>)
  /// Bytes that the content does not have.
  case outside

  /// Reads a field, such as `bytes=0-99`, about content of some length.
  init(_ field: String?, of count: Int) {
    guard let field, let range = field.wholeMatch(of: /(?i)bytes=([0-9]*)-([0-9]*)/),
      !(range.1.isEmpty && range.2.isEmpty)
    else {
      self = .whole
      return
    }
    // A number that is too large for an integer is past the end of any content.
    let (first, last) = (Int(range.1) ?? .max, Int(range.2) ?? .max)
    if range.1.isEmpty {
      self = .init(max(0, count - last)..<count)
    } else if first > last {
      self = .whole
    } else {
      self = .init(min(first, count)..<min(last, count - 1) + 1)
    }
  }

  private init(_ range: Range<Int>) {
    self = range.isEmpty ? .outside : .part(range)
  }
}
