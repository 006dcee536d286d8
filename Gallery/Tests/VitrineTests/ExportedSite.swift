import Foundation
import Testing

/// A published site in a folder, read as a browser reads it.
struct ExportedSite {
  private let path: String

  init(_ path: String) { self.path = path }

  /// One page of the listing.
  struct Listing: Decodable {
    struct Item: Decodable {
      let id: String
      let name: String
      let title: String?
      let width: Int
      let height: Int
      let widths: [Int]
    }
    struct Album: Decodable {
      let id: String
      let name: String
    }
    let complete: Bool
    let items: [Item]
    let albums: [Album]
    let skipped: [[String: String]]
    let skippedTotal: Int
  }

  /// The page; empty if there is none.
  var page: String { (try? text("index.html")) ?? "" }

  /// The paths of all files but those of vitrine's own folder.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !name.hasPrefix(".vitrine/")
    }
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path + "/" + name)))
  }

  /// Returns a file as text.
  /// - Parameter inData: whether the file is in the folder of the data that the page names.
  func text(_ name: String, inData: Bool = false) throws -> String {
    String(decoding: try bytes((inData ? try data() + "/" : "") + name), as: UTF8.self)
  }

  func listing(album: String? = nil) throws -> Listing {
    let name = "gallery/\(album.map { $0 + "/" } ?? "")0.json"
    return try JSONDecoder().decode(
      Listing.self, from: Data(try text(name, inData: true).utf8))
  }

  /// The content of every text file.
  func texts() throws -> [String] {
    try paths().filter { [".html", ".json", ".js", ".css", ".svg"].contains(where: $0.hasSuffix) }
      .map { try text($0) }
  }

  /// Returns the addresses of the page and of its data to which no file belongs.
  func missingAddresses() throws -> [String] {
    var addresses = page.matches(of: /(?:href|src)="([^"#]*)"/).map { String($0.output.1) }
    addresses += page.matches(of: /([^\s",]*) \d+w/).map { String($0.output.1) }
    let listing = try listing()
    for item in listing.items {
      addresses.append(try data() + "/details/\(item.id).json")
      addresses += item.widths.map { "p/\(item.id)/\($0).jpg" }
    }
    addresses += try listing.albums.map { try data() + "/gallery/\($0.id)/0.json" }
    return addresses.map { String($0.prefix { $0 != "?" }) }
      .filter { !FileManager.default.fileExists(atPath: path + "/" + $0) }
  }

  /// The number of files that the site has recorded as its own.
  func recordedCount() throws -> Int {
    try bytes(".vitrine/files").count { $0 == UInt8(ascii: "\n") }
  }

  /// The date, the number and the content of each file.
  func fingerprint() throws -> [String: [AnyHashable]] {
    try Dictionary(
      uniqueKeysWithValues: paths().map { name in
        let values = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        let facts = [FileAttributeKey.modificationDate, .systemFileNumber].map {
          values[$0] as? AnyHashable
        }
        return (name, facts.compactMap(\.self) + [try bytes(name)])
      })
  }

  /// The content of each file.
  func contents() throws -> [String: [UInt8]] {
    try Dictionary(uniqueKeysWithValues: paths().map { ($0, try bytes($0)) })
  }

  private func data() throws -> String {
    String(try #require(page.firstMatch(of: /data-published="([^"]*)"/)).output.1)
  }
}
