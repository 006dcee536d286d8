/// A description of a photograph in a file beside it: `NAME.EXT.json` or `NAME.json`.
///
/// ```json
/// {"title": "The Long Harbour", "details": ["1961, 98 minutes"], "still": "harbour-still.jpg",
///  "links": [{"label": "About it", "url": "https://example.org/"}]}
/// ```
/// Every key is optional. A value of another type is ignored; see ``SidecarProblem``.
struct Sidecar: Sendable, Equatable {
  var title: String?
  var details: [String] = []
  var still: String?
  var links: [Link] = []

  /// A link to a web page.
  struct Link: Sendable, Equatable, Encodable {
    let label: String
    let url: String
  }
}
