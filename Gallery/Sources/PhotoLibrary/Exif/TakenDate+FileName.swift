extension TakenDate {
  /// Reads the date in the name of a file, as cameras, phones and messengers write it; nil if there is none.
  ///
  /// ```
  ///   IMG-20230811-WA0001.jpg             2023-08-11, at 0:00
  ///   PXL_20230811_142208123.jpg          2023-08-11, at 14:22:08
  ///   Screenshot 2023-08-11 at 14.22.08   the same
  /// ```
  init?(fileName name: String) {
    let numbers = name.split { !$0.isASCII || !$0.isNumber }
    for start in numbers.indices {
      guard let (day, next) = digits(numbers[start...], days) else {
        continue
      }
      let rest = day.count > 8 ? day.dropFirst(8) : digits(numbers[next...], times)?.text[...]
      let time = rest.map { $0.prefix(6) } ?? "000000"
      if let date = Self(day.prefix(8), time) ?? Self(day.prefix(8), "000000") {
        self = date
        return
      }
    }
    return nil
  }

  /// - Parameters:
  ///   - day: eight digits.
  ///   - time: six digits.
  private init?(_ day: Substring, _ time: Substring) {
    let (day, time) = (Array(day), Array(time))
    // Digital cameras have existed since 1990. An older year is part of another number.
    guard String(day[..<4]) >= "1990" else { return nil }
    let pairs = [day[4..<6], day[6...], time[..<2], time[2..<4], time[4...]].map { String($0) }
    self.init("\(String(day[..<4])):\(pairs[0]):\(pairs[1]) \(pairs[2]):\(pairs[3]):\(pairs[4])")
  }
}

/// The lengths of the numbers of a day: those of a whole one, of one in parts, and of a day with its time.
private let days = [[8], [4, 2, 2], [14], [17]]

/// The lengths of the numbers of a time: those of a whole one, some with milliseconds, and of one in parts.
private let times = [[6], [9], [2, 2, 2]]

/// Returns the digits of the first numbers if these have one of the lengths, and the index of the number that follows them.
private func digits(
  _ numbers: ArraySlice<Substring>, _ lengths: [[Int]]
) -> (text: Substring, next: Int)? {
  for lengths in lengths where numbers.prefix(lengths.count).map(\.count) == lengths {
    return (Substring(numbers.prefix(lengths.count).joined()), numbers.startIndex + lengths.count)
  }
  return nil
}
