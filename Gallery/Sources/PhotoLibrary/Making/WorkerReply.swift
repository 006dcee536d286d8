import Foundation

/// The reply of a worker. It is sent as JSON, after the length in four bytes. The JPEGs follow in order.
struct WorkerReply: Codable {
  var pictures: [Picture] = []
  var average: UInt32 = 0
  var isIncomplete = false
  /// The reason that the reply has no pictures; nil if it has.
  var problem: String?
  /// Whether the decoder had too little memory, or perhaps had.
  var lackedMemory = false
  /// The number of the system's error if the file could not be read.
  var fileProblem: Int32?

  /// The first reply, before any request.
  static let ready = WorkerReply()

  struct Picture: Codable {
    let width: Int
    let height: Int
    let length: Int
  }

  /// The length and the JSON.
  var framed: [UInt8] {
    get throws {
      let json = try JSONEncoder().encode(self)
      return withUnsafeBytes(of: UInt32(json.count).bigEndian, Array.init) + json
    }
  }

  /// Whether the reply can be one to a request for this number of pictures.
  func isPlausible(_ count: Int) -> Bool {
    pictures.count == count && average <= 0xFF_FFFF
      && pictures.allSatisfy { picture in
        edges.contains(picture.width) && edges.contains(picture.height)
          && 1...Self.maximumPicture ~= picture.length
      }
  }

  // The JSON describes at most three pictures. A picture has at most the number of bytes that a worker may write.
  static let maximumJSON = 4096
  private static let maximumPicture = 64 << 20
}

// The edges of a JPEG.
private let edges = 1...65_535
