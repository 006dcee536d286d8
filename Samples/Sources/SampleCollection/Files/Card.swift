import Foundation

/// The content of an expanding card, in the file `NAME.jpg.json` beside a poster.
struct Card: Codable, Equatable {
  var title: String
  var details: [String]
  /// The file name of the picture that the opened card shows.
  var still: String
  var links: [Link]

  struct Link: Codable, Equatable {
    var label: String
    var url: String
  }

  init(_ film: Film) {
    title = film.title
    details = film.details
    still = film.stillName
    links = ["Trailer", "About the film"].map { label in
      let page = label == "Trailer" ? "trailer" : "about"
      return Link(label: label, url: "https://example.org/films/\(film.slug)/\(page)")
    }
  }

  /// Returns JSON with the keys in a fixed order.
  func json() throws(SampleCollectionError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(self) } catch {
      throw .cannotWrite(title, reason: error.localizedDescription)
    }
  }
}
