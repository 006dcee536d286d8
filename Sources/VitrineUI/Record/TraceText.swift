/// One line of a trace: words and numbers between spaces.
struct TraceText {
  private(set) var text = ""

  /// Adds a word.
  mutating func add(_ word: String) {
    if !text.isEmpty { text += " " }
    text += word
  }

  /// Adds the word at an index.
  mutating func add(_ words: [StaticString], at index: Int32) { add("\(words[Int(index)])") }

  /// Adds a word if a condition holds.
  mutating func add(_ word: String, if isSo: Bool) { if isSo { add(word) } }

  /// Adds a whole number.
  mutating func add(_ number: Int) { add(String(number)) }

  /// Adds a number, which becomes the nearest one that a trace can say.
  mutating func add(_ number: inout Double) {
    let millionths = Self.millionths(number)
    number = Double(millionths) / Self.million
    add(Self.decimal(millionths))
  }

  /// Returns the first number that a trace can say and that is not below a number.
  static func roundedUp(_ number: Double) -> Double { (number * million).rounded(.up) / million }

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
