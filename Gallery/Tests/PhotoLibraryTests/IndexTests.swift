import Foundation
import GRDB
import GalleryTestSupport

@testable import PhotoLibrary

/// Tests that look into the index, or change it.
protocol IndexTests: LibraryTests {}

extension IndexTests {
  /// Runs a library until all pictures are made and the content of all photographs is known.
  func finishedWithDigests() async throws -> Listing {
    var listing = Listing()
    try await running { library in
      listing = await made(library)
      let decoding = DecodingLane(executable: builtCommand, limits: .ordinary)
      for photo in listing.photos { await library.noteContent(of: photo, decoding) }
    }
    return listing
  }

  func database() throws -> DatabaseQueue {
    try DatabaseQueue(path: store["cache/index.sqlite"], configuration: patient)
  }

  func letMonthPass() async throws {
    try await database().write { db in
      try db.execute(sql: "UPDATE photo SET vanished = vanished - 31 * 86400")
    }
  }

  /// Writes another picture into a file, which keeps its length and its date.
  func overwrite(_ name: String, with picture: [UInt8]) throws {
    let length = try bytes(of: name).count
    let file = try FileHandle(forWritingTo: URL(filePath: folder[name]))
    // A decoder ignores what follows a picture.
    try file.write(contentsOf: (picture + Array(repeating: 0, count: length)).prefix(length))
    try file.close()
    try folder.setDate(1_000_000, of: name)
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: folder[name])))
  }

  /// Returns a value of the first row, or the number of all rows.
  func indexed(_ value: String = "count(*)") throws -> Int {
    try database().read { db in
      try Int.fetchOne(db, sql: "SELECT \(value) FROM photo") ?? 0
    }
  }
}

extension Listing {
  /// Returns the identifier of the photograph with a name.
  func id(of name: String) -> PhotoID? { photos.first { $0.name == name }?.id }
}
