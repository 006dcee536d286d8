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

  /// - Parameter parts: year, month, day, hour, minute and second, which are possible.
  init(_ parts: [Int], fraction: Fraction = Fraction(), offset: Int16? = nil) {
    digits = parts.reduce(0) { $0 * 100 + $1 }
    (self.fraction, self.offset) = (fraction, offset)
  }

  /// Reads the date of the original, or else of the digitized picture.
  init?(_ details: TagDirectory) {
    let date =
      TakenDate(details, 0x9003, fraction: 0x9291, offset: 0x9011)
      ?? TakenDate(details, 0x9004, fraction: 0x9292, offset: 0x9012)
    guard let date else { return nil }
    self = date
  }

  /// Reads the date in a tag, with the fraction and the offset in two others.
  private init?(_ details: TagDirectory, _ date: Int, fraction: Int, offset: Int) {
    guard let date = details.text(date) else { return nil }
    self.init(date, fraction: details.text(fraction), offset: details.text(offset))
  }

  /// The local time of this machine at a moment.
  init(secondsSince1970 seconds: Int) {
    let local = localTime(seconds)
    self.init(local.parts)
  }

  /// The local time of this machine at a moment, with its offset from UTC.
  init(moment seconds: Int) {
    let local = localTime(seconds)
    self.init(local.parts, offset: Int16(clamping: local.offset / 60))
  }

  /// The day as one number: 20200608.
  var day: Int { digits / 1_000_000 }

  /// The date in ISO 8601, `2020-06-08T14:03:22.5+02:00`, without an offset if it is unknown.
  public var iso8601: String {
    let (date, time) = (day, digits % 1_000_000)
    return "\(date / 10000)-\(twoDigits(date / 100))-\(twoDigits(date))"
      + "T\(twoDigits(time / 10000)):\(twoDigits(time / 100)):\(twoDigits(time))"
      + fraction.text + (offset.map(offsetText) ?? "")
  }

  /// Whether one date is earlier than another by local time.
  public static func < (one: TakenDate, other: TakenDate) -> Bool {
    (one.digits, one.fraction.billionths) < (other.digits, other.fraction.billionths)
  }

  /// The digits after the second's point.
  struct Fraction: Hashable {
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

/// Returns the local time of this machine at a moment, and its offset from UTC in seconds.
private func localTime(_ seconds: Int) -> (parts: [Int], offset: Int) {
  var (moment, local) = (time_t(seconds), tm())
  localtime_r(&moment, &local)
  let parts = [
    local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min,
    min(local.tm_sec, 59),
  ]
  return (parts.map { Int($0) }, Int(local.tm_gmtoff))
}

/// Returns the last two digits of a number.
private func twoDigits(_ number: Int) -> String {
  (number % 100 < 10 ? "0" : "") + String(number % 100)
}

private func offsetText(_ minutes: Int16) -> String {
  let size = Int(minutes.magnitude)
  return "\(minutes < 0 ? "-" : "+")\(twoDigits(size / 60)):\(twoDigits(size % 60))"
}

extension String {
  fileprivate var isNumber: Bool { !isEmpty && utf8.allSatisfy { (48...57).contains($0) } }
}
