extension String {
  /// The text in one line of at most 300 characters. Decoders quote what stands in a file, line breaks and all.
  var oneLine: String {
    let scalars = unicodeScalars.prefix(300).map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
