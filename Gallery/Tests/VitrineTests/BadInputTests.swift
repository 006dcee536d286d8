import Foundation
import GalleryTestSupport
import Testing

/// Serves bad input, sends requests that the rules forbid, and prints a table with the outcome of each file and request.
struct BadInputTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  // An outcome that never comes would keep the test waiting.
  @Test(.timeLimit(.minutes(5))) func everyRowOfTheTableHasItsOutcome() async throws {
    let lines =
      try await shownAtOnce() + FaultInput.lines() + BadInput.skipped() + ServingRules().lines()
    #expect(TableLine.missingInputs(in: lines) == [])
    #expect(TableLine.missingRules(in: lines) == [])
    for line in lines.sorted() { print(line) }
  }

  /// Serves all bad files in one folder.
  private func shownAtOnce() async throws -> [TableLine] {
    let inputs = try BadInput.pictures() + BadInput.entries() + BadInput.photographsInHEIC()
    for input in inputs { try input.write(folder, input.path) }
    let before = try folder.fingerprint()
    let command = try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", store["cache"],
    ])
    let port = try #require(await command.port())
    #expect(await command.says("Making pictures: "))
    let count = try await Outcomes(port).total
    #expect(await command.says("Making pictures: \(count) of \(count)"))
    let page = try await HTTPExchange("/", port: port).text
    #expect(!page.contains("<img src=x"), "names are text")
    let outcomes = try await Outcomes(port)
    var lines: [TableLine] = []
    for input in inputs {
      let outcome = outcomes[input.path]
      #expect(outcome.meets(input.expected), "row \(input.row), \(input.name): \(outcome)")
      let facts = try await check(input, outcomes.id(input.path), port)
      lines.append(
        .input(input.row, input.name, "\(([outcome.description] + facts).joined(separator: ", "))"))
    }
    #expect(await command.end(SIGTERM) == 0)
    #expect(try folder.fingerprint() == before)
    return lines
  }

  /// Compares a shown photograph with its facts. Every shown photograph has a name, a picture without metadata, and no position.
  private func check(_ input: BadInput, _ id: String?, _ port: Int) async throws -> [String] {
    guard input.expected.isShown else { return [] }
    let shown = try await ShownPhotograph(try #require(id), port: port)
    let name = input.name.split(separator: "/").last.map { String($0) } ?? ""
    let all = input.facts + [.detail("name", name)]
    for fact in all { #expect(fact.holds(for: shown), "row \(input.row), \(fact): \(shown.text)") }
    #expect(shown.picture != nil && shown.metadata == 0, "row \(input.row), \(input.name)")
    let isSilent = ["latitude", "longitude", "GPS", "NaN", "nan,"].allSatisfy {
      !shown.text.contains($0)
    }
    #expect(isSilent, "row \(input.row): \(shown.text)")
    return input.facts.map(\.description)
  }
}

extension BadInput.Outcome {
  fileprivate var isShown: Bool {
    switch self {
    case .shown, .shownInPart: true
    case .named, .ignored: false
    }
  }
}
