extension String {
  /// The text in one line of at most 300 characters. Messages of decoders can contain line breaks from a file.
  var oneLine: String {
    let scalars = unicodeScalars.prefix(300).map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
