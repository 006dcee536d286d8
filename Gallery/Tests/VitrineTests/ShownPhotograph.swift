import Foundation
import GalleryTestSupport

/// A photograph as a server shows it: its details, and its smallest picture.
struct ShownPhotograph {
  /// The details, as they were sent.
  let text: String
  /// The smallest picture; nil if there is none.
  let picture: Canvas?
  /// The number of kinds of metadata in the smallest picture.
  let metadata: Int
  private let details: [String: Any]

  /// Asks a server for the details and the smallest picture of a photograph.
  init(_ id: String, port: Int) async throws {
    text = try await HTTPExchange("/details/\(id).json", port: port).text
    details = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    let width = (details["widths"] as? [Int])?.first ?? 0
    let answer = try await HTTPExchange("/p/\(id)/\(width).jpg", port: port)
    picture = answer.status == 200 ? Canvas(jpeg: answer.body) : nil
    metadata = metadataCount(in: answer.body)
  }

  /// The upright width and height, in pixels.
  var size: [Int?] { [details["width"] as? Int, details["height"] as? Int] }

  /// Returns one of the texts of the details.
  func detail(_ name: String) -> String? { details[name] as? String }
}

/// Something that a shown photograph must have.
enum Fact: CustomStringConvertible {
  /// The upright width and height, in pixels. The picture lies or stands as they say.
  case size(Int, Int)
  /// The colours of the quarters of the smallest picture.
  case quarters(String)
  /// The colours of the quarters of the smallest picture, within six shades: codecs round them, and PQ and HLG multiply that.
  case colours([[UInt8]])
  /// The only colour of the smallest picture, which may be any.
  case oneColour
  /// A text of the details. Nil if the details have no such text.
  case detail(String, String?)
  /// The details have such a text, which differs from run to run.
  case someDetail(String)

  func holds(for photograph: ShownPhotograph) -> Bool {
    switch self {
    case .size(let width, let height):
      photograph.size == [width, height]
        && photograph.picture.map { ($0.width < $0.height) == (width < height) } ?? false
    case .quarters(let colours): photograph.picture?.quarters == colours
    case .colours(let colours):
      photograph.picture.map { zip($0.quarterColours, colours).allSatisfy(areNear) } ?? false
    case .oneColour: photograph.picture.map { Set($0.rgb).count == 1 } ?? false
    // Texts in two forms of Unicode are equal, but not their bytes.
    case .detail(let name, let text):
      photograph.detail(name).map { Array($0.utf8) } == text.map { Array($0.utf8) }
    case .someDetail(let name): photograph.detail(name)?.isEmpty == false
    }
  }

  var description: String {
    switch self {
    case .size(let width, let height): "\(width) × \(height)"
    case .quarters(let colours): "quarters \(colours)"
    case .colours(let colours): "colours \(colours)"
    case .oneColour: "one colour"
    case .detail(let name, let text): "\(name) \(text?.debugDescription ?? "unknown")"
    case .someDetail(let name): "\(name) known"
    }
  }
}

private func areNear(_ colour: SIMD3<UInt8>, _ expected: [UInt8]) -> Bool {
  (0..<3).allSatisfy { abs(Int(colour[$0]) - Int(expected[$0])) <= 6 }
}
