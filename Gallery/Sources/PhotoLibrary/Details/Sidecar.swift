import Foundation

/// What somebody wrote about a photograph, in a file beside it: `NAME.EXT.json` or `NAME.json`.
///
/// ```json
/// {"title": "The Long Harbour", "details": ["1961, 98 minutes"], "still": "harbour-still.jpg",
///  "links": [{"label": "About it", "url": "https://example.org/"}]}
/// ```
/// Every part may be missing, and a part of another shape is as if it were.
struct Sidecar: Sendable, Equatable {
  var title: String?
  var details: [String] = []
  var still: String?
  var links: [Link] = []

  /// A link to a page elsewhere.
  struct Link: Sendable, Equatable, Encodable {
    let label: String
    let url: String
  }

  /// Nothing written.
  init() {}

  /// Reads JSON; other text is as if there were none.
  init(json: [UInt8]) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] else {
      return
    }
    title = object["title"] as? String
    details = (object["details"] as? [Any] ?? []).compactMap { $0 as? String }
    still = object["still"] as? String
    links = (object["links"] as? [Any] ?? []).compactMap {
      ($0 as? [String: Any]).flatMap(Link.init)
    }
  }

  /// Reads the file beside a photograph; without one, nothing was written.
  init(beside photo: PhotoPath, in root: FolderRoot) {
    let names = [photo.appendingToName(".json"), photo.withoutExtension.appendingToName(".json")]
    let files = names.lazy.compactMap { try? root.open($0) }
    let json = try? files.first?.read(at: 0, count: maximumBytes)
    self.init(json: json ?? [])
  }
}

extension Sidecar.Link {
  /// A link whose address a browser may follow: `javascript:` and the like are none.
  fileprivate init?(_ object: [String: Any]) {
    guard let label = object["label"] as? String, let address = object["url"] as? String,
      let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host() != nil
    else { return nil }
    self.init(label: label, url: address)
  }
}

extension PhotoPath {
  fileprivate func appendingToName(_ suffix: String) -> PhotoPath {
    PhotoPath(bytes + Array(suffix.utf8))
  }
}

// A thousand lines of text; more is something else with the same name.
private let maximumBytes = 64 * 1024
