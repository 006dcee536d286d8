import Foundation

/// The date and time at which a photograph was taken, according to the camera's clock.
///
/// Photographs are ordered by local time, because few cameras store their time zone.
public struct TakenDate: Hashable, Sendable, Comparable {
  /// Year, month, day, hour, minute, second.
  private let parts: [Int]
  /// The digits after the second's point.
  private let fraction: String
  /// The offset from UTC, such as `+02:00`; nil if the camera did not store it.
  private let offset: String?

  /// Reads a date in the form of EXIF, `2020:06:08 14:03:22`; nil if it is not valid or impossible.
  init?(_ text: String, fraction: String? = nil, offset: String? = nil) {
    let parts = text.split { ": T-".contains($0) }.map { Int($0) ?? -1 }
    guard parts.count == 6, zip(parts, limits).allSatisfy({ $1.contains($0) }),
      parts[2] <= daysInMonth(parts[0], parts[1])
    else { return nil }
    self.parts = parts
    self.fraction = fraction.map { String($0.prefix(9)) }.flatMap { $0.isNumber ? $0 : nil } ?? ""
    self.offset = offset.flatMap { $0.isOffset ? $0 : nil }
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
    parts = [
      local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min,
      min(local.tm_sec, 59),
    ].map { Int($0) }
    (fraction, offset) = ("", nil)
  }

  /// The date in ISO 8601, `2020-06-08T14:03:22.5+02:00`, without an offset if it is unknown.
  public var iso8601: String {
    let digits = parts.map { ($0 < 10 ? "0" : "") + String($0) }
    return digits[0..<3].joined(separator: "-") + "T" + digits[3..<6].joined(separator: ":")
      + (fraction.isEmpty ? "" : "." + fraction) + (offset ?? "")
  }

  /// Whether one date is earlier than another by local time.
  public static func < (one: TakenDate, other: TakenDate) -> Bool {
    if one.parts != other.parts { return one.parts.lexicographicallyPrecedes(other.parts) }
    return one.fraction < other.fraction
  }
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
