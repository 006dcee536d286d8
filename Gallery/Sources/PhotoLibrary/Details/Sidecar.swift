import Foundation

/// A description of a photograph in a file beside it: `NAME.EXT.json` or `NAME.json`.
///
/// ```json
/// {"title": "The Long Harbour", "details": ["1961, 98 minutes"], "still": "harbour-still.jpg",
///  "links": [{"label": "About it", "url": "https://example.org/"}]}
/// ```
/// Every key is optional. A value of another type is ignored.
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

  /// An empty description.
  init() {}

  /// Reads JSON. Empty if the bytes are not JSON.
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

  /// Reads the file beside a photograph. Empty without such a file.
  init(beside photo: PhotoPath, in root: FolderRoot) {
    let names = [photo.appendingToName(".json"), photo.withoutExtension.appendingToName(".json")]
    let files = names.lazy.compactMap { try? root.open($0) }
    let json = try? files.first?.read(at: 0, count: maximumBytes)
    self.init(json: json ?? [])
  }
}

extension Sidecar.Link {
  /// Reads a link; nil if its address is not that of a web page, such as `javascript:`.
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

// About a thousand lines of text. A larger file is no sidecar.
private let maximumBytes = 64 * 1024
