import Testing

@testable import SampleCollection

@Suite struct CanvasTests {
  private let white = Pixel(1, 1, 1, 1)

  @Test func fillsWholePixelsWhole() {
    var canvas = Canvas(width: 8, height: 8)
    canvas.fill(Path.rectangle(2, 2, 4, 4), white)
    for row in 0..<8 {
      for column in 0..<8 {
        let inside = (2..<6).contains(row) && (2..<6).contains(column)
        #expect(abs(canvas.pixels[row * 8 + column].x - (inside ? 1 : 0)) < 1e-5)
      }
    }
  }

  @Test func coversEdgesInPart() {
    var canvas = Canvas(width: 4, height: 4)
    canvas.fill(Path.rectangle(1.25, 1, 1.5, 2), white)
    #expect(abs(canvas.pixels[5].x - 0.75) < 1e-5)
  }

  @Test(arguments: [Float(3), 7.5, 20])
  func aDiscHasTheAreaOfADisc(_ radius: Float) {
    var canvas = Canvas(width: 50, height: 50)
    canvas.fill(Path.circle(25.3, 24.8, radius), white)
    let area = canvas.pixels.reduce(0) { $0 + $1.x }
    #expect(abs(area / (.pi * radius * radius) - 1) < 0.02)
  }

  @Test func shapesBeyondTheEdgeAreCutOff() {
    var canvas = Canvas(width: 10, height: 10)
    canvas.fill(Path.circle(0, 0, 4), white)
    canvas.fill(Path.circle(-40, 5, 4), white)
    canvas.shine(x: -30, y: 90, reach: 12) { _ in white }
    let area = canvas.pixels.reduce(0) { $0 + $1.x }
    #expect(abs(area - .pi * 4) < 0.6)
  }

  @Test func whatIsNearerHidesWhatIsFar() {
    var canvas = Canvas(width: 4, height: 4)
    canvas.fill(Path.rectangle(0, 0, 4, 4), white, away: 2)
    canvas.fill(Path.rectangle(0, 0, 4, 4), .zero, away: 5)
    #expect(canvas.pixels.allSatisfy { $0.x > 0.99 })
  }

  @Test func bloomOnlyAddsLight() {
    var canvas = Canvas(width: 64, height: 64)
    canvas.paint { _, _, _ in Pixel(0.2, 0.3, 0.4, 1) }
    canvas.fill(Path.circle(32, 32, 6), white * 3)
    let before = canvas.pixels
    canvas.bloom(strength: 0.5)
    #expect(zip(canvas.pixels, before).allSatisfy { $0.x >= $1.x - 1e-6 })
  }
}
