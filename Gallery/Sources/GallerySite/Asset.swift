import Foundation

/// A file of the page, embedded in the command.
struct Asset: Sendable {
  let name: String
  /// The MIME type.
  let type: String
  /// A digest of the content.
  let tag: String
  let content: [UInt8]

  init(name: String, type: String, tag: String, base64: String) {
    (self.name, self.type, self.tag) = (name, type, tag)
    content = Data(base64Encoded: base64).map(Array.init) ?? []
  }

  /// The template of the page.
  static let page = all["index.html"]

  /// All files, by the name in the address.
  static let all = Dictionary(uniqueKeysWithValues: embeddedAssets.map { ($0.name, $0) })
}
