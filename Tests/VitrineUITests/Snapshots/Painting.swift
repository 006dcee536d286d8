#if os(macOS)
import Vitrine

/// What shall be seen: frames of one colour each, one over the other, on a backdrop.
struct Painting {
  let backdrop: Paint
  /// What can be seen at all.
  let window: Frame
  /// From back to front; nil for what is no plain colour.
  private var frames: [(frame: Frame, paint: Paint?)] = []

  init(on backdrop: Paint, in window: Frame) {
    self.backdrop = backdrop
    self.window = window
  }

  /// Paints over what is there.
  mutating func add(_ frame: Frame, _ paint: Paint?) { frames.append((frame, paint)) }

  /// The colours that are seen somewhere.
  @MainActor
  func paints(in snapshot: Snapshot) throws -> [Paint] {
    try places.map { try snapshot.paint(at: $0) }
      .reduce(into: []) { found, paint in
        if !found.contains(where: paint.isNear) { found.append(paint) }
      }
  }

  /// Where a picture shows something else.
  @MainActor
  func mistakes(in snapshot: Snapshot) throws -> [String] {
    try places.compactMap { place in
      guard let paint = paint(at: place) else { return nil }
      let seen = try snapshot.paint(at: place)
      return seen.isNear(paint) ? nil : "at \(place) is \(seen), not \(paint)"
    }
  }

  /// Places all over the window, at distances that are no multiple of any gap or cell.
  private var places: [Vector] {
    stride(from: window.y + 5, to: window.maxY, by: 23).flatMap { y in
      stride(from: window.x + 3, to: window.maxX, by: 11).map { Vector(x: $0, y: y) }
    }
  }

  /// The colour at a place; nil where nothing can be said, as next to an edge.
  private func paint(at place: Vector) -> Paint? {
    guard !frames.contains(where: { $0.frame.hasEdge(near: place) }) else { return nil }
    guard let top = frames.last(where: { $0.frame.contains(place) }) else { return backdrop }
    return top.paint
  }
}

extension Frame {
  fileprivate func contains(_ place: Vector) -> Bool {
    place.x >= x && place.x < maxX && place.y >= y && place.y < maxY
  }

  /// Edges are smooth and corners round: within so many points of an edge there may be anything.
  fileprivate func hasEdge(near place: Vector) -> Bool {
    let margin = 4.0
    let outer = grown(by: margin), inner = grown(by: -margin)
    return outer.contains(place) && !inner.contains(place)
  }

  private func grown(by margin: Double) -> Frame {
    Frame(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
#endif
