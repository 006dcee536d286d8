/// The page as it is sent: the template with its `{{places}}` filled.
struct PageTemplate: Sendable {
  private let parts: [Part]

  private enum Part: Sendable {
    case text(Substring)
    case place(Substring)
  }

  /// Reads a template; braces that are not closed are text.
  init(_ template: String) {
    var parts: [Part] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      parts += [.text(rest[..<open.lowerBound]), .place(rest[open.upperBound..<close.lowerBound])]
      rest = rest[close.upperBound...]
    }
    self.parts = parts + [.text(rest)]
  }

  /// The page with HTML in the places of these names; any other place stays empty.
  func filled(_ places: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .place(let name): places[String(name)] ?? ""
      }
    }.joined()
  }
}
