import Foundation
import GalleryTestSupport

/// Everything that a server shows of a folder, without what differs from run to run.
struct ServedContent: Equatable {
  /// The photographs, in the order of the listing.
  let photographs: [Photograph]
  /// The names of the albums.
  let albums: [String]
  /// The pictures, by the name of the photograph and the width.
  private(set) var pictures: [String: [UInt8]] = [:]

  /// A photograph in the listing.
  struct Photograph: Decodable, Equatable {
    let name: String
    let version: String
    let widths: [Int]
    let placeholder: String?
    let problem: String?
  }

  /// Asks a server for its listing and for all pictures.
  init(_ port: Int) async throws {
    struct Listing: Decodable {
      let items: [Photograph]
      let albums: [Album]
    }
    struct Album: Decodable { let name: String }
    let answer = Data(try await HTTPExchange("/gallery.json", port: port).body)
    let listing = try JSONDecoder().decode(Listing.self, from: answer)
    (photographs, albums) = (listing.items, listing.albums.map(\.name))
    for (id, photograph) in zip(try await ids(port), photographs) {
      for width in photograph.widths {
        let picture = try await HTTPExchange("/p/\(id)/\(width).jpg", port: port)
        // A visitor of a server that is killed ignores this error. `#require` would report it in any case.
        guard picture.status == 200 else { throw ConnectionProblem.refused }
        pictures["\(photograph.name) \(width)"] = picture.body
      }
    }
  }
}

/// Returns the identifiers of the photographs that a server lists, in their order.
func ids(_ port: Int) async throws -> [String] {
  struct Listing: Decodable { let items: [Item] }
  struct Item: Decodable { let id: String }
  let answer = Data(try await HTTPExchange("/gallery.json", port: port).body)
  return try JSONDecoder().decode(Listing.self, from: answer).items.map(\.id)
}
