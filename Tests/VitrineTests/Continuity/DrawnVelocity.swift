import Vitrine

/// How fast numbers change at an instant, from their values at three instants a small time apart.
struct DrawnVelocity {
  /// The time between two instants, in seconds.
  static let step = 1e-5

  var velocity: [Double]
  /// How far each velocity may be off, per second.
  let tolerance: [Double]

  /// - Parameter numbers: The numbers, now and one and two steps later.
  init(of numbers: (now: [Double], next: [Double], last: [Double])) {
    let rows = zip(numbers.now, zip(numbers.next, numbers.last))
    velocity = rows.map { ($1.0 * 4 - $0 * 3 - $1.1) / (2 * Self.step) }
    // The formula is exact for a constant acceleration. The springs have at most 100 radians per second, so that within two
    // steps an acceleration, and with it what curvature adds to the velocity, changes by less than a hundredth. The rest is
    // rounding.
    tolerance = rows.map { 0.1 + 0.01 * abs($1.0 * 2 - $0 - $1.1) / (2 * Self.step) }
  }

  /// Whether two velocities are the same, the second one `factor` times as fast.
  func agrees(with other: DrawnVelocity, times factor: Double = 1) -> Bool {
    zip(zip(velocity, tolerance), zip(other.velocity, other.tolerance)).allSatisfy {
      abs($0.0 * factor - $1.0) <= $0.1 * factor + $1.1
    }
  }
}
