import Foundation
import GalleryTestSupport
import Testing

/// Serves a folder of bad input, and prints what becomes of each file.
struct BadInputTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func everyFileHasTheOutcomeOfItsRow() async throws {
    let inputs = try BadInput.pictures() + BadInput.entries()
    for input in inputs { try input.write(folder, input.path) }
    let before = try folder.fingerprint()
    let command = try RunningCommand([
      "serve", folder.path, "--port", "0", "--no-open", "--cache", store["cache"],
    ])
    let port = try #require(await command.port())
    #expect(await command.says("Making pictures: "))
    let count = try await Outcomes(port).photographs
    #expect(await command.says("Making pictures: \(count) of \(count)"))
    let outcomes = try await Outcomes(port)
    var lines: [(row: Int, text: String)] = []
    for input in inputs {
      let outcome = outcomes[input]
      #expect(outcome.meets(input.expected), "row \(input.row), \(input.name): \(outcome)")
      lines.append((input.row, "\(input.name.debugDescription): \(outcome)"))
    }
    lines += BadInput.shownElsewhere.map { ($0, "shown by \($1)") }
    lines += BadInput.missing.map { ($0, "not shown by a test: \($1)") }
    #expect(Set(lines.map(\.row)) == Set(1...48))
    for line in lines.sorted(by: { $0.row < $1.row }) {
      print("bad input, row \(BadInput.folder(line.row)): \(line.text)")
    }
    #expect(await command.end(SIGTERM) == 0)
    #expect(try folder.fingerprint() == before)
  }
}

/// What a server says about the files of a folder.
private struct Outcomes {
  // Names are distinguished by their bytes: texts in two forms of Unicode are equal.
  private let items: [[UInt8]: String?]
  private let skipped: [[UInt8]: String]

  /// The number of photographs.
  var photographs: Int { items.count }

  init(_ port: Int) async throws {
    struct Listing: Decodable {
      let items: [Item]
      let albums: [Album]
      let skipped: [Skipped]
    }
    struct Item: Decodable { let name, album: String; let problem: String? }
    struct Album: Decodable { let id, name: String }
    struct Skipped: Decodable { let name, reason: String }
    let answer = Data(try await HTTPExchange("/gallery.json", port: port).body)
    let listing = try JSONDecoder().decode(Listing.self, from: answer)
    let albums = Dictionary(uniqueKeysWithValues: listing.albums.map { ($0.id, $0.name) })
    items = Dictionary(
      listing.items.map { (Array("\(albums[$0.album] ?? "")/\($0.name)".utf8), $0.problem) }
    ) { $1 }
    skipped = Dictionary(listing.skipped.map { (Array($0.name.utf8), $0.reason) }) { $1 }
  }

  subscript(_ input: BadInput) -> BadInput.Outcome {
    let path = Array(input.path.utf8)
    guard let problem = items[path] else {
      return skipped[path].map { .named($0) } ?? .ignored
    }
    guard let problem else { return .shown }
    return problem.contains("breaks off") ? .shownInPart(problem) : .named(problem)
  }
}
