/// A file or folder that is not shown, and why.
public struct Skipped: Hashable, Sendable, CustomStringConvertible {
  /// Its path below the folder, for people to read.
  public let name: String
  /// Why, in one clause.
  public let reason: String

  /// An entry for one file.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// One line for a terminal: `skipped "name": reason`.
  public var description: String {
    "skipped \(quoted(name)): \(reason)"
  }
}

/// A name in quotes that takes exactly one line and cannot steer the terminal it is printed on.
///
/// Control characters, and those that reverse the direction of writing, are written as `\u{…}`.
public func quoted(_ name: String) -> String {
  "\"" + name.unicodeScalars.map(visible).joined() + "\""
}

private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator:
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  default:
    scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
  }
}
