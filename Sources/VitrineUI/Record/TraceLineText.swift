/// One line of a trace: words and numbers between spaces.
struct TraceLineText {
  private(set) var text = ""

  /// Adds a word.
  mutating func add(_ word: String) {
    if !text.isEmpty { text += " " }
    text += word
  }

  /// Adds the word at an index.
  mutating func add(_ words: [StaticString], at index: Int32) { add("\(words[Int(index)])") }

  /// Adds a word if a condition holds.
  mutating func add(_ word: String, if condition: Bool) { if condition { add(word) } }

  /// Adds a whole number.
  mutating func add(_ number: Int) { add(String(number)) }

  /// Adds a number, which becomes the nearest one with six digits after the point.
  mutating func add(_ number: inout Double) {
    let millionths = Self.millionths(number)
    number = Double(millionths) / Self.million
    add(Self.decimal(millionths))
  }

  /// Returns the first number with six digits after the point that is not below a number.
  static func roundedUp(_ number: Double) -> Double {
    let millionths = (number * million).rounded()
    let nearest = millionths / million
    return nearest < number ? (millionths + 1) / million : nearest
  }

  private static let million = 1_000_000.0
  /// A million times this number still has an exact double.
  private static let maximum = 0x1p31

  private static func millionths(_ number: Double) -> Int64 {
    guard !number.isNaN else { return 0 }
    return Int64((min(maximum, max(-maximum, number)) * million).rounded())
  }

  private static func decimal(_ millionths: Int64) -> String {
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(rest + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let sign = millionths < 0 ? "-" : ""
    return sign + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }
}
