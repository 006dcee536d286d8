@testable import Vitrine

/// The distance of two values, which is the largest difference between their numbers.
protocol Measurable {
  /// Every number of the value, in a fixed order.
  var numbers: [Double] { get }
}

extension Measurable {
  /// The largest difference in one number; infinite where one of the two is no number.
  func distance(to other: Self) -> Double {
    zip(numbers, other.numbers).map { a, b in
      let distance = abs(a - b)
      return distance.isNaN ? .infinity : distance
    }.max() ?? 0
  }

  /// Whether each number is no farther than `tolerance` from its counterpart.
  func isNear(_ other: Self, within tolerance: Double = 1e-9) -> Bool {
    distance(to: other) <= tolerance
  }
}

extension Vector: Measurable {
  var numbers: [Double] { [x, y] }
}

extension Dimensions: Measurable {
  var numbers: [Double] { [width, height] }
}

extension Frame: Measurable {
  var numbers: [Double] { [x, y, width, height] }
}

extension CornerRadii: Measurable {
  var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension Insets: Measurable {
  var numbers: [Double] { [top, right, bottom, left] }
}

extension Pose: Measurable {
  var numbers: [Double] {
    outline.numbers + visible.numbers + radii.numbers + [opacity, backdrop, controls]
  }
}

extension Placement: Measurable {
  var numbers: [Double] {
    [Double(item), scale, opacity] + box.numbers + position.numbers + crop.numbers + radii.numbers
  }
}

extension ExhibitScene: Measurable {
  /// The placements' numbers come last, so that scenes with as many placements compare number by number.
  var numbers: [Double] {
    [Double(placements.count), sceneOpacity, backdrop, controls, isMoving ? 1 : 0, wakeAt ?? -1]
      + [Double(prefetch.lowerBound), Double(prefetch.upperBound)] + dimensions.numbers
      + placements.flatMap(\.numbers)
  }
}
