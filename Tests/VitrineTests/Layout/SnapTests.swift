import Foundation
import Testing

@testable import Vitrine

@Suite struct SnapTests {
  /// Landings computed elsewhere.
  @Test func landingsAreThoseOfTheVectors() throws {
    let vectors = try Vectors.load()
    #expect(vectors.snap.count == 16)
    for vector in vectors.snap { #expect(vector.landing == vector.index, "\(vector)") }
  }

  @Test func aReleaseWithoutVelocityLandsOnTheNearest() {
    for strip in StripCases.all where strip.lap > 0 {
      for offset in StripCases.offsets {
        let landing = strip.landing(from: offset, velocity: 0, predicting: 0.25)
        #expect(
          strip.restingOffset(of: landing) == strip.restingOffset(of: strip.nearest(to: offset)),
          "\(strip)")
      }
    }
  }

  @Test func aFasterFlickNeverLandsShorter() {
    for strip in StripCases.all where strip.lap > 0 {
      for offset in [-30.0, 0, 111] {
        let landings = stride(from: -4000.0, through: 4000, by: 250).map {
          strip.restingOffset(of: strip.landing(from: offset, velocity: $0, predicting: 0.165))
        }
        #expect(landings == landings.sorted(), "\(strip)")
      }
    }
  }

  /// A slide as wide as a desktop screen is not turned by the predicted end alone.
  @Test func aFlickOfAWideItemTurnsIt() {
    let strip = Strip(extents: Extents(count: 5, each: 1392), viewport: 1392)
    #expect(strip.landing(from: 278, velocity: 1345, predicting: 0.165) == 1)
    #expect(strip.landing(from: 1392 - 278, velocity: -1345, predicting: 0.165) == 0)
    #expect(strip.landing(from: 278, velocity: 240, predicting: 0.165) == 0)
    #expect(strip.landing(from: 278, velocity: 1345, predicting: 0) == 0)
    #expect(strip.landing(from: 4 * 1392, velocity: 300, predicting: 0.165) == 4)
  }

  @Test func aFlickNeverLandsBehind() {
    // Items without a length rest where the next one does.
    let strips = StripCases.all.filter { strip in
      strip.lap > 0 && (0..<strip.count).allSatisfy { strip.extent(of: $0) > 0 }
    }
    for strip in strips {
      for offset in StripCases.offsets {
        for velocity in [-250.0, 250, 900] {
          let rest = strip.restingOffset(
            of: strip.landing(from: offset, velocity: velocity, predicting: 0.165))
          let isEnd = strip.bounds.map { rest == $0.lowerBound || rest == $0.upperBound } ?? false
          #expect(isEnd || (rest > offset) == (velocity > 0), "\(strip), \(offset), \(velocity)")
        }
      }
    }
  }

  @Test func aPageIsAtMostOneFromWhereTheDragBegan() {
    for strip in StripCases.all where strip.lap > 0 {
      for (start, velocity) in [(0, 8000.0), (0, -8000), (1, 300), (1, 0), (2, -240)] {
        let start = strip.clamp(start)
        for offset in StripCases.offsets {
          let page = strip.pageLanding(from: offset, velocity: velocity, start: start)
          #expect(abs(page - start) <= strip.itemsPerPage && strip.clamp(page) == page)
        }
      }
    }
  }

  @Test func aFlickAtTheSeamGoesOnInTheNextLap() {
    let strip = Strip(extents: Extents(count: 3, each: 100), loops: true, viewport: 100)
    #expect(strip.landing(from: 200, velocity: 600, predicting: 0.25) == 3)
    #expect(strip.pageLanding(from: 200, velocity: 600, start: 2) == 3)
    #expect(strip.pageLanding(from: 0, velocity: -600, start: 0) == -1)
  }

  private struct Vectors: Decodable {
    let snap: [Vector]

    static func load() throws -> Vectors {
      let file = Bundle.module.bundleURL.appending(path: "Vectors/snap.json")
      return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    }
  }

  private struct Vector: Decodable {
    let snaps: [Double]
    let position, velocity: Double
    let startIndex, index: Int
    let policy: String

    var landing: Int {
      let pitch = snaps[1] - snaps[0]
      let strip = Strip(extents: Extents(count: snaps.count, each: pitch), viewport: pitch)
      switch policy {
      case "paging": return strip.pageLanding(from: position, velocity: velocity, start: startIndex)
      case "multi": return landing(on: strip, by: .normal)
      default: return landing(on: strip, by: .fast)
      }
    }

    private func landing(on strip: Strip, by decay: Motion.Decay) -> Int {
      strip.landing(from: position, velocity: velocity, predicting: 1 / decay.decayConstant)
    }
  }
}
