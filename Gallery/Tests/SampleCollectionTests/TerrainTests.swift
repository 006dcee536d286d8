import Testing

@testable import SampleCollection

@Suite struct TerrainTests {
  private let canvas = Canvas(width: 120, height: 80)
  private let camera = Camera(horizon: 0.5, eye: 1, focal: 1)
  private let light = Light(from: [-1, 0.5, 0], sun: 0xFFFFFF, shade: 0x808080, haze: 0)

  @Test func levelGroundReachesTheHorizonAndNotTheSky() {
    var canvas = canvas
    let land = Terrain(on: canvas, from: camera, distances: 0.5...1000, rows: 300) { _, _, _ in 0 }
    land.paint(on: &canvas, light: light, air: { _ in .zero }, color: { _ in Pixel(1, 1, 1, 1) })
    #expect((0..<39).allSatisfy { canvas.distance[$0 * 120 + 60] == .infinity })
    #expect((41..<80).allSatisfy { canvas.distance[$0 * 120 + 60] < 1000 })
    #expect((41..<79).allSatisfy { abs(canvas.pixels[$0 * 120 + 60].x - 1) < 1e-3 })
  }

  @Test func aWallStandsWhereTheCameraProjectsIt() {
    var canvas = canvas
    let land = Terrain(on: canvas, from: camera, distances: 1...10, rows: 600) { _, z, _ in
      z > 5 ? 1.5 : 0
    }
    land.paint(on: &canvas, light: light, air: { _ in .zero }, color: { _ in Pixel(1, 1, 1, 1) })
    let top = Int(camera.project(0, 1.5, 5, on: canvas).y)
    #expect(canvas.pixels[(top - 2) * 120 + 60].x < 0.01)
    #expect(canvas.pixels[(top + 2) * 120 + 60].x > 0.99)
  }

  @Test func aSlopeIsNormalToItsNormal() {
    let land = Terrain(on: canvas, from: camera, distances: 1...10, rows: 300) { x, z, _ in
      0.5 * x + 0.25 * z
    }
    let normal = land.normal(60, 150)
    #expect(abs(normal.x / normal.y + 0.5) < 0.02)
    #expect(abs(normal.z / normal.y + 0.25) < 0.02)
  }

  @Test func shadowsFallAwayFromTheSun() {
    var land = Terrain(on: canvas, from: camera, distances: 4...5, rows: 3) { x, _, _ in
      abs(x) < 0.1 ? 1 : 0
    }
    land.castShadows(from: light, softness: 0.05)
    #expect(land.open[40] == 1 && land.open[75] == 0)
  }

  @Test func stillWaterShowsTheWallBehindIt() throws {
    let land = Terrain(on: canvas, from: camera, distances: 1...10, rows: 900) { _, z, _ in
      z > 5 ? 3 : -1
    }
    var mirror = Mirror(of: land, column: 60)
    mirror.come(to: 2.5)
    // A ray from 2.5 rises with the slope 1 / 2.5, and hits the wall at 5 at a height of 1, that of the eye.
    let seen = try #require(mirror.hit(slope: 1 / 2.5, from: 2.5))
    #expect(abs(seen) < 0.01)
    #expect(mirror.hit(slope: 2, from: 2.5) == nil)
  }
}
