import PhotoLibrary

/// What a gallery leaves out, one line for each reason.
enum LeftOut {
  /// Returns lines such as `left out "@Recycle", "a/@Recycle" and 3 more: deleted files`.
  static func lines(_ files: [Skipped]) -> [String] {
    let byReason = Dictionary(grouping: files, by: \.reason)
    return byReason.sorted { $0.key < $1.key }.map { "left out \(names($1)): \($0)" }
  }

  private static func names(_ files: [Skipped]) -> String {
    let named = files.prefix(mostNames).map { quoted($0.name) }
    let rest = files.count - named.count
    return rest > 0 ? "\(named.joined(separator: ", ")) and \(rest) more" : list(named)
  }

  /// Returns `a, b and c`.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}

// They fill one or two lines of a terminal.
private let mostNames = 5
