import Foundation

/// The date and time at which a photograph was taken, according to the camera's clock.
///
/// Photographs are ordered by local time, because few cameras store their time zone.
public struct TakenDate: Hashable, Sendable, Comparable {
  /// Its digits from the year to the second as one number: 20200608140322 is 14:03:22 on 8 June 2020.
  private let digits: Int
  private let fraction: Fraction
  /// The offset from UTC in minutes; nil if the camera did not store it.
  private let offset: Int16?

  /// Reads a date in the form of EXIF, `2020:06:08 14:03:22`; nil if it is not valid or impossible.
  init?(_ text: String, fraction: String? = nil, offset: String? = nil) {
    let parts = text.split { ": T-".contains($0) }.map { Int($0) ?? -1 }
    guard parts.count == 6, zip(parts, limits).allSatisfy({ $1.contains($0) }),
      parts[2] <= daysInMonth(parts[0], parts[1])
    else { return nil }
    digits = number(parts)
    self.fraction = fraction.flatMap { Fraction($0) } ?? Fraction()
    self.offset = offset.flatMap { minutes($0) }
  }

  /// Reads the form of `iso8601`; nil if it is not valid.
  init?(iso8601 text: String) {
    let rest = text.dropFirst(19)
    let offset = rest.firstIndex { "+-".contains($0) }.map { String(rest[$0...]) }
    let fraction = rest.dropFirst().prefix { $0.isNumber }
    self.init(
      String(text.prefix(19)), fraction: rest.first == "." ? String(fraction) : nil, offset: offset)
  }

  /// Reads the date of the original, or else of the digitized picture.
  init?(_ details: TagDirectory) {
    let (fraction, offset) = (details.text(0x9291), details.text(0x9011))
    let original = details.text(0x9003).flatMap {
      TakenDate($0, fraction: fraction, offset: offset)
    }
    guard let date = original ?? details.text(0x9004).flatMap({ TakenDate($0) }) else { return nil }
    self = date
  }

  /// The local time of this machine at a moment.
  init(secondsSince1970 seconds: Int) {
    var (moment, local) = (time_t(seconds), tm())
    localtime_r(&moment, &local)
    let parts = [
      local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min,
      min(local.tm_sec, 59),
    ]
    digits = number(parts.map { Int($0) })
    (fraction, offset) = (Fraction(), nil)
  }

  /// The date in ISO 8601, `2020-06-08T14:03:22.5+02:00`, without an offset if it is unknown.
  public var iso8601: String {
    let (date, time) = (digits / 1_000_000, digits % 1_000_000)
    return "\(date / 10000)-\(twoDigits(date / 100))-\(twoDigits(date))"
      + "T\(twoDigits(time / 10000)):\(twoDigits(time / 100)):\(twoDigits(time))"
      + fraction.text + (offset.map(offsetText) ?? "")
  }

  /// Whether one date is earlier than another by local time.
  public static func < (one: TakenDate, other: TakenDate) -> Bool {
    (one.digits, one.fraction.billionths) < (other.digits, other.fraction.billionths)
  }

  /// The digits after the second's point.
  private struct Fraction: Hashable {
    private var digits: UInt32 = 0
    private var count: UInt8 = 0

    /// No digits.
    init() {}

    /// Reads at most nine digits; nil if there are other characters.
    init?(_ text: String) {
      let text = String(text.prefix(9))
      guard text.isNumber, let digits = UInt32(text) else { return nil }
      (self.digits, count) = (digits, UInt8(text.utf8.count))
    }

    var billionths: UInt32 { (count..<9).reduce(digits) { value, _ in value * 10 } }

    /// The point and the digits; empty without digits.
    var text: String {
      let digits = String(digits)
      return count == 0
        ? "" : "." + String(repeating: "0", count: Int(count) - digits.utf8.count) + digits
    }
  }
}

/// Returns year, month, day, hour, minute and second as one number.
private func number(_ parts: [Int]) -> Int { parts.reduce(0) { $0 * 100 + $1 } }

/// Returns the last two digits of a number.
private func twoDigits(_ number: Int) -> String {
  (number % 100 < 10 ? "0" : "") + String(number % 100)
}

/// Reads an offset such as `+02:00`, in minutes; nil if it is not valid.
private func minutes(_ text: String) -> Int16? {
  guard text.isOffset else { return nil }
  let parts = text.dropFirst().split(separator: ":").compactMap { Int16($0) }
  return (text.first == "-" ? -1 : 1) * (parts[0] * 60 + parts[1])
}

private func offsetText(_ minutes: Int16) -> String {
  let size = Int(minutes.magnitude)
  return "\(minutes < 0 ? "-" : "+")\(twoDigits(size / 60)):\(twoDigits(size % 60))"
}

// The oldest photograph dates from 1826. A clock beyond 2200 was never set.
private let limits = [1826...2200, 1...12, 1...31, 0...23, 0...59, 0...59]

private func daysInMonth(_ year: Int, _ month: Int) -> Int {
  let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}

extension String {
  fileprivate var isNumber: Bool { !isEmpty && utf8.allSatisfy { (48...57).contains($0) } }

  fileprivate var isOffset: Bool {
    let parts = dropFirst().split(separator: ":")
    return utf8.count == 6 && "+-".contains(self[startIndex]) && parts.count == 2
      && parts.allSatisfy { $0.count == 2 && String($0).isNumber }
  }
}
