/// One line of a trace: words between spaces, numbers written plainly.
///
/// Words are bytes, because text would take most of the bytes of the replay in WebAssembly.
public struct TraceLine {
  /// The number of the line in its file, from 1.
  public let number: Int
  private let words: [ArraySlice<UInt8>]
  private var next = 0

  /// Splits `bytes` into words and drops a comment.
  init(number: Int, bytes: ArraySlice<UInt8>) {
    let code = bytes.prefix { $0 != UInt8(ascii: "#") }
    self.number = number
    self.words = code.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether no word is left.
  public var isEmpty: Bool { next >= words.count }

  /// Whether the next word is `word`, which is then taken.
  mutating func take(_ word: StaticString) -> Bool {
    guard !isEmpty, words[next].elementsEqual(word.bytes) else { return false }
    next += 1
    return true
  }

  /// The next word as the position of one of `choices`.
  mutating func takeIndex(of choices: [StaticString]) throws(TraceError) -> Int {
    for index in choices.indices where take(choices[index]) { return index }
    throw TraceError(line: number, problem: .unknownWord)
  }

  /// The next word as a number.
  mutating func takeNumber() throws(TraceError) -> Double {
    guard !isEmpty else { throw TraceError(line: number, problem: .missingNumber) }
    guard let value = decimal(words[next]) else {
      throw TraceError(line: number, problem: .noNumber)
    }
    next += 1
    return value
  }

  /// The next word as a whole number, small enough for every platform.
  mutating func takeWhole(
    in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000
  ) throws(TraceError) -> Int {
    let value = try takeNumber()
    guard value == value.rounded(), Double(range.lowerBound) <= value,
      value <= Double(range.upperBound)
    else { throw TraceError(line: number, problem: .noNumber) }
    return Int(value)
  }

  /// The next word as a number, or `value` at the end of the line.
  mutating func takeNumber(or value: Double) throws(TraceError) -> Double {
    isEmpty ? value : try takeNumber()
  }

  /// All words that are left, as numbers.
  mutating func takeNumbers() throws(TraceError) -> [Double] {
    var numbers: [Double] = []
    while !isEmpty { numbers.append(try takeNumber()) }
    return numbers
  }
}

/// An error in a trace, with its line.
public struct TraceError: Error, Equatable, Sendable {
  /// The number of the line, from 1.
  public var line: Int
  /// The error.
  public var problem: Problem

  /// The kinds of errors.
  public enum Problem: Sendable {
    case unknownWord, missingNumber, noNumber, beforeTheLineAbove
  }
}

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

/// A number such as -12.5. One division of two exact numbers: every platform rounds it alike.
private func decimal(_ word: ArraySlice<UInt8>) -> Double? {
  var digits: UInt64 = 0
  var scale = 1.0
  var (isFraction, hasDigits) = (false, false)
  let isNegative = word.first == UInt8(ascii: "-")
  for byte in isNegative ? word.dropFirst() : word {
    if byte == UInt8(ascii: "."), !isFraction {
      isFraction = true
      continue
    }
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 1 << 53 else {
      return nil
    }
    hasDigits = true
    // No overflow from below 2⁵³; to check for one, WebAssembly would need products of 128 bits.
    digits = digits &* 10 + UInt64(byte - UInt8(ascii: "0"))
    if isFraction { scale *= 10 }
  }
  guard hasDigits else { return nil }
  return (isNegative ? -1 : 1) * Double(digits) / scale
}
