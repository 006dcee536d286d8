import Vitrine

/// How long items have turned out to be, gathered until they are told to the engine together.
///
/// As long as all items that were measured are equally long, all others count as just as long, so that a million of them are
/// one number.
struct Measurements {
  /// What an item that nobody has measured counts as, in points; nil before the first was measured.
  private(set) var each: Double?
  /// Whether some item was found to differ.
  private(set) var differ = false
  private var fresh: [Int: Double] = [:]

  /// Less than this is what rounding makes of the same length, in points, as in `Extents`.
  static let leastChange = 0.5

  /// Takes the length of an item in.
  mutating func add(_ length: Double, of item: Int) { fresh[item] = length }

  /// Whether nothing waits to be told.
  var isEmpty: Bool { fresh.isEmpty }

  /// What the engine has not been told yet, once.
  /// - Parameter drawn: How many items are drawn, and would have been measured if all had changed.
  mutating func take(drawn: Int) -> [Event.Kind] {
    defer { fresh = [:] }
    guard let length = fresh.first?.value else { return [] }
    let areSame = fresh.values.allSatisfy { abs($0 - length) < Self.leastChange }
    if areSame, !differ, each == nil || fresh.count >= drawn {
      guard each.map({ abs($0 - length) >= Self.leastChange }) ?? true else { return [] }
      each = length
      return [.extent(length)]
    }
    return singles()
  }

  private mutating func singles() -> [Event.Kind] {
    let each = each ?? .infinity
    let changed = differ ? fresh : fresh.filter { abs($0.value - each) >= Self.leastChange }
    if !changed.isEmpty { differ = true }
    return changed.sorted { $0.key < $1.key }.map { .extents([$0.value], first: $0.key) }
  }
}
