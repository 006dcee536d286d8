import Vitrine

/// The measured lengths of items, collected so that the engine gets them together.
///
/// While all measured items have the same length, all other items count as equally long. So one number is enough for a million
/// items.
struct Measurements {
  /// The length that an unmeasured item counts as, in points; nil before the first measurement.
  private(set) var commonLength: Double?
  /// Whether some item has a different length.
  private(set) var differs = false
  /// Whether the common length is one of earlier measurements, along another axis or in other lengths.
  private var isOutdated = false
  private var pending: [Int: Double] = [:]

  /// The largest difference that rounding makes to the same length, in points, as in `Extents`.
  static let leastChange = 0.5

  /// Whether the next measurement becomes the common length.
  var awaitsFirst: Bool { commonLength == nil || isOutdated }

  /// Begins again. Until the next measurement, items count as long as before.
  mutating func restart() { (pending, differs, isOutdated) = ([:], false, true) }

  /// Adds the length of an item.
  mutating func add(_ length: Double, of item: Int) { pending[item] = length }

  /// Returns the events for the new measurements, and forgets them.
  /// - Parameter drawn: The number of drawn items. If all of them have changed alike, the common length changes.
  mutating func takeEvents(drawn: Int) -> [Event.Kind] {
    defer { pending = [:] }
    guard let length = pending.first?.value else { return [] }
    let areSame = pending.values.allSatisfy { abs($0 - length) < Self.leastChange }
    if areSame, !differs, awaitsFirst || pending.count >= drawn {
      guard awaitsFirst || commonLength.map({ abs($0 - length) >= Self.leastChange }) ?? true
      else { return [] }
      (commonLength, isOutdated) = (length, false)
      return [.extent(length)]
    }
    return individualEvents()
  }

  private mutating func individualEvents() -> [Event.Kind] {
    let commonLength = commonLength ?? .infinity
    let changed =
      differs ? pending : pending.filter { abs($0.value - commonLength) >= Self.leastChange }
    if !changed.isEmpty { differs = true }
    return changed.sorted { $0.key < $1.key }.map { .extents([$0.value], first: $0.key) }
  }
}

/// The measured length of an item's content.
struct ItemMeasurement: Equatable, Sendable {
  /// Points along the strip.
  let length: Double
  /// Whether the strip ran from top to bottom. A length along the other axis says nothing about the present one.
  let isVertical: Bool

  /// Whether it is a length of content. An item without content can have none.
  var isUsable: Bool { length.isFinite && length >= 0 }
}
