extension TestWindow {
  /// The accessibility elements as text, one on a line, to be kept beside a test.
  public var accessibilityDump: String {
    accessibility.map { "\($0.description)\n" }.joined()
  }
}

extension AccessibilityElement {
  /// The role, the label, the value and the actions.
  fileprivate var description: String {
    let role = traits.contains(.isImage) ? "image" : isContainer ? "container" : "element"
    var words = [isButton ? "button" : role]
    if traits.contains(.isModal) { words.append("modal") }
    if traits.contains(.isHeader) { words.append("header") }
    if !isContainer { words.append("\"\(label)\"") }
    if !value.isEmpty { words.append("value \"\(value)\"") }
    if adjust != nil { words.append("adjustable") }
    if scroll != nil { words.append("scrolls") }
    if !actions.isEmpty { words.append("actions \(actions.keys.sorted().joined(separator: ", "))") }
    return words.joined(separator: " ")
  }
}
