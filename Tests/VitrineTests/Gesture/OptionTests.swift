import Foundation
import Testing

@testable import Vitrine

@Suite struct OptionTests {
  @Test func defaultsAreInRange() {
    for option in Option.allCases { #expect(option.range.contains(option.defaultValue)) }
  }

  @Test func sanitizedValuesAreInRangeAndGoodOnesStay() {
    for option in Option.allCases {
      let range = option.range
      #expect(option.sanitized(.nan) == option.defaultValue)
      #expect(option.sanitized(.infinity) == range.upperBound)
      #expect(option.sanitized(-.infinity) == range.lowerBound)
      for good in [range.lowerBound, option.defaultValue, range.upperBound] {
        #expect(option.sanitized(good) == good)
      }
    }
  }

  @Test(arguments: CarouselModel.Exhibit.allCases)
  func anExhibitIsWhatTheTableSaysFromItsFirstMoment(_ exhibit: CarouselModel.Exhibit) {
    var told = CarouselModel(exhibit)
    for option in Option.allCases {
      #expect(option.range.contains(option.defaultValue(for: exhibit)))
      told.handle(Event(at: 0, .option(option, option.defaultValue(for: exhibit))))
    }
    #expect(told == CarouselModel(exhibit))
  }

  @Test(arguments: CarouselModel.Exhibit.allCases)
  func whatIsNoNumberIsTheExhibitsOwnDefault(_ exhibit: CarouselModel.Exhibit) {
    var model = CarouselModel(exhibit)
    for option in Option.allCases { model.handle(Event(at: 0, .option(option, .nan))) }
    #expect(model == CarouselModel(exhibit))
  }

  @Test func namesAreAttributesAndDifferFromEachOther() {
    let names = Option.allCases.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name) is no attribute's name")
    }
  }

  @Test func idsAreConsecutive() {
    #expect(Option.allCases.map(\.rawValue) == (0..<Int32(Option.allCases.count)).map { $0 })
  }

  @Test func thePageKnowsTheSameOptions() throws {
    let path = "Web/src/options.js"
    if Project.isRecording {
      try script.write(to: Project.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    let difference = firstDifference(between: try Project.text(at: path), and: script)
    #expect(difference == nil, "\(path) is not what Option.swift says; run `make options`")
  }

  @Test(arguments: [Option.minCell, .maxCell, .spacing, .speed])
  func theGuideToTheGridSaysTheSame(_ option: Option) throws {
    let guide = try Project.text(at: "Sources/Vitrine/Vitrine.docc/PhotoGrid.md")
    let row = "| `\(option.name)` | \(plain(option.defaultValue)) | \(option.summary) |"
    #expect(guide.contains(row), "PhotoGrid.md must have a row: \(row)")
  }

  /// The table as the page reads it.
  private var script: String {
    let head = """
      // Written by `make options` from the table in Sources/Vitrine/Gesture/Option.swift; a test compares the two.

      /**
       * Everything that an attribute can set: the engine's number for it, what it counts, its default, range and words; `own`
       * are the defaults of the kinds of exhibits that have another.
       */
      export const options = Object.freeze(/** @type {const} */ ({

      """
    return head + Option.allCases.map(line).joined() + "}));\n"
  }

  private func line(of option: Option) -> String {
    let parts = [
      "id: \(option.rawValue)", "kind: \"\(option.unit)\"",
      "initial: \(plain(option.defaultValue))", "least: \(plain(option.range.lowerBound))",
      "most: \(plain(option.range.upperBound))",
    ]
    let words = option.choices.map { "\"\($0)\"" }.joined(separator: ", ")
    let all = parts + (words.isEmpty ? [] : ["choices: [\(words)]"]) + owned(option)
    let (name, value) = ("  \"\(option.name)\":", "{\(all.joined(separator: ", "))},\n")
    let width = 120 + 1
    if name.count + 1 + value.count <= width { return "\(name) \(value)" }
    return 4 + value.count <= width ? "\(name)\n    \(value)" : block(option, all)
  }

  /// The defaults that differ, by the numbers under which the page makes exhibits.
  private func owned(_ option: Option) -> [String] {
    let own = CarouselModel.Exhibit.allCases.compactMap { exhibit in
      let value = option.defaultValue(for: exhibit)
      return value == option.defaultValue ? nil : "\(exhibit.rawValue + 2): \(plain(value))"
    }
    return own.isEmpty ? [] : ["own: {\(own.joined(separator: ", "))}"]
  }

  /// What is too long for a line, as the formatter breaks it.
  private func block(_ option: Option, _ parts: [String]) -> String {
    let lines = parts.map { "    \($0)" }.joined(separator: ",\n")
    return "  \"\(option.name)\": {\n\(lines)\n  },\n"
  }

  private func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private func firstDifference(between written: String, and meant: String) -> String? {
    let (a, b) = (lines(of: written), lines(of: meant))
    let number = zip(a, b).prefix { $0 == $1 }.count
    guard a != b else { return nil }
    return "line \(number + 1): \(a.dropFirst(number).first ?? "the end"), should be "
      + "\(b.dropFirst(number).first ?? "the end")"
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
