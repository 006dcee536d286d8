/// A line of a table: a name, and cells in columns.
struct Row: CustomStringConvertible {
  let description: String

  init(_ name: String, _ cells: [String]) {
    description = Self.padded(name, to: 36) + cells.map { Self.indented($0, to: 15) }.joined()
  }

  /// A number with two decimals; a question mark for a negative one.
  static func fixed(_ number: Double) -> String {
    guard number >= 0 else { return "?" }
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func indented(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
