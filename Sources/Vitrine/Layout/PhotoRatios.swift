/// The ratios of a collection's photographs, width divided by height, as far as they are known.
///
/// An unknown ratio counts as the mean of the known ones, at first as 4:3. Each takes four bytes.
struct PhotoRatios: Equatable, Sendable {
  /// 0 for an unknown ratio.
  private var values: [Float]
  /// The ratio that an unknown one counts as.
  private var assumed = 4.0 / 3

  /// Creates unknown ratios.
  init(count: Int) { values = [Float](repeating: 0, count: count) }

  /// The number of photographs.
  var count: Int { values.count }

  /// The ratio with which a photograph is laid out.
  subscript(item: Int) -> Double { values[item] > 0 ? Double(values[item]) : assumed }

  /// Sets the ratio of a photograph, within ``ItemExtent/ratios``; unknown if it is not finite and positive. Returns whether it differs
  /// from the one with which the photograph is laid out by more than rounding: a thumbnail has whole pixels.
  mutating func set(_ ratio: Double, of item: Int) -> Bool {
    let before = self[item]
    let ratio = ratio.isPositive ? ratio.clamped(to: ItemExtent.ratios) : 0
    if values[item] > 0, abs(ratio / before - 1) <= Self.rounding { return false }
    values[item] = Float(ratio)
    return self[item] != before
  }

  /// Sets the ratios of the photographs from `first` on, as far as they exist.
  mutating func set(_ ratios: [Double], first: Int) {
    guard first >= 0, first < count else { return }
    for index in 0..<min(ratios.count, count - first) { _ = set(ratios[index], of: first + index) }
  }

  /// Takes the mean of the known ratios for the unknown ones, in O(n).
  mutating func assumeMean() {
    var (sum, known) = (0.0, 0)
    for ratio in values where ratio > 0 {
      sum += Double(ratio)
      known += 1
    }
    if known > 0 { assumed = sum / Double(known) }
  }

  /// Takes items out and inserts as many unknown ones as another range has. If both ranges have items, these are the same ones, which
  /// move.
  mutating func replace(_ removed: Range<Int>, by inserted: Range<Int>) {
    var moved = [Float](repeating: 0, count: inserted.count)
    if !removed.isEmpty, removed.count == inserted.count { moved = Array(values[removed]) }
    values.removeSubrange(removed)
    if !moved.isEmpty { values.insert(contentsOf: moved, at: inserted.lowerBound) }
  }

  /// The difference of two ratios that comes from rounding, as a share. Chosen so that a row does not change visibly.
  private static var rounding: Double { 0.02 }
}
