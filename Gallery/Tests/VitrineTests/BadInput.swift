import GalleryTestSupport

/// A file that breaks careless galleries, and its expected outcome.
struct BadInput {
  /// The row in the table of bad input.
  let row: Int
  /// The name in the folder of its row.
  let name: String
  let expected: Outcome
  /// The expected details and picture, if it is shown.
  var facts: [Fact] = []
  let write: (_ folder: TemporaryFolder, _ path: String) throws -> Void

  /// The outcome of a file in a gallery.
  enum Outcome: Equatable, CustomStringConvertible {
    case shown
    /// It is shown with a badge that has this text.
    case shownInPart(String)
    /// It cannot be shown, for a reason that contains these words.
    case named(String)
    case ignored

    /// Whether this is the expected outcome. The reason may have more words.
    func meets(_ expected: Outcome) -> Bool {
      switch (self, expected) {
      case (.shownInPart(let own), .shownInPart(let other)), (.named(let own), .named(let other)):
        !other.isEmpty && own.contains(other)
      default: self == expected
      }
    }

    var description: String {
      switch self {
      case .shown: "shown"
      case .shownInPart(let problem): "shown, with the note: \(problem)"
      case .named(let reason): "not shown, named with the reason: \(reason)"
      case .ignored: "not a picture, ignored"
      }
    }
  }

  /// A file with these bytes.
  static func file(
    _ row: Int, _ name: String, _ expected: Outcome, _ bytes: [UInt8], _ facts: Fact...
  ) -> BadInput {
    BadInput(row: row, name: name, expected: expected, facts: facts) { try $0.write(bytes, to: $1) }
  }

  /// A photograph that is shown, with these bytes and facts.
  static func shown(_ row: Int, _ name: String, _ bytes: [UInt8], _ facts: [Fact]) -> BadInput {
    BadInput(row: row, name: name, expected: .shown, facts: facts) { try $0.write(bytes, to: $1) }
  }

  /// The folder of a row.
  static func folder(_ row: Int) -> String { row < 10 ? "0\(row)" : "\(row)" }

  /// The path in the shown folder.
  var path: String { Self.folder(row) + "/" + name }
}
