/// The fingers that are down, as one hand: where its middle is, and how far it is spread.
struct Fingers: Equatable, Sendable {
  private var all: [Finger] = []

  private struct Finger: Equatable, Sendable {
    var id: Int32
    var position: Vector
  }

  /// How many there are.
  var count: Int { all.count }

  /// Whether this one is among them.
  func contains(_ id: Int32) -> Bool { index(of: id) != nil }

  /// The middle of all of them.
  var centroid: Vector {
    var sum = Vector.zero
    for index in all.indices { sum = sum + all[index].position }
    return sum / Double(max(1, count))
  }

  /// How far two of them are apart; of more, twice their mean distance from the middle, which for two is the same.
  var span: Double {
    let middle = centroid
    var sum = 0.0
    for index in all.indices { sum += (all[index].position - middle).length }
    return 2 * sum / Double(max(1, count))
  }
}

extension Fingers {
  /// One comes down; one that was down already has lost its end and begins anew. False when there are ``Limit/fingers`` already.
  mutating func put(_ id: Int32, at position: Vector) -> Bool {
    _ = lift(id)
    guard count < Limit.fingers else { return false }
    all.append(Finger(id: id, position: position))
    return true
  }

  /// One moves; false when it is not down.
  mutating func move(_ id: Int32, to position: Vector) -> Bool {
    guard let index = index(of: id) else { return false }
    all[index].position = position
    return true
  }

  /// One is lifted: where it was; nil when it was not down.
  mutating func lift(_ id: Int32) -> Vector? {
    guard let index = index(of: id) else { return nil }
    return all.remove(at: index).position
  }

  private func index(of id: Int32) -> Int? {
    for index in all.indices where all[index].id == id { return index }
    return nil
  }
}
