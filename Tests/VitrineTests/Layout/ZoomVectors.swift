import Foundation

@testable import Vitrine

/// Rectangles between a cell and the full screen, computed elsewhere: what the poses must meet.
struct ZoomVectors: Decodable {
  static let all = load()

  let zoomRects: [Zoom]

  struct Zoom: Decodable {
    /// Width and height of the picture, in pixels.
    let image: [Double]
    /// Left, top, width and height, as all rectangles here.
    let cell, screen, fit, cellFill: [Double]
    let frames: [Instant]

    struct Instant: Decodable {
      let p: Double
      let clip, image: [Double]
    }

    var ratio: Double { image[0] / image[1] }
  }

  private static func load() -> ZoomVectors {
    do {
      let file = Bundle.module.bundleURL.appending(path: "Vectors/zoom.json")
      return try JSONDecoder().decode(ZoomVectors.self, from: Data(contentsOf: file))
    } catch {
      fatalError("Vectors/zoom.json cannot be read: \(error)")
    }
  }
}

extension Frame {
  /// The frame with the left, top, width and height of a vector.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
