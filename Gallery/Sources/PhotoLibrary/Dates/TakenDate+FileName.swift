extension TakenDate {
  /// Reads the date in the name of a file, as cameras, phones and messengers write it; nil if there is none.
  ///
  /// ```
  ///   IMG-20230811-WA0001.jpg                2023-08-11, at 0:00
  ///   PXL_20230811_142208123.jpg             2023-08-11, at 14:22:08
  ///   Screenshot 2023-08-11 at 2.22.08 PM    the same
  /// ```
  init?(fileName name: String) {
    let numbers = name.split { !$0.isDigit }
    for start in numbers.indices {
      guard let (day, next) = digits(numbers[start...], days) else { continue }
      let time = day.count > 8 ? String(day.dropFirst(8)) : time(numbers[next...], in: name)
      let text = "\(day.prefix(8)) \(time?.prefix(6) ?? "")"
      // Digital cameras have existed since 1990. An older year is part of another number.
      if day >= "1990", !day.prefix(8).hasSuffix("00"), !day.dropFirst(4).hasPrefix("00"),
        let date = Self(text)
      {
        self = date
        return
      }
    }
    return nil
  }
}

/// Returns the six digits of the time that begins with the first of some numbers; nil if these are no time.
private func time(_ numbers: ArraySlice<Substring>, in name: String) -> String? {
  guard let (time, next) = digits(numbers, times) else { return nil }
  let (start, end) = (numbers[numbers.startIndex].startIndex, numbers[next - 1].endIndex)
  // A time in parts may have an hour of one digit.
  let digits = (time.count == 5 ? "0" : "") + time
  let half = DayHalf(atStartOf: name[end...]) ?? DayHalf(in: name[..<start])
  guard let half, let hour = Int(digits.prefix(2)) else { return digits }
  let ofDay = String(half.hour(hour))
  return (ofDay.count == 1 ? "0" : "") + ofDay + digits.dropFirst(2)
}

/// The lengths of the numbers of a day: those of a whole one, of one in parts, and of a day with its time.
private let days = [[8], [4, 2, 2], [14], [17]]

/// The lengths of the numbers of a time: those of a whole one, some with milliseconds, and of one in parts.
private let times = [[6], [9], [2, 2, 2], [1, 2, 2]]

/// Returns the digits of the first numbers if these have one of the lengths, and the index of the number that follows them.
private func digits(
  _ numbers: ArraySlice<Substring>, _ lengths: [[Int]]
) -> (text: String, next: Int)? {
  for lengths in lengths where numbers.prefix(lengths.count).map(\.count) == lengths {
    return (numbers.prefix(lengths.count).joined(), numbers.startIndex + lengths.count)
  }
  return nil
}
