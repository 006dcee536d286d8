/// The reason that a sidecar is ignored, or a part of it.
public enum SidecarProblem: Error, Sendable, Equatable {
  /// It cannot be read.
  case unreadable(FileProblem)
  /// It is larger than any description.
  case tooLarge
  /// It is not JSON. The text says where, in the words of the system; it may be empty.
  case notJSON(String)
  /// Its JSON is a list or a single value.
  case notAnObject
  /// These values are ignored, because they break a rule.
  case badValues([Rule])

  /// What a value must be.
  public enum Rule: String, Sendable {
    case title = #""title" must be a text"#
    case details = #""details" must be a list of texts"#
    case still = #""still" must be the name of a photograph in the same folder"#
    case links = #""links" must be a list of links, each with a "label" and a "url" of a web page"#
  }

  /// Returns a sentence with the name of the file, and one with the remedy.
  public func message(about name: String) -> String {
    switch self {
    case .unreadable(let problem):
      "The sidecar \(quoted(name)) is ignored: \(problem). Make it readable, or remove it."
    case .tooLarge: ignored(name, "it is larger than 64 KB. Shorten it")
    case .notJSON(let place):
      ignored(name, "it is not JSON\(place.isEmpty ? "" : " (\(place.clause))"). Correct it")
    case .notAnObject: ignored(name, #"it must have the form {"title": "…"}. Correct it"#)
    case .badValues(let rules):
      "A part of the sidecar \(quoted(name)) is ignored: \(rules.map(\.rawValue).joined(separator: ", and ")). Correct it."
    }
  }

  private func ignored(_ name: String, _ reason: String) -> String {
    "The sidecar \(quoted(name)) is ignored: \(reason), or remove it."
  }
}

extension String {
  /// A sentence of the system in one line, without the period at its end.
  fileprivate var clause: String { hasSuffix(".") ? String(oneLine.dropLast()) : oneLine }
}
