extension String {
  /// The text in one line of at most 300 characters. Messages of decoders can contain line breaks from a file.
  var oneLine: String {
    let scalars = unicodeScalars.prefix(300).map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The text of a file in one line: without control characters, and without blanks at its ends; nil if nothing is left.
  var printable: String? {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      ["\n", "\r", "\t"].contains(scalar) ? " " : scalar
    }
    let text = String(
      String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .control })
    ).trimmed
    return text.isEmpty ? nil : text
  }
}
