extension TestWindow {
  /// The accessibility elements as text, one on a line, to be kept beside a test.
  public var accessibilityDump: String {
    accessibility.map { "\($0.description)\n" }.joined()
  }
}

extension AccessibilityElement {
  /// The role, the label, the value and the actions.
  fileprivate var description: String {
    var words = [isButton ? "button" : traits.contains(.isImage) ? "image" : "element"]
    if traits.contains(.isModal) { words.append("modal") }
    words.append("\"\(label)\"")
    if !value.isEmpty { words.append("value \"\(value)\"") }
    if adjust != nil { words.append("adjustable") }
    if scroll != nil { words.append("scrolls") }
    if !actions.isEmpty { words.append("actions \(actions.keys.sorted().joined(separator: ", "))") }
    return words.joined(separator: " ")
  }
}
