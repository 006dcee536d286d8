import Vitrine

/// Fingers that come, move, go and are taken away at random, some of them without a place.
struct RandomFingers {
  /// How many there can be at a time.
  let maximum: Int32
  /// Where they come down, in points.
  let area: Dimensions
  private var places: [Int32: Vector] = [:]

  init(maximum: Int32, area: Dimensions) {
    self.maximum = maximum
    self.area = area
  }

  /// Whether none is down.
  var isEmpty: Bool { places.isEmpty }

  /// What one of them does next.
  mutating func sample(using generator: inout SeededGenerator) -> Pointer {
    let id = Int32.random(in: 1...maximum, using: &generator)
    guard let place = places[id] else {
      let place = Vector(
        x: generator.number(in: 0...area.width), y: generator.number(in: 0...area.height))
      let phase = generator.pick([Pointer.Phase.down, .down, .down, .move, .up])
      if phase == .down { places[id] = place }
      return Pointer(id: id, phase, position: place)
    }
    return move(id, from: place, using: &generator)
  }

  private mutating func move(
    _ id: Int32, from place: Vector, using generator: inout SeededGenerator
  ) -> Pointer {
    let phase = generator.pick([Pointer.Phase.move, .move, .move, .move, .up, .up, .cancel])
    let reach = generator.pick([2.0, 20, 60])
    let step = Vector(
      x: generator.number(in: -reach...reach), y: generator.number(in: -reach...reach))
    let isOdd = generator.happens(once: 40)
    places[id] = phase == .move ? place + step : nil
    if phase == .cancel { places = [:] }
    return Pointer(
      id: id, phase, position: isOdd ? Vector(x: .nan, y: 0) : places[id] ?? place)
  }
}
