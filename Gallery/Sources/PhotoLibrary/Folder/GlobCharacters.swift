/// The characters in brackets of a pattern: `abc`, `a-z`, `!a-z`, `[:digit:]`.
struct GlobCharacters: Sendable, Equatable {
  private var isNegated = false
  private var ranges: [ClosedRange<Character>] = []
  private var kinds: [CharacterKind] = []

  /// Reads the characters after the opening bracket, and the closing one; nil if there is none.
  init?(_ rest: inout ArraySlice<Character>) {
    if let first = rest.first, first == "!" || first == "^" {
      isNegated = true
      rest.removeFirst()
    }
    // A bracket that comes first stands for itself.
    var isFirst = true
    while let character = rest.popFirst() {
      if character == "]", !isFirst { return }
      isFirst = false
      if character == "[", let kind = CharacterKind(&rest) {
        kinds.append(kind)
        continue
      }
      guard let lower = Self.literal(character, &rest) else { return nil }
      guard rest.first == "-", rest.dropFirst().first.map({ $0 != "]" }) == true else {
        ranges.append(lower...lower)
        continue
      }
      rest.removeFirst()
      guard let upper = Self.literal(rest.removeFirst(), &rest) else { return nil }
      if lower <= upper { ranges.append(lower...upper) }
    }
    return nil
  }

  func contains(_ character: Character) -> Bool {
    let isListed = ranges.contains { $0.contains(character) }
    return (isListed || kinds.contains { $0.contains(character) }) != isNegated
  }

  private static func literal(
    _ character: Character, _ rest: inout ArraySlice<Character>
  ) -> Character? { character == "\\" ? rest.popFirst() : character }
}

/// A kind of characters of ASCII, as POSIX names them: `[:digit:]`.
private enum CharacterKind: String, CaseIterable, Sendable {
  case alnum, alpha, blank, cntrl, digit, graph, lower, print, punct, space, upper, xdigit

  /// Reads `:digit:]` after the bracket that opens it; nil for anything else, which stays.
  init?(_ rest: inout ArraySlice<Character>) {
    guard let kind = Self.allCases.first(where: { rest.starts(with: ":\($0.rawValue):]") }) else {
      return nil
    }
    rest.removeFirst(kind.rawValue.count + 3)
    self = kind
  }

  func contains(_ character: Character) -> Bool {
    guard let code = character.asciiValue else { return false }
    let isVisible = (0x21...0x7E).contains(code)
    let isLetterOrDigit = character.isLetter || character.isNumber
    switch self {
    case .alnum: return isLetterOrDigit
    case .alpha: return character.isLetter
    case .blank: return character == " " || character == "\t"
    case .cntrl: return code < 0x20 || code == 0x7F
    case .digit: return character.isNumber
    case .graph: return isVisible
    case .lower: return character.isLowercase
    case .print: return isVisible || character == " "
    case .punct: return isVisible && !isLetterOrDigit
    case .space: return character.isWhitespace
    case .upper: return character.isUppercase
    case .xdigit: return character.isHexDigit
    }
  }
}
