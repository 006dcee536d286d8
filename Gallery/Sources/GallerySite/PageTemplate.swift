/// An HTML template with placeholders, such as `{{title}}`.
struct PageTemplate: Sendable {
  private let parts: [Part]

  private enum Part: Sendable {
    case text(Substring)
    case placeholder(Substring)
  }

  /// Reads a template. Braces that are not closed are text.
  init(_ template: String) {
    var parts: [Part] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      let name = rest[open.upperBound..<close.lowerBound]
      parts += [.text(rest[..<open.lowerBound]), .placeholder(name)]
      rest = rest[close.upperBound...]
    }
    self.parts = parts + [.text(rest)]
  }

  /// Returns the page with HTML for placeholders, by name. A placeholder without a value is empty.
  func filled(_ values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .placeholder(let name): values[String(name)] ?? ""
      }
    }.joined()
  }
}
