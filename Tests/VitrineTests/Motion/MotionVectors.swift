import Foundation

/// Numbers computed elsewhere to thirty digits, by integrating the differential equations: what the motions must meet.
struct MotionVectors: Decodable {
  static let all = load()

  let springs: [Spring]
  let retargets: [Retarget]
  let decays: [Decay]
  let decayBounces: [Bounce]
  let rubberBand: [Band]
  let bezier: [Curve]
  let velocity: [Release]
  let libm: [Point]

  struct Sample: Decodable {
    let t, x, v: Double
  }

  struct Spring: Decodable, Sendable {
    let id: String
    let mass, stiffness, damping, omega, dampingRatio, response, bounce: Double
    let start, target, initialVelocity: Double
    let settling: Settling
    let samples: [Sample]

    struct Settling: Decodable {
      let epsilon: Double
      let bound, exact: Double?
    }

    /// What one unit of error is measured in.
    var scale: Double { max(1, abs(start - target), abs(initialVelocity) / omega) }
  }

  struct Retarget: Decodable {
    let id: String
    let start, initialVelocity: Double
    let segments: [Segment]
    let handoff, samples: [Sample]

    struct Segment: Decodable {
      let fromTime, target, duration, bounce: Double
    }
  }

  struct Decay: Decodable {
    let rate, k, start, initialVelocity, end: Double
    let timeToSpeed, timeToDistance: Threshold
    let samples: [Sample]

    struct Threshold: Decodable {
      let threshold, t: Double
    }
  }

  struct Bounce: Decodable {
    let rate, start, initialVelocity, min, max, edge: Double
    let hitTime, hitVelocity, peakTime, peakPosition: Double
    let samples: [Sample]
  }

  struct Band: Decodable {
    let c, dimension, x, f, slope: Double
  }

  struct Curve: Decodable {
    let name: String
    let p1, p2: [Double]
    let points: [Point]

    struct Point: Decodable {
      let x, y: Double
      let slope: Double?
    }
  }

  struct Release: Decodable {
    let id: String
    let samples: [Place]
    let release, velocity: Double

    struct Place: Decodable {
      let t, x: Double
    }
  }

  struct Point: Decodable {
    let fn: String
    let x, y: Double
  }

  private static func load() -> MotionVectors {
    do {
      let file = Bundle.module.bundleURL.appending(path: "Vectors/motion.json")
      return try JSONDecoder().decode(MotionVectors.self, from: Data(contentsOf: file))
    } catch {
      fatalError("Vectors/motion.json cannot be read: \(error)")
    }
  }
}
