import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The sections of photographs: days, and first letters.
struct PhotoSectionsTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  /// Dates as they are in files, of several time zones and damaged ones. The clock of the camera decides about the day.
  private static let texts = [
    "2024:02:29 23:59:59", "2024-02-29T23:30:00-11:00", "2024-02-29T00:10:00+14:00",
    "2024:03:01 00:00:00", "2023:12:31 12:00:00", "2023", "1826:01:01 00:00:00",
    "0000:00:00 00:00:00", "2023:02:30 12:00:00", "2023:13:01 12:00:00", "    :  :     :  :  ", "",
    "\u{0}\u{1}", "9999:99:99 99:99:99",
  ]

  @Test func everyPhotographIsInExactlyOneSectionInOrder() {
    var random = SeededRandom(seed: 1)
    for count in 0..<200 {
      let dates = (0..<count).map { _ in
        TakenDate(Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)])
      }
      .sorted { one, other in
        guard let one, let other else { return one != nil && other == nil }
        return other < one
      }
      let sections = PhotoSections(dates: dates).sections
      // The slow way: the day of every photograph, as its text says it.
      let days = dates.map { $0.map { String($0.iso8601.prefix(10)) } }
      #expect(sections.flatMap { Array(repeating: $0.key, count: $0.count) } == days)
      #expect(sections.allSatisfy { $0.count > 0 })
      #expect(Set(sections.map(\.key)).count == sections.count, "each day has one section")
      #expect(sections.dropLast().allSatisfy { $0.key != nil }, "those without a date come last")
    }
  }

  @Test func headingsAreRangesOfDays() {
    var random = SeededRandom(seed: 2)
    var units: Set<String> = []
    for _ in 0..<300 {
      let (days, perDay) = ([1, 3, 40, 900][Int.random(in: 0..<4, using: &random)], [1, 2, 9])
      let dates = (0..<days).reversed().flatMap { day in
        Array(
          repeating: TakenDate(secondsSince1970: 86_400 * day * 3),
          count: perDay[Int.random(in: 0..<3, using: &random)])
      }
      let undated = [TakenDate?](repeating: nil, count: Int.random(in: 0...2, using: &random))
      let sections = PhotoSections(dates: dates.map(Optional.some) + undated)
      let length = ["day": 10, "month": 7, "year": 4][sections.unit?.rawValue ?? ""] ?? 0
      units.insert(sections.unit?.rawValue ?? "")
      let keys = dates.map { $0.iso8601.prefix(length) }
      var firsts = keys.indices.filter { $0 == 0 || keys[$0] != keys[$0 - 1] }
      if !undated.isEmpty { firsts.append(dates.count) }
      #expect(sections.headings.map(\.first) == firsts)
      #expect((sections.headings.last?.title == "No date") == !undated.isEmpty)
    }
    #expect(units == ["day", "month", "year"])
  }

  @Test func theUnitIsTheSmallestOfWhichThereAreFewHeadings() {
    func unit(_ photographs: Int, on days: Int, every step: Int = 1) -> PhotoSections.Unit? {
      PhotoSections(
        dates: (0..<photographs).map { index in
          TakenDate(secondsSince1970: 86_400 * step * (index * days / photographs) + 43_200)
        }
      ).unit
    }
    #expect(unit(4, on: 1) == .day)
    #expect(unit(300, on: 12) == .day)
    #expect(unit(4 * 366, on: 366) == .day)
    #expect(unit(100_000, on: 4000) == .month)
    // One photograph each day.
    #expect(unit(300, on: 300) == .month)
    // One each month, and one for each ten years.
    #expect(unit(24, on: 24, every: 31) == .year)
    #expect(unit(5, on: 5, every: 3650) == .year)
    #expect(PhotoSections(dates: [nil, nil]).unit == nil)
    #expect(PhotoSections(dates: [nil, nil]).headings == [])
    #expect(PhotoSections(dates: []).sections == [])
  }

  @Test func headingsHaveEnglishTitles() {
    func titles(_ texts: [String]) -> [String] {
      PhotoSections(dates: texts.map { TakenDate($0) }).headings.map(\.title)
    }
    #expect(
      titles(Array(repeating: "2020:06:08 14:03:22", count: 4) + [""]) == [
        "June 8, 2020", "No date",
      ])
    #expect(
      titles((1...4).map { "2020:12:0\($0) 00:00:00" }) == ["December 2020"])
    #expect(titles(["2020:12:01 00:00:00", "2019:01:01 00:00:00"]) == ["2020", "2019"])
  }

  @Test(arguments: [
    ("en", ["_1", "12", "été", "Elm", "Éze", "fig", "日"], ["#": 2, "E": 3, "F": 1, "日": 1]),
    ("sv", ["Apfel", "apa", "Zebra", "ärta"], ["A": 2, "Z": 1, "Ä": 1]),
    ("de", ["Apfel", "Äpfel", "apa", "ｂ"], ["A": 3, "B": 1]),
    ("tr", ["ırmak", "Işık", "incir"], ["I": 2, "İ": 1]),
    ("en", ["\u{FFFD}x"], ["#": 1]),
  ])
  func letters(language: String, names: [String], expected: [String: Int]) {
    let order = NameOrder(Locale(identifier: language))
    let sorted = names.map { PhotoPath(Array($0.utf8)) }.sorted(by: order.sorts)
    let sections = PhotoSections(names: sorted.map { $0.bytes[...] }, in: order)
    #expect(
      Dictionary(sections.sections.map { ($0.key ?? "", $0.count) }) { $0 + $1 } == expected)
    #expect(sections.sections.count == expected.count, "each letter has one section")
    #expect(
      sections.unit == .letter && sections.headings.map(\.title) == sections.sections.map(\.key))
  }

  @Test func aFolderAndASearchHaveSectionsOfTheirOwn() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for name in ["b.jpg", "1.jpg", "trip/alps/x.jpg", "trip/coast/y.jpg", "trip/q.jpg"] {
      try folder.write(jpeg, to: name)
    }
    try await running(options: .init(executable: builtCommand, workers: 0), sorting: .name) {
      let listing = await listed($0)
      let trip = try #require(listing.albums.first { $0.path == PhotoPath(Array("trip".utf8)) })
      func texts(_ sections: PhotoSections) -> [String] {
        sections.sections.map { "\($0.key ?? "") \($0.count)" }
      }
      #expect(texts(listing.sections(of: nil)) == ["# 1", "B 1", "T 3"])
      #expect(texts(listing.sections(of: trip)) == ["Q 1", "A 1", "C 1"])
      #expect(texts(listing.sections(at: [0, 4])) == ["# 1", "T 1"])
      #expect(texts(listing.keeping { $0.name != "b.jpg" }.sections(of: nil)) == ["# 1", "T 3"])
    }
  }

  @Test func photographsThatComeAndGoChangeSections() async throws {
    func write(_ name: String, _ day: String?) throws {
      let jpeg = try Canvas(width: 40, height: 30).jpeg()
      let camera = Exif(details: day.map { [.text(0x9003, "\($0) 12:00:00")] } ?? [])
      try folder.write(camera.inserted(into: jpeg), to: name)
    }
    try write("a.jpg", "2020:06:08")
    try write("b.jpg", "2020:06:09")
    try write("c.jpg", nil)
    try folder.setDate(4_000_000_000, of: "c.jpg")
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
      func sections(_ listing: Listing) -> [String] {
        listing.sections(of: nil).sections.map { "\($0.key ?? "none") \($0.count)" }
      }
      // The newest file has no date of its own.
      let first = await listed(library) { $0.photos.count == 3 }
      #expect(sections(first) == ["2020-06-09 1", "2020-06-08 1", "none 1"])
      try write("d.jpg", "2020:06:08")
      unlink(folder["b.jpg"])
      let second = await listed(library) { $0.photos.count == 3 && $0.revision > first.revision }
      #expect(sections(second) == ["2020-06-08 2", "none 1"])
    }
  }
}
