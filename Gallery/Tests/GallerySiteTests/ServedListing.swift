import Foundation
import GalleryTestSupport
import Testing

/// A photograph in the listing of a server.
struct ListedPhotograph: Decodable {
  let id: String
  let name: String
  let version: String
}

/// Returns the photographs that a server lists.
func photographs(_ port: Int) async throws -> [ListedPhotograph] {
  struct Listing: Decodable { let items: [ListedPhotograph] }
  let listing = try await HTTPExchange("/gallery.json", port: port)
  return try JSONDecoder().decode(Listing.self, from: Data(listing.body)).items
}

/// Returns the first photograph that a server lists.
func firstPhotograph(_ port: Int) async throws -> ListedPhotograph {
  try #require(try await photographs(port).first)
}

/// Waits until all pictures are made. Returns the listing as text.
func finished(_ port: Int) async throws -> String {
  for photograph in try await photographs(port) {
    _ = try await HTTPExchange("/p/\(photograph.id)/preview.jpg", port: port)
  }
  return try await HTTPExchange("/gallery.json", port: port).text
}

/// Returns an answer that is JSON.
func json(_ path: String, _ port: Int) async throws -> [String: Any] {
  let answer = try await HTTPExchange(path, port: port)
  #expect(answer.headers["content-type"] == "application/json")
  return try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
}

/// Returns the identifier of the first photograph that a server lists.
func firstID(_ port: Int) async throws -> String {
  let items = try await json("/gallery.json", port)["items"] as? [[String: Any]]
  return try #require(items?.first?["id"] as? String)
}
