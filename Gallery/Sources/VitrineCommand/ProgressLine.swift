/// The progress of a task, in one line.
struct ProgressLine: Equatable {
  var doing = ""
  var done = 0
  var total = 0

  /// Whether the task has anything to do.
  var isShown: Bool { total > 0 }

  /// The text without a bar: `Making pictures: 120 of 3000`.
  var text: String { "\(doing): \(done) of \(total)" }

  /// A bar of 24 columns, followed by the text.
  var bar: String {
    let filled = width * done / max(total, 1)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(bar) \(text)"
  }
}

private let width = 24
