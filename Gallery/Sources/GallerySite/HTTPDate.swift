import Foundation

/// A date in a header field, to the second (RFC 9110, 5.6.7).
struct HTTPDate: Equatable, CustomStringConvertible {
  /// The date as in `Sun, 06 Nov 1994 08:49:37 GMT`.
  let description: String
  private let date: Date

  /// Rounds a date down to its second.
  init(_ date: Date) {
    self.date = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    description = self.date.formatted(style)
  }

  /// Reads a field; nil if it is not valid. The two forms that clients must not send any more are not read.
  init?(_ field: String) {
    guard let date = try? Date(field, strategy: strategy) else { return nil }
    self.init(date)
    guard description == field else { return nil }
  }

  /// Whether this date is after another one.
  func isAfter(_ other: HTTPDate) -> Bool { date > other.date }
}

private let format: Date.FormatString = """
  \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
  \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
  """

private let (locale, calendar) = (
  Locale(identifier: "en_US_POSIX"), Calendar(identifier: .gregorian)
)

private let style = Date.VerbatimFormatStyle(
  format: format, locale: locale, timeZone: .gmt, calendar: calendar)

private let strategy = Date.ParseStrategy(
  format: format, locale: locale, timeZone: .gmt, calendar: calendar, isLenient: false)
