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

  @Test func autoplayIsNeverFasterThanItsMinimum() {
    for (asked, usable) in [(0.0, 0.0), (1, 1000), (999, 1000), (1001, 1001)] {
      #expect(Option.autoplay.sanitized(asked) == usable)
    }
  }

  @Test(arguments: CarouselModel.Style.allCases)
  func anExhibitIsWhatTheTableSaysFromItsFirstMoment(_ exhibit: CarouselModel.Style) {
    var told = CarouselModel(exhibit)
    for option in Option.allCases {
      #expect(option.range.contains(option.defaultValue(for: exhibit)))
      told.handle(Event(at: 0, .option(option, option.defaultValue(for: exhibit))))
    }
    #expect(told == CarouselModel(exhibit))
  }

  @Test(arguments: CarouselModel.Style.allCases)
  func whatIsNoNumberIsTheExhibitsOwnDefault(_ exhibit: CarouselModel.Style) {
    var model = CarouselModel(exhibit)
    for option in Option.allCases { model.handle(Event(at: 0, .option(option, .nan))) }
    #expect(model == CarouselModel(exhibit))
  }

  /// A word of a trace, and an attribute, is the case's name with hyphens.
  @Test func wordsOfTracesAreTheNamesOfTheCases() {
    let names = Option.allCases.map { option in
      "\(option)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }
    #expect(TraceWords.options.map { "\($0)" } == names)
  }

  @Test func idsAreConsecutive() {
    #expect(Option.allCases.map(\.rawValue) == (0..<Int32(Option.allCases.count)).map { $0 })
  }
}
