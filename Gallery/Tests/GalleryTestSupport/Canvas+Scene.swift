import Foundation

extension Canvas {
  /// Creates a picture with the properties of a photograph: soft colours, fine lines and hard edges.
  package init(sceneAcross width: Int, down height: Int) {
    let rows = (0..<height).map { Lines($0, soft: 0.007, fine: 0.17, from: 0) }
    let columns = (1...3).map { part in
      (0..<width).map { Lines($0, soft: 0.011 * Double(part), fine: 0.13, from: part) }
    }
    self.init(width: width, height: height) { x, y in
      let isInFront = (x / 97 + y / 61) % 5 == 0
      var colour = SIMD3<UInt8>()
      for part in 0..<3 {
        let (column, row) = (columns[part][x], rows[y])
        let shade = 128 + 50 * column.soft.sine(and: row.soft) + 25 * (column.fine + row.fine)
        colour[part] = UInt8(isInFront ? fronts[part] + shade / 5 : shade)
      }
      return colour
    }
  }

  /// Returns the ratio of the largest signal to the noise that distinguishes this picture from one of the same size, in
  /// decibels.
  package func noiseRatio(to other: Canvas) -> Double {
    var sum = 0
    for index in rgb.indices {
      let difference = Int(rgb[index]) - Int(other.rgb[index])
      sum += difference * difference
    }
    return 10 * log10(255 * 255 * Double(rgb.count) / max(Double(sum), 1))
  }

  /// Returns the mean differences of red, green and blue from those of a picture of the same size, in shades.
  package func meanDifferences(from other: Canvas) -> [Double] {
    (0..<3).map { part in
      var sum = 0
      for index in stride(from: part, to: rgb.count, by: 3) {
        sum += Int(rgb[index]) - Int(other.rgb[index])
      }
      return Double(sum) / Double(rgb.count / 3)
    }
  }
}

/// Soft and fine waves in a row or a column.
private struct Lines {
  let soft: Turn
  let fine: Double

  /// - Parameters:
  ///   - soft: the angle between two rows, in radians.
  ///   - fine: the same for the fine waves.
  ///   - start: the angle of the fine waves in the first row, in radians.
  init(_ number: Int, soft: Double, fine: Double, from start: Int) {
    let number = Double(number)
    self.soft = Turn(number * soft)
    self.fine = sin(number * fine + Double(start))
  }
}

// The red, green and blue of the shapes in front.
private let fronts = [150.0, 20, 60]
