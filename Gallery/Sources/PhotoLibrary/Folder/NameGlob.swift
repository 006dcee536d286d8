/// A pattern for one name, in which `*`, `?` and `[…]` stand for other characters, as in git.
///
/// ```
///   *.png      any number of characters
///   IMG_?.jpg  one character
///   [a-c]*     one of these characters; [!a-c] one other, [[:digit:]] one of a kind
///   \*.jpg     a character that follows a backslash stands for itself
/// ```
/// Letters are compared as people see them, so an accented letter matches each of its forms in Unicode. Upper and lower case differ.
struct NameGlob: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case character(Character)
    case anyCharacter
    case anyCharacters
    case oneOf(GlobCharacters)
  }

  private var parts: [Part] = []

  /// Reads a pattern without slashes; nil if a bracket is not closed, or if nothing follows a backslash.
  init?(_ pattern: some Collection<Character>) {
    var rest = Array(pattern)[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": parts.append(.anyCharacters)
      case "?": parts.append(.anyCharacter)
      case "[":
        guard let set = GlobCharacters(&rest) else { return nil }
        parts.append(.oneOf(set))
      case "\\":
        guard let literal = rest.popFirst() else { return nil }
        parts.append(.character(literal))
      default: parts.append(.character(character))
      }
    }
  }

  /// Whether a name is one that the pattern describes.
  func matches(_ name: [Character]) -> Bool {
    sequence(name, matches: parts, isAny: { $0 == .anyCharacters }) { part, character in
      switch part {
      case .character(let own): own == character
      case .oneOf(let set): set.contains(character)
      case .anyCharacter, .anyCharacters: true
      }
    }
  }
}

/// Whether each element of a sequence is one that the next pattern describes. Takes time in proportion to the product of both counts
/// at most.
/// - Parameter isAny: whether a pattern stands for any number of elements.
func sequence<Element, Pattern>(
  _ elements: [Element], matches patterns: [Pattern], isAny: (Pattern) -> Bool,
  matchesOne: (Pattern, Element) -> Bool
) -> Bool {
  var (element, pattern) = (0, 0)
  // The last pattern for any number takes one element more each time the patterns after it do not match.
  var last: (element: Int, pattern: Int)?
  while element < elements.count {
    if pattern < patterns.count, isAny(patterns[pattern]) {
      pattern += 1
      last = (element, pattern)
    } else if pattern < patterns.count, matchesOne(patterns[pattern], elements[element]) {
      (element, pattern) = (element + 1, pattern + 1)
    } else if let retry = last {
      (element, pattern) = (retry.element + 1, retry.pattern)
      last = (element, pattern)
    } else {
      return false
    }
  }
  return patterns[pattern...].allSatisfy(isAny)
}
