extension TakenDate {
  /// Reads a date as cameras and programs write it: `2020:06:08 14:03:22` in EXIF, `2020-06-08T14:03:22.5+02:00` in XMP and ISO 8601,
  /// `20200608 140322+0200` in IPTC. Returns nil if it has no possible day.
  ///
  /// What can be read is kept. Unknown parts are the first possible ones: a date without a time is at midnight, and one with only a
  /// year on 1 January. The hour 24 is the one after midnight of the same day, as old versions of Android write it.
  /// - Parameters:
  ///   - fraction: the digits after the point of the second, where they are stored separately.
  ///   - offset: the offset from UTC, where it is stored separately.
  init?(_ text: String, fraction: String? = nil, offset: String? = nil) {
    var text = DateText(text)
    guard let day = text.day() else { return nil }
    guard day.isWhole, let time = text.time() else {
      self.init(day.parts + [0, 0, 0])
      return
    }
    self.init(
      day.parts + time.parts, fraction: fraction.flatMap { Fraction($0) } ?? time.fraction,
      offset: offset.flatMap { text in
        var text = DateText(text)
        return text.offset()
      } ?? time.offset)
  }
}

/// The part of a date's text that is not read yet.
private struct DateText {
  private var rest: Substring

  init(_ text: String) { rest = text[...].drop { $0 == " " } }

  /// Reads year, month and day; nil if they are impossible.
  mutating func day() -> (parts: [Int], isWhole: Bool)? {
    guard let year = digits(4...4), years.contains(year) else { return nil }
    guard let month = part(":-/."), month > 0 else { return ([year, 1, 1], false) }
    guard month <= 12 else { return nil }
    guard let day = part(":-/."), day > 0 else { return ([year, month, 1], false) }
    return day <= daysInMonth(year, month) ? ([year, month, day], true) : nil
  }

  /// Reads the time; nil without a valid hour and minute.
  mutating func time() -> (parts: [Int], fraction: TakenDate.Fraction, offset: Int16?)? {
    rest = rest.drop { $0 == " " || $0 == "T" }
    guard let hour = digits(1...2), hour <= 24, let minute = part(":"), minute < 60 else {
      return nil
    }
    var (second, fraction) = (0, TakenDate.Fraction())
    // A leap second.
    if let read = part(":"), read <= 60 {
      second = min(read, 59)
      fraction = self.fraction()
    }
    let half = DayHalf(atStartOf: rest)
    return ([half?.hour(hour) ?? hour % 24, minute, second], fraction, offset())
  }

  /// Reads an offset from UTC in minutes, such as `Z`, `+02:00`, `+0200` or `+02`; nil without one.
  mutating func offset() -> Int16? {
    rest = rest.drop { $0 == " " }
    guard let sign = rest.popFirst() else { return nil }
    if sign == "Z" { return 0 }
    guard sign == "+" || sign == "-" || sign == "\u{2212}", let hours = digits(2...2),
      hours <= mostHours
    else { return nil }
    let minutes = rest.isEmpty ? 0 : part(":") ?? 60
    guard minutes < 60 else { return nil }
    return Int16((sign == "+" ? 1 : -1) * (hours * 60 + minutes))
  }

  /// Reads the digits after the point of a second.
  private mutating func fraction() -> TakenDate.Fraction {
    guard rest.first == "." || rest.first == "," else { return TakenDate.Fraction() }
    let digits = rest.dropFirst().prefix(while: \.isDigit)
    rest = rest[digits.endIndex...]
    return TakenDate.Fraction(String(digits)) ?? TakenDate.Fraction()
  }

  /// Reads a number of two digits, or one after a separator with one or two; nil for anything else.
  private mutating func part(_ separators: String) -> Int? {
    guard let first = rest.first, separators.contains(first) else { return digits(2...2) }
    rest.removeFirst()
    return digits(1...2)
  }

  /// Reads a number with this many digits.
  private mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count.upperBound).prefix(while: \.isDigit)
    guard count.contains(digits.count), let number = Int(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return number
  }
}

extension Character {
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { isASCII && isNumber }
}

// The oldest photograph dates from 1826. A clock beyond 2200 was never set.
private let years = 1826...2200

// The clocks of Kiribati are the farthest ahead of UTC.
private let mostHours = 14

private func daysInMonth(_ year: Int, _ month: Int) -> Int {
  let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}
