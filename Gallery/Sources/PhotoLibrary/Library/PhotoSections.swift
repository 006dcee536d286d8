/// Photographs under headings: a section for each day, or for each first letter of a list that is sorted by name.
///
/// Sections are consecutive and in the order of the photographs, and each photograph is in exactly one of them.
///
/// ```
///   photographs   8 June   8 June   7 June   no date   no date
///   sections      2020-06-08: 2     2020-06-07: 1      nil: 2
/// ```
public struct PhotoSections: Equatable, Sendable {
  /// Consecutive photographs of one day or letter.
  public struct Section: Equatable, Sendable {
    /// The day as `2020-06-08`, by the clock of the camera; the letter, or `#` for digits and others; nil without a date.
    public let key: String?
    /// The number of photographs.
    public internal(set) var count: Int
  }

  /// The units of headings. Months and years are ranges of days.
  public enum Unit: String, Sendable {
    case day, month, year, letter
  }

  /// The sections, in the order of the photographs.
  public let sections: [Section]
  /// The unit of the headings; nil if no photograph has a date, so that no heading says anything.
  public let unit: Unit?

  /// Creates a section for each day.
  /// - Parameter dates: the dates of photographs; nil for those without one.
  init(dates: some Sequence<TakenDate?>) {
    let days = runs(of: dates.lazy.map { $0?.day })
    sections = days.map { Section(key: $0.key.map(dayText), count: $0.count) }
    unit = Unit(sections)
  }

  /// Creates a section for each first letter.
  /// - Parameter names: the names of photographs, or of the folders that contain them, in their order.
  init(names: some Sequence<ArraySlice<UInt8>>, in order: NameOrder) {
    var letters = FirstLetters(order)
    sections = runs(of: names.lazy.map { letters.letter(of: $0) }).map {
      Section(key: $0.key, count: $0.count)
    }
    unit = sections.isEmpty ? nil : .letter
  }
}

extension PhotoSections {
  /// A heading in English.
  public struct Heading: Equatable, Sendable {
    /// The title: `June 8, 2020`, `June 2020`, `2020`, a letter, or `No date`.
    public let title: String
    /// The index of the first photograph below it.
    public let first: Int
  }

  /// The headings, in the order of the photographs.
  public var headings: [Heading] {
    guard let unit else { return [] }
    var (headings, key, first) = ([Heading](), Substring??.none, 0)
    for section in sections {
      let next = section.key.map { unit.key(of: $0) }
      if key != .some(next) { headings.append(Heading(title: unit.title(of: next), first: first)) }
      (key, first) = (next, first + section.count)
    }
    return headings
  }
}

extension PhotoSections.Unit {
  /// Returns the smallest unit whose headings are few and not nearly as many as the photographs: at most one for each day of a year, and
  /// one for four photographs. The unit is the year if there is none, and nil if no photograph has a date.
  fileprivate init?(_ days: [PhotoSections.Section]) {
    let dated = days.filter { $0.key != nil }
    guard !dated.isEmpty else { return nil }
    let photographs = dated.reduce(0) { $0 + $1.count }
    self =
      [.day, .month].first { unit in
        let headings = runs(of: dated.lazy.compactMap { $0.key.map { unit.key(of: $0) } }).count
        return headings <= mostHeadings && headings * fewestPhotographs <= photographs
      } ?? .year
  }

  /// Returns the part of the key of a day that all days of a heading have: `2020-06` for a month.
  fileprivate func key(of section: String) -> Substring {
    switch self {
    case .day, .letter: section[...]
    case .month: section.prefix(7)
    case .year: section.prefix(4)
    }
  }

  fileprivate func title(of key: Substring?) -> String {
    guard let key else { return "No date" }
    guard self != .letter else { return String(key) }
    let parts = key.split(separator: "-")
    let month = parts.dropFirst().first.flatMap { Int($0) }.map { englishMonths[$0 - 1] }
    let day = parts.dropFirst(2).first.flatMap { Int($0) }.map { " \($0)," }
    return [month.map { $0 + (day ?? "") }, parts.first.map(String.init)].compactMap { $0 }
      .joined(separator: " ")
  }
}

/// Returns the runs of equal elements.
private func runs<Key: Equatable>(of keys: some Sequence<Key>) -> [(key: Key, count: Int)] {
  var runs: [(key: Key, count: Int)] = []
  for key in keys {
    if runs.last?.key == key {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((key, 1))
    }
  }
  return runs
}

/// Returns the text of a day that is one number: `2020-06-08` for 20200608.
private func dayText(_ day: Int) -> String {
  let digits = String(day)
  return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
}

// One for each day of a year. More of them are too many to choose from with a scrubber.
private let mostHeadings = 366

// About a row of a phone.
private let fewestPhotographs = 4
