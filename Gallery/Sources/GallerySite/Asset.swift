import Foundation

/// A file of the page, carried inside the command.
struct Asset: Sendable {
  let name: String
  /// Its MIME type.
  let type: String
  /// A digest of its content.
  let tag: String
  let content: [UInt8]

  init(name: String, type: String, tag: String, base64: String) {
    (self.name, self.type, self.tag) = (name, type, tag)
    content = Data(base64Encoded: base64).map(Array.init) ?? []
  }

  /// The page itself, a template.
  static let page = all["index.html"]

  /// Everything else, by the name in its address.
  static let all = Dictionary(uniqueKeysWithValues: embeddedAssets.map { ($0.name, $0) })
}
