/// How far something is, in one line.
struct ProgressLine: Equatable {
  var doing = ""
  var done = 0
  var total = 0

  /// Whether there is anything to show.
  var isShown: Bool { total > 0 }

  /// Words alone: `Making pictures: 120 of 3000`.
  var text: String { "\(doing): \(done) of \(total)" }

  /// The words after a bar of 24 columns.
  var bar: String {
    let filled = width * done / max(total, 1)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(bar) \(text)"
  }

  /// Whether this is worth showing after another.
  func differs(from other: ProgressLine, byTenths: Bool) -> Bool {
    guard byTenths, doing == other.doing, total == other.total, total > 0 else {
      return self != other
    }
    return done * 10 / total != other.done * 10 / total
  }
}

private let width = 24
