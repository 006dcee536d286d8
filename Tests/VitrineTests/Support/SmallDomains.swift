import Vitrine

/// Few values of each kind, chosen so that every way in which they can lie to each other occurs: exhaust them.
enum SmallDomains {
  static let lengths = [0.0, 1, 50, 118, 390, 844]

  static let ratios = [1.0 / 10_000, 0.25, 0.75, 1, 4.0 / 3, 1.5, 4, 10_000]

  /// What is no ratio.
  static let impossibleRatios = [0.0, -1, .nan, .infinity, -.infinity]

  static let places = [-60.0, 0, 16, 59.5]

  static let frames = places.flatMap { x in
    [0.0, 1, 118, 390].flatMap { width in
      [0.0, 50, 844].map { Frame(x: x, y: x / 2 + 7, width: width, height: $0) }
    }
  }

  static let vectors = [-250.5, -10, 0, 3, 400].flatMap { x in
    [-7.0, 0, 4, 1000].map { Vector(x: x, y: $0) }
  }

  static let notNumbers = [Double.nan, .infinity, -.infinity]
}
