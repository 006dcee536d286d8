import Vitrine

/// Fingers that come, move, go and are taken away at random, some of them without a point.
struct RandomFingers {
  /// How many there can be at a time.
  let maximum: Int32
  /// Where they come down, in points.
  let area: Dimensions
  private var points: [Int32: Vector] = [:]

  init(maximum: Int32, area: Dimensions) {
    self.maximum = maximum
    self.area = area
  }

  /// Whether none is down.
  var isEmpty: Bool { points.isEmpty }

  /// What one of them does next.
  mutating func sample(using generator: inout SeededGenerator) -> Pointer {
    let id = Int32.random(in: 1...maximum, using: &generator)
    guard let point = points[id] else {
      let point = Vector(
        x: generator.number(in: 0...area.width), y: generator.number(in: 0...area.height))
      let phase = generator.pick([Pointer.Phase.down, .down, .down, .move, .up])
      if phase == .down { points[id] = point }
      return Pointer(id: id, phase, position: point)
    }
    return move(id, from: point, using: &generator)
  }

  private mutating func move(
    _ id: Int32, from point: Vector, using generator: inout SeededGenerator
  ) -> Pointer {
    let phase = generator.pick([Pointer.Phase.move, .move, .move, .move, .up, .up, .cancel])
    let reach = generator.pick([2.0, 20, 60])
    let step = Vector(
      x: generator.number(in: -reach...reach), y: generator.number(in: -reach...reach))
    let isOdd = generator.happens(once: 40)
    points[id] = phase == .move ? point + step : nil
    if phase == .cancel { points = [:] }
    return Pointer(
      id: id, phase, position: isOdd ? Vector(x: .nan, y: 0) : points[id] ?? point)
  }
}
