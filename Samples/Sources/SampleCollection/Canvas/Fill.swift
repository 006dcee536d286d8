extension Canvas {
  /// Fills an outline (non-zero winding) with one colour.
  ///
  /// - Parameters:
  ///   - opacity: 0 ... 1.
  ///   - away: the distance of the shape. Nearer pixels hide it.
  mutating func fill(_ path: Path, _ color: Pixel, opacity: Float = 1, away: Float = 0) {
    fill(path, opacity: opacity, away: away) { _, _, _ in color }
  }

  /// Fills an outline. The colour of a pixel can depend on its position and on the old colour.
  @inline(__always)
  mutating func fill(
    _ path: Path, opacity: Float = 1, away: Float = 0,
    _ color: (_ x: Float, _ y: Float, _ old: Pixel) -> Pixel
  ) {
    for span in Coverage(of: path, width: width, height: height).spans() {
      for (offset, coverage) in span.coverage.enumerated() where coverage > 0 {
        let index = span.row * width + span.column + offset
        guard distance[index] >= away else { continue }
        let old = pixels[index]
        let new = color(Float(span.column + offset) + 0.5, Float(span.row) + 0.5, old)
        pixels[index] = old.mixed(with: new, coverage * opacity)
        if away > 0 && coverage > 0.5 { distance[index] = away }
      }
    }
  }
}

/// The part of each pixel that an outline covers. It is exact along a row, and sampled by five lines within it.
struct Coverage {
  struct Span {
    let row: Int
    let column: Int
    let coverage: [Float]
  }

  private static let lines = 5
  private let points: [Path.Point]
  private let columns: Range<Int>
  private let rows: Range<Int>

  init(of path: Path, width: Int, height: Int) {
    points = path.points
    columns = Self.extent(of: points.map(\.x), within: width)
    rows = Self.extent(of: points.map(\.y), within: height)
  }

  func spans() -> [Span] {
    guard !columns.isEmpty else { return [] }
    let crossings = self.crossings()
    return rows.map { row in
      var cover = [Float](repeating: 0, count: columns.count)
      for line in 0..<Self.lines {
        add(crossings[(row - rows.lowerBound) * Self.lines + line], to: &cover)
      }
      return Span(row: row, column: columns.lowerBound, coverage: cover)
    }
  }

  private typealias Crossing = (x: Float, winding: Int)

  /// Returns the crossings of the outline with each line, from left to right.
  private func crossings() -> [[Crossing]] {
    var lines = [[Crossing]](repeating: [], count: rows.count * Self.lines)
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where from.y != to.y {
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      let slope = (lower.x - upper.x) / (lower.y - upper.y)
      for line in self.lines(from: upper.y, to: lower.y) {
        let x = upper.x + (height(of: line) - upper.y) * slope
        lines[line].append((x, from.y < to.y ? 1 : -1))
      }
    }
    return lines.map { $0.sorted { $0.x < $1.x } }
  }

  private func add(_ crossings: [Crossing], to cover: inout [Float]) {
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.winding
      if winding != 0 { add(from: crossing.x, to: next.x, to: &cover) }
    }
  }

  private func add(from: Float, to: Float, to cover: inout [Float]) {
    let low = max(0, from - Float(columns.lowerBound))
    let high = min(Float(columns.count), to - Float(columns.lowerBound))
    guard low < high else { return }
    for column in Int(low)..<Int(high.rounded(.up)) {
      let part = min(high, Float(column + 1)) - max(low, Float(column))
      cover[column] += part / Float(Self.lines)
    }
  }

  private func height(of line: Int) -> Float {
    Float(rows.lowerBound) + (Float(line) + 0.5) / Float(Self.lines)
  }

  /// Returns the lines from one height (included) to another (excluded).
  private func lines(from upper: Float, to lower: Float) -> Range<Int> {
    let line = { (y: Float) in
      let index = ((y - Float(rows.lowerBound)) * Float(Self.lines) - 0.5).rounded(.up)
      return Int(min(max(index, 0), Float(rows.count * Self.lines)))
    }
    return line(upper)..<line(lower)
  }

  private static func extent(of values: [Float], within size: Int) -> Range<Int> {
    guard let low = values.min(), let high = values.max() else { return 0..<0 }
    let bound = { (value: Float) in Int(min(max(value, 0), Float(size))) }
    return bound(low.rounded(.down))..<bound(high.rounded(.up))
  }
}
