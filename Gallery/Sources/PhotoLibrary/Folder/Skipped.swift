/// A file or folder that is not shown, with the reason.
public struct Skipped: Hashable, Sendable, CustomStringConvertible {
  /// The path relative to the shown folder, as text.
  public let name: String
  /// The reason, in one clause.
  public let reason: String
  /// Whether it is a folder.
  public let isFolder: Bool

  /// An entry for one file or folder.
  public init(name: String, reason: String, isFolder: Bool = false) {
    (self.name, self.reason, self.isFolder) = (name, reason, isFolder)
  }

  /// One line for a terminal: `skipped "name": reason`.
  public var description: String {
    "skipped \(quoted(name)): \(reason)"
  }
}

/// Returns a name in quotes that takes one line and cannot control a terminal.
///
/// Control characters, and characters that reverse the direction of writing, become `\u{…}`.
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
