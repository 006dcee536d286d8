import Foundation
import GalleryTestSupport
import Testing

/// Serves a folder of bad input, and prints what becomes of each file.
struct BadInputTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  // An outcome that never comes would keep the test waiting.
  @Test(.timeLimit(.minutes(5))) func everyFileHasTheOutcomeOfItsRow() async throws {
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
    let outcomes = try await Outcomes(port)
    var lines: [(row: Int, text: String)] = []
    for input in inputs {
      let outcome = outcomes[input.path]
      #expect(outcome.meets(input.expected), "row \(input.row), \(input.name): \(outcome)")
      lines.append((input.row, "\(input.name.debugDescription): \(outcome)"))
    }
    #expect(await command.end(SIGTERM) == 0)
    #expect(try folder.fingerprint() == before)
    lines += try await FaultInput.outcomes()
    for row in Set(1...48).subtracting(lines.map(\.row)) {
      #expect([26, 27, 36, 48].contains(row))
      let reason = row == 36 ? "this file system refuses such names" : BadInput.noPhotographsInHEIC
      lines.append((row, "skipped: \(reason)"))
    }
    for line in lines.sorted(by: { $0.row < $1.row }) {
      print("bad input, row \(BadInput.folder(line.row)): \(line.text)")
    }
  }
}
