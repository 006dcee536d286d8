import Vitrine

/// A drag along a row of dots: one item for each dot that the finger passes.
struct DotDrag {
  /// The point at which the finger touched.
  let start: Vector
  private let first: Int
  private var index: Int

  /// Begins a drag at the current item.
  init(start: Vector, from current: Int) { (self.start, first, index) = (start, current, current) }

  /// Moves the finger. Returns the item that it reaches; nil if it is still the last one.
  /// - Parameter pitch: The distance of two dots, in points.
  mutating func move(to point: Vector, pitch: Double, count: Int, isReversed: Bool) -> Int? {
    let dots = Int(((point.x - start.x) / pitch).rounded())
    let new = max(0, min(first + (isReversed ? -dots : dots), count - 1))
    defer { index = new }
    return new == index ? nil : new
  }
}
