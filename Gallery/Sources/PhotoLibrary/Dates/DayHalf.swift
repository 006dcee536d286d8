/// The half of the day that a clock of twelve hours names: before or after noon.
enum DayHalf {
  case morning
  case afternoon

  /// Reads the half after a time: ` PM`, `.am`, ` p.m.`; nil if something else follows, such as a longer word.
  init?(atStartOf text: some StringProtocol) {
    let text = text.drop { !$0.isLetter && !$0.isNumber }
    func begins(_ word: String) -> Bool {
      guard text.hasPrefix(word) else { return false }
      let next = text.dropFirst(word.count).first
      return next.map { $0.isLetter || $0.isNumber } != true
    }
    // "Am" is a word of its own in German.
    if ["AM", "am", "A.M.", "a.m."].contains(where: begins) {
      self = .morning
    } else if ["PM", "pm", "P.M.", "p.m."].contains(where: begins) {
      self = .afternoon
    } else {
      return nil
    }
  }

  /// Reads the half in a text before a time, where Chinese, Japanese and Korean have it; nil without one.
  init?(in text: some StringProtocol) {
    let words: [(String, DayHalf)] = [
      ("上午", .morning), ("午前", .morning), ("오전", .morning), ("下午", .afternoon),
      ("午後", .afternoon), ("오후", .afternoon),
    ]
    // macOS writes Korean names in the decomposed form, which is equal.
    guard let half = words.first(where: { text.contains($0.0) })?.1 else { return nil }
    self = half
  }

  /// Returns the hour of the day. The hours 13 to 24 are already those of a whole day.
  func hour(_ hour: Int) -> Int {
    switch hour {
    case 1...11: self == .afternoon ? hour + 12 : hour
    case 12: self == .afternoon ? 12 : 0
    default: hour % 24
    }
  }
}
