/// The fingers on the screen, with their centroid and their span.
struct Fingers: Equatable, Sendable {
  private var all: [Finger] = []

  private struct Finger: Equatable, Sendable {
    var id: Int32
    var position: Vector
  }

  /// The number of fingers.
  var count: Int { all.count }

  /// Returns whether a finger is one of them.
  func contains(_ id: Int32) -> Bool { index(of: id) != nil }

  /// The mean of their positions.
  var centroid: Vector {
    var sum = Vector.zero
    for index in all.indices { sum = sum + all[index].position }
    return sum / Double(max(1, count))
  }

  /// The distance of two fingers. For more fingers, twice their mean distance from the centroid, which is the same for two.
  var span: Double {
    let middle = centroid
    var sum = 0.0
    for index in all.indices { sum += (all[index].position - middle).length }
    return 2 * sum / Double(max(1, count))
  }
}

extension Fingers {
  /// Adds a finger. A finger that is there already is moved. Returns false if there are ``Limit/fingers`` already.
  mutating func put(_ id: Int32, at position: Vector) -> Bool {
    _ = lift(id)
    guard count < Limit.fingers else { return false }
    all.append(Finger(id: id, position: position))
    return true
  }

  /// Moves a finger. Returns false if it is not there.
  mutating func move(_ id: Int32, to position: Vector) -> Bool {
    guard let index = index(of: id) else { return false }
    all[index].position = position
    return true
  }

  /// Removes a finger. Returns its position; nil if it is not there.
  mutating func lift(_ id: Int32) -> Vector? {
    guard let index = index(of: id) else { return nil }
    return all.remove(at: index).position
  }

  private func index(of id: Int32) -> Int? {
    for index in all.indices where all[index].id == id { return index }
    return nil
  }
}
