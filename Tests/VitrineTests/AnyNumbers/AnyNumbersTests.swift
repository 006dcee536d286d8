import Foundation
import Testing
import Vitrine

/// Any calls with any numbers: scenes that can be drawn, bounded memory, and rest in the end.
@Suite struct AnyNumbersTests {
  @Test(arguments: AnyExhibit.allCases)
  func anyCallsLeadToScenesThatCanBeDrawnAndToRest(exhibit: AnyExhibit) {
    let seeds = Self.first..<Self.first + Self.streams
    for seed in seeds {
      let steps = AnyEvents.steps(for: exhibit, seed: seed, count: Self.calls)
      // What is kept is counted by reflection, which takes longer than all the rest.
      let weighs = seed % 16 == 0
      guard exhibit.violation(in: steps, weighing: weighs) != nil else { continue }
      let fewest = shrunk(steps) { exhibit.violation(in: $0, weighing: weighs) != nil }
      let violation = exhibit.violation(in: fewest, weighing: weighs) ?? ""
      let calls = fewest.map { "  \($0)" }.joined(separator: "\n")
      Issue.record("\(exhibit), seed \(seed): \(violation) after\n\(calls)")
      return
    }
    print(
      "\(exhibit): \(seeds.count) streams of \(Self.calls) random calls, from seed \(Self.first)")
  }

  @Test(arguments: RegressionCase.all) func aRegressionDoesNotReturn(regression: RegressionCase) {
    let violation = regression.exhibit.violation(in: regression.steps)
    #expect(violation == nil, "\(regression.testDescription): \(violation ?? "")")
  }

  private static let calls = 40
  /// How many streams of each exhibit; `make test DEEP=1` asks for a million.
  private static let streams = number("VITRINE_STREAMS") ?? 100
  /// The first seed, to try one stream again.
  private static let first = number("VITRINE_SEED") ?? 0

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}

extension RegressionCase: CustomTestStringConvertible {}
