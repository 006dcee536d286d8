import Testing

@testable import SampleCollection

/// The distance of tested pixels in bytes. Tests are not optimized, so they read only every fifth pixel.
private let sampling = 3 * 5

/// Every picture of the collection, drawn at a small size.
@Suite struct PictureTests {
  /// A tenth of the size takes a fraction of the time, and draws all of a scene.
  private static let scale: Float = 0.1

  private static let drawn = Picture.all.map { (picture: $0, bitmap: $0.draw(scale: scale)) }

  @Test(arguments: drawn)
  func isDrawnTheSameTwice(_ picture: Picture, _ bitmap: Bitmap) {
    #expect(picture.draw(scale: Self.scale).bytes == bitmap.bytes)
  }

  @Test func noTwoPicturesAreAlike() {
    #expect(Set(Self.drawn.map(\.bitmap.bytes)).count == Picture.all.count)
  }

  @Test(arguments: drawn)
  func hasLightAndShade(_ picture: Picture, _ bitmap: Bitmap) {
    let levels = Levels(bitmap)
    #expect(levels.mean > 20 && levels.mean < 240)
    #expect(levels.deviation > 8)
  }

  @Test(arguments: drawn)
  func isNotLostInBlackOrWhite(_ picture: Picture, _ bitmap: Bitmap) {
    let levels = Levels(bitmap)
    #expect(levels.share(of: 0...3) < 0.2)
    #expect(levels.share(of: 252...255) < 0.2)
  }

  @Test(arguments: drawn)
  func isColoured(_ picture: Picture, _ bitmap: Bitmap) {
    let spread = stride(from: 0, to: bitmap.bytes.count, by: sampling).map { index in
      let pixel = bitmap.bytes[index..<index + 3]
      return Int(pixel.max() ?? 0) - Int(pixel.min() ?? 0)
    }
    #expect(spread.reduce(0, +) / spread.count >= 8)
  }

  @Test(arguments: drawn)
  func keepsItsShapeAtEverySize(_ picture: Picture, _ bitmap: Bitmap) {
    let promised = Double(picture.size.width) / Double(picture.size.height)
    #expect(abs(Double(bitmap.width) / Double(bitmap.height) - promised) < 0.02 * promised)
    #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 3)
  }
}

/// The luminance of the pixels of a picture.
private struct Levels {
  private let values: [Double]
  let mean: Double

  init(_ bitmap: Bitmap) {
    let weights = [0.2126, 0.7152, 0.0722]
    values = stride(from: 0, to: bitmap.bytes.count, by: sampling).map { index in
      (0..<3).reduce(0.0) { $0 + weights[$1] * Double(bitmap.bytes[index + $1]) }
    }
    mean = values.reduce(0, +) / Double(values.count)
  }

  var deviation: Double {
    let squares = values.map { ($0 - mean) * ($0 - mean) }
    return (squares.reduce(0, +) / Double(values.count)).squareRoot()
  }

  func share(of range: ClosedRange<Double>) -> Double {
    Double(values.count(where: range.contains)) / Double(values.count)
  }
}

extension Picture: @retroactive CustomTestStringConvertible {
  /// The path, for messages of failing tests.
  public var testDescription: String { "\(folder)/\(file)" }
}
