#if os(macOS)
import Vitrine

/// The expected content of a snapshot: overlapping frames of one colour each, on a backdrop.
struct ExpectedImage {
  let backdrop: PixelColor
  /// The visible area.
  let window: Frame
  /// From back to front; nil for content that is not a plain colour.
  private var frames: [(frame: Frame, color: PixelColor?)] = []

  init(on backdrop: PixelColor, in window: Frame) {
    self.backdrop = backdrop
    self.window = window
  }

  /// Adds a frame above all others.
  mutating func add(_ frame: Frame, _ color: PixelColor?) { frames.append((frame, color)) }

  /// The different colours in a snapshot.
  @MainActor
  func colors(in snapshot: Snapshot) throws -> [PixelColor] {
    try points.map { try snapshot.color(at: $0) }
      .reduce(into: []) { found, color in
        if !found.contains(where: color.isNear) { found.append(color) }
      }
  }

  /// The points at which a snapshot has another colour than expected.
  @MainActor
  func mistakes(in snapshot: Snapshot) throws -> [String] {
    try points.compactMap { point in
      guard let expected = color(at: point) else { return nil }
      let seen = try snapshot.color(at: point)
      return seen.isNear(expected) ? nil : "at \(point) is \(seen), not \(expected)"
    }
  }

  /// Points all over the window. Their distances are not multiples of any gap or cell.
  private var points: [Vector] {
    stride(from: window.y + 5, to: window.maxY, by: 23).flatMap { y in
      stride(from: window.x + 3, to: window.maxX, by: 11).map { Vector(x: $0, y: y) }
    }
  }

  /// The expected colour at a point; nil if it is unknown, as near an edge.
  private func color(at point: Vector) -> PixelColor? {
    guard !frames.contains(where: { $0.frame.hasEdge(near: point) }) else { return nil }
    guard let top = frames.last(where: { $0.frame.contains(point) }) else { return backdrop }
    return top.color
  }
}

extension Frame {
  fileprivate func contains(_ point: Vector) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether a point is within 4 points of an edge. Edges are smooth and corners round, so the colour there is unknown.
  fileprivate func hasEdge(near point: Vector) -> Bool {
    let margin = 4.0
    let outer = grown(by: margin), inner = grown(by: -margin)
    return outer.contains(point) && !inner.contains(point)
  }

  private func grown(by margin: Double) -> Frame {
    Frame(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
#endif
