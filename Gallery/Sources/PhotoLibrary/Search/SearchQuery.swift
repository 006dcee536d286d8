/// Words to search for, as people type them. A photograph matches if it has all of them, in any of its texts.
///
/// A word matches the beginning of a word, regardless of case and accents: `Zür` finds "Zurich". What a word contains besides letters
/// and numbers joins its parts: `2023-07` finds July 2023, and `IMG_20` a file. No character has a meaning of its own.
public struct SearchQuery: Sendable, Equatable {
  private let words: [Substring]

  /// Reads words between blanks. Only the first 32 words count, and the first 64 characters of each.
  public init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).lazy
      .filter { $0.contains { $0.isLetter || $0.isNumber } }.prefix(32).map { $0.prefix(64) }
  }

  /// Whether there is nothing to search for.
  public var isEmpty: Bool { words.isEmpty }

  /// The query in the language of SQLite's full-text search: each word is a phrase whose last part may go on.
  var expression: String {
    words.map { "\"\(searchable(withoutMarks($0)))\"*" }.joined(separator: " ")
  }
}

/// Returns a text with blanks instead of quotes and zeros, which end a phrase or the query. A quote may be a part of a character, such as
/// one with an accent.
private func withoutMarks(_ text: Substring) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    result.unicodeScalars.append(scalar == "\"" || scalar == "\0" ? " " : scalar)
  }
}

/// Returns a text whose ideographs and syllables are words of their own, because Chinese and Japanese have no blanks between words.
func searchable(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: isWord) else { return String(text) }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    if isWord(scalar) { result += " " }
    result.unicodeScalars.append(scalar)
    if isWord(scalar) { result += " " }
  }
}

/// Whether a character is a word in a text for searching: those from the radicals of Chinese to the syllables of Korean.
private func isWord(_ scalar: Unicode.Scalar) -> Bool {
  (0x2E80...0xD7FF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
}
