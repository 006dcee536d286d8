import Foundation
import GalleryTestSupport

/// The outcomes of the files of a folder, according to the listing of a server.
struct Outcomes {
  /// The number of photographs in the whole folder.
  let total: Int
  // Names are distinguished by their bytes: texts in two forms of Unicode are equal.
  private let items: [[UInt8]: Item]
  private let skipped: [[UInt8]: String]

  private struct Listing: Decodable {
    let total: Int
    let items: [Item]
    let skipped: [Skipped]
  }
  private struct Item: Decodable {
    let id, name, album: String
    let folder: String?
    let width, height: Int
    let problem: String?
  }
  private struct Skipped: Decodable { let name, reason: String }

  /// Asks a server for its listing.
  init(_ port: Int) async throws {
    let answer = Data(try await HTTPExchange("/gallery.json", port: port).body)
    let listing = try JSONDecoder().decode(Listing.self, from: answer)
    total = listing.total
    items = Dictionary(
      listing.items.map { (Array("\($0.folder.map { $0 + "/" } ?? "")\($0.name)".utf8), $0) }
    ) { $1 }
    skipped = Dictionary(listing.skipped.map { (Array($0.name.utf8), $0.reason) }) { $1 }
  }

  /// Asks after each event of a server, until a condition holds.
  static func first(_ port: Int, where condition: (Outcomes) -> Bool) async throws -> Outcomes {
    let events = try Connection(port: port)
    try events.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    while true {
      guard await !events.receive(until: { !$0.isEmpty }).isEmpty else {
        throw ConnectionProblem.noAnswer
      }
      let outcomes = try await Outcomes(port)
      if condition(outcomes) { return outcomes }
    }
  }

  /// The outcome of the file at a path.
  subscript(_ path: String) -> BadInput.Outcome {
    let path = Array(path.utf8)
    guard let item = items[path] else { return skipped[path].map { .named($0) } ?? .ignored }
    guard let problem = item.problem else { return .shown }
    return problem.contains("a part of it is missing") ? .shownInPart(problem) : .named(problem)
  }

  /// The identifier of the photograph at a path; nil if it is not shown.
  func id(_ path: String) -> String? { items[Array(path.utf8)]?.id }

  /// The width and the height of the file at a path.
  func size(_ path: String) -> [Int] {
    items[Array(path.utf8)].map { [$0.width, $0.height] } ?? []
  }
}
